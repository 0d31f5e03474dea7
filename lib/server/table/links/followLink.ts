import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { LinkKind } from "@/lib/protocol/tableLinks";
import { database } from "../../db/db";
import type { Sent } from "../../http/peerAddress";
import { access } from "../../identity/access";
import { byAddress } from "../../identity/limits";
import type { Visitor } from "../../identity/visitor";
import { holdersOf } from "../../identity/visitor";
import { seatNames } from "../record/journalStore";
import { SNAPSHOT, withStates } from "../snapshots/withStates";
import { countGuess } from "./linkGuesses";
import { gameBehind } from "./tableLink";

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
): Promise<ApiResult<FollowedLink>> {
  const guess = await countGuess([byAddress(request)], token);
  if (guess.wait !== null) return apiError("too-many", { wait: guess.wait });
  const behind = await gameBehind(token);
  if (behind === null) return apiError("no-such-table");
  await guess.wasRight();
  const { gameId, kind } = behind;
  const may = await access(visitor, gameId, kind === "sit" ? "record" : "read");
  const { state, createdAt, group } = await withStates(
    holdersOf(visitor)[0] ?? byAddress(request),
    async (states) => {
      const row = await database().game.findUniqueOrThrow({
        where: { id: gameId },
        select: { ...SNAPSHOT, createdAt: true, group: { select: { name: true } } },
      });
      return { ...row, state: states.of(row) };
    },
  );
  const names = await seatNames(database(), gameId);
  const { game, seats, phase } = state;
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
