import { acceptance } from "@/lib/protocol/membershipSchemas";
import { allowOnly, answerDone, answerNot, answerTooMany, endpoint } from "@/lib/server/api/endpoint";
import { readSent } from "@/lib/server/api/readSent";
import { acceptInvitation } from "@/lib/server/groups/acceptInvitation";
import { guessedBy } from "@/lib/server/groups/guesses";
import { accessAccount } from "@/lib/server/identity/access";
import { countGuess } from "@/lib/server/table/links/linkGuesses";

/** Accepts an invitation. Codes that let nobody in are counted. */
export const POST = endpoint(async ({ request, visitor }) => {
  const pass = accessAccount(visitor);
  if (!pass.ok) return answerNot(pass.refusal);
  const body = await readSent({ request, visitor }, acceptance);
  if (!body.ok) return body.refusal;
  const guess = await countGuess(guessedBy(request, visitor), body.value.code);
  if (guess.wait !== null) return answerTooMany(guess.wait);
  const accepted = await acceptInvitation(pass.value, body.value);
  if (accepted.ok || accepted.refusal.code !== "no-such-invitation") await guess.wasRight();
  return answerDone(accepted);
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
