import { verdictToShare } from "@/lib/protocol/linkSchemas";
import { allowOnly, answer, answerNot, endpoint } from "@/lib/server/api/endpoint";
import { readChange } from "@/lib/server/api/readSent";
import { originFor } from "@/lib/server/http/originForOthers";
import { access } from "@/lib/server/identity/access";
import { shareVerdict } from "@/lib/server/verdicts/verdictLinks";

/** Answers the link by which anybody may read the verdict of a round. */
export const POST = endpoint<{ id: string }>(async ({ request, visitor, params }) => {
  const sent = await readChange({ request, visitor }, verdictToShare);
  if (!sent.ok) return sent.refusal;
  const pass = await access(visitor, params.id, "record");
  if (!pass.ok) return answerNot(pass.refusal);
  const done = await shareVerdict(pass.value, sent.value.round);
  return done.ok
    ? answer(200, { ok: true, url: originFor(request.headers.get("host")) + done.value })
    : answerNot(done.refusal);
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
