import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { Sent } from "../http/peerAddress";
import { byAddress, byHolder } from "../identity/limits";
import { holdersOf, type Visitor } from "../identity/visitor";
import { countGuess } from "../table/links/linkGuesses";
import { type Opened, openInvitation } from "./acceptInvitation";

/** Under what somebody's guesses of codes are counted: their address, and their account or device. */
export const guessedBy = (request: Sent, visitor: Visitor): readonly string[] => [
  byAddress(request),
  ...holdersOf(visitor).slice(0, 1).map(byHolder),
];

/**
 * Looks at an invitation for whoever opened its link. Refuses with `no-such-invitation`, and after a few of those with `too-many`,
 * so that codes are not guessed; whoever has a good one may come with the whole crew at once.
 */
export async function followInvitation(
  request: Sent,
  visitor: Visitor,
  code: string,
): Promise<ApiResult<Opened>> {
  const guess = await countGuess(guessedBy(request, visitor), code);
  if (guess.wait !== null) return apiError("too-many");
  const opened = await openInvitation(visitor, code);
  if (opened.ok) await guess.wasRight();
  return opened;
}
