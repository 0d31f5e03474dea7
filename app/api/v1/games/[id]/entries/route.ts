import { readShape } from "@/lib/formats/readShape";
import { newEntries } from "@/lib/formats/schemas";
import { access } from "@/lib/server/access";
import { allowOnly, answer, answerNot, answerUnreadable, endpoint } from "@/lib/server/endpoint";
import { forbidden } from "@/lib/server/notDone";
import { readJson } from "@/lib/server/readJson";
import { record } from "@/lib/server/record";

const MOST_BYTES = 64 * 1024;

/** Records entries. */
export const POST = endpoint<{ id: string }>(async ({ request, device, params }) => {
  const body = await readJson(request, MOST_BYTES);
  if (!body.ok) return answerUnreadable(body.refusal);
  const sent = readShape(newEntries, body.value);
  if (!sent.ok) return answerNot(forbidden(sent.refusal).refusal);
  const pass = await access(device, params.id, "record");
  if (!pass.ok) return answerNot(pass.refusal);
  const recorded = await record(pass.value, sent.value.entries);
  if (!recorded.ok) return answerNot(recorded.refusal);
  return answer(200, { ok: true, entries: recorded.value });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
