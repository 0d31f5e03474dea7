import { allowOnly, answer, answerNot, endpoint } from "@/lib/server/api/endpoint";
import { readNumber } from "@/lib/server/http/readNumber";
import { access } from "@/lib/server/identity/access";
import { roundElsewhere } from "@/lib/server/verdicts/roundElsewhere";

/** "But we play…": what each other house rule would have made of a round. */
export const GET = endpoint<{ id: string; round: string }>(async ({ visitor, params }) => {
  const pass = await access(visitor, params.id, "read");
  if (!pass.ok) return answerNot(pass.refusal);
  const done = await roundElsewhere(pass.value, readNumber(params.round));
  return done.ok ? answer(200, { ok: true, elsewhere: done.value }) : answerNot(done.refusal);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "HEAD");
