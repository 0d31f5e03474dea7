import { ok } from "@/lib/engine";
import type { LinkKind } from "@/lib/protocol/tableLinks";
import { access } from "./access";
import { database } from "./db";
import { asState, seatNames } from "./journalStore";
import { byAddress } from "./limits";
import { countGuess } from "./linkGuesses";
import { type Done, notDone } from "./notDone";
import type { Sent } from "./peerAddress";
import { gameBehind } from "./tableLink";
import type { Visitor } from "./visitor";

/** Which table a link leads to, for whoever decides whether to come in. */
export interface FollowedLink {
  readonly kind: LinkKind;
  /** The table's id, for whoever may do already what the link is for; null for all others. */
  readonly already: string | null;
  readonly game: string;
  /** The group whose table it is; null for one of guests. */
  readonly group: string | null;
  /** Who sits there now, in seat order. */
  readonly names: readonly string[];
  /** When the game began, ISO 8601. */
  readonly since: string;
  readonly over: boolean;
}

/**
 * Looks where a table's link leads, and changes nothing: a preview that opens it, or another site's page that makes a browser ask for
 * it, lets nobody in. Refuses with `no-such-table`, and after many of those from one address with `too-many`.
 */
export async function followLink(
  request: Sent,
  visitor: Visitor,
  token: string,
): Promise<Done<FollowedLink>> {
  const guess = await countGuess([byAddress(request)], token);
  if (guess.wait !== null) return notDone("too-many", { wait: guess.wait });
  const behind = await gameBehind(token);
  if (behind === null) return notDone("no-such-table");
  await guess.wasRight();
  const { gameId, kind } = behind;
  const may = await access(visitor, gameId, kind === "sit" ? "record" : "read");
  const { state, createdAt, group } = await database().game.findUniqueOrThrow({
    where: { id: gameId },
    select: { state: true, createdAt: true, group: { select: { name: true } } },
  });
  const names = await seatNames(database(), gameId);
  const { game, seats, phase } = asState(state);
  return ok({
    kind,
    already: may.ok ? gameId : null,
    game,
    group: group?.name ?? null,
    names: seats.filter(({ gone }) => !gone).map(({ player }) => names[player] ?? player),
    since: createdAt.toISOString(),
    over: phase === "finished",
  });
}
