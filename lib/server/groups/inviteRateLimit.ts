import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { Sent } from "../http/peerAddress";
import { byAddress, byHolder } from "../identity/limits";
import { holdersOf, type Visitor } from "../identity/visitor";
import { overGuesses } from "../table/links/linkRateLimit";
import { type Opened, openInvitation } from "./acceptInvitation";

/** The rate limit keys for guessed codes: the address, and the account or device. */
export const guessedBy = (request: Sent, visitor: Visitor): readonly string[] => [
  byAddress(request),
  ...holdersOf(visitor).slice(0, 1).map(byHolder),
];

/**
 * Opens an invitation's link. Refuses with `no-such-invitation`, and after several of those with `too-many`.
 * A valid code always opens, regardless of earlier guesses.
 */
export async function followInvitation(
  request: Sent,
  visitor: Visitor,
  code: string,
): Promise<ApiResult<Opened>> {
  const opened = await openInvitation(visitor, code);
  if (opened.ok) return opened;
  const wait = await overGuesses(guessedBy(request, visitor), code);
  return wait === null ? opened : apiError("too-many", { wait });
}
