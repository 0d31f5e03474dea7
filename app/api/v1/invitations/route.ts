import { acceptance } from "@/lib/formats/membershipSchemas";
import { accessAccount } from "@/lib/server/access";
import { allowOnly, answerDone, answerNot, answerTooMany, endpoint } from "@/lib/server/endpoint";
import { acceptInvitation } from "@/lib/server/groups/acceptInvitation";
import { guessedBy } from "@/lib/server/groups/guesses";
import { forgive, overLimit } from "@/lib/server/limits";
import { readSent } from "@/lib/server/readSent";

/** Accepts an invitation. Codes that let nobody in are counted. */
export const POST = endpoint(async ({ request, visitor }) => {
  const pass = accessAccount(visitor);
  if (!pass.ok) return answerNot(pass.refusal);
  const body = await readSent({ request, visitor }, acceptance);
  if (!body.ok) return body.refusal;
  const guess = guessedBy(request, visitor);
  const wait = await overLimit("invitation", guess);
  if (wait !== null) return answerTooMany(wait);
  const accepted = await acceptInvitation(pass.value, body.value);
  if (accepted.ok || accepted.refusal.code !== "no-such-invitation") await forgive("invitation", guess);
  return answerDone(accepted);
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
