import { linksAnew } from "@/lib/formats/linkSchemas";
import { readShape } from "@/lib/formats/readShape";
import { access } from "@/lib/server/access";
import { allowOnly, answer, answerNot, answerUnreadable, endpoint } from "@/lib/server/endpoint";
import { sharedTable } from "@/lib/server/guests";
import { forbidden } from "@/lib/server/notDone";
import { readJson } from "@/lib/server/readJson";
import { makeLinksAnew } from "@/lib/server/tableLink";

const MOST_BYTES = 1024;

/** Reads a table's links, and for those who keep it, whom they let in. */
export const GET = endpoint<{ id: string }>(async ({ visitor, params }) => {
  const pass = await access(visitor, params.id, "share");
  if (!pass.ok) return answerNot(pass.refusal);
  return answer(200, { ok: true, ...(await sharedTable(pass.value)) });
});

/** Makes the links anew: the old ones lead nowhere any more. */
export const POST = endpoint<{ id: string }>(async ({ request, visitor, params }) => {
  const body = await readJson(request, MOST_BYTES);
  if (!body.ok) return answerUnreadable(body.refusal);
  const sent = readShape(linksAnew, body.value);
  if (!sent.ok) return answerNot(forbidden(sent.refusal).refusal);
  const pass = await access(visitor, params.id, "relink");
  if (!pass.ok) return answerNot(pass.refusal);
  return answer(200, { ok: true, links: await makeLinksAnew(pass.value) });
});

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD", "POST");
