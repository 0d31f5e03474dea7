import { tableJoin } from "@/lib/protocol/linkSchemas";
import { notDone } from "@/lib/protocol/notDone";
import { allowOnly, answer, answerNot, answerTooMany, endpoint } from "@/lib/server/api/endpoint";
import { readSent } from "@/lib/server/api/readSent";
import { withDevice } from "@/lib/server/identity/becomeKnown";
import { byAddress, overLimit } from "@/lib/server/identity/limits";
import { holdersOf } from "@/lib/server/identity/visitor";
import { countGuess } from "@/lib/server/table/links/linkGuesses";
import { joinByLink } from "@/lib/server/table/links/tableLink";

/**
 * Comes to a table by its link: to sit down or to watch. Whoever asks without being known becomes a device by it. What leads nowhere is a
 * guess: so many a minute from one address. A bar full of guests behind one address may all come in at once.
 */
export const POST = endpoint(async ({ request, visitor }) => {
  const sent = await readSent({ request, visitor }, tableJoin);
  if (!sent.ok) return sent.refusal;
  const { token } = sent.value;
  const from = [byAddress(request)];
  const guess = await countGuess(from, token);
  if (guess.wait !== null) return answerTooMany(guess.wait);
  const crowd = holdersOf(visitor).length === 0 ? await overLimit("newcomer", from) : null;
  if (crowd !== null) return answerTooMany(crowd);
  const known = await withDevice(visitor);
  const id = await joinByLink(known.visitor, token);
  if (id === null) return answerNot(notDone("no-such-table").refusal);
  await guess.wasRight();
  return answer(200, { ok: true, id }, known.setCookie);
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
