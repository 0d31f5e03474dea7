import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import type { GroupPass } from "../identity/access";
import { shownName } from "../table/seatNames";
import { canBeCalled } from "./players";

/**
 * Merges two roster entries: `id` counts as `into` from now on, in all games of both. It changes nothing
 * else, so that it can be undone exactly. Merges cannot chain: an entry that is merged, or has others merged
 * into it, must be separated first.
 *
 * Refuses with `no-such-player`, `same-player`, `already-merged`, `is-retired` (no active entry would
 * remain), `two-accounts`, and `two-people` if both played in the same game. A result that lists both counts
 * only if both lost or won, because the others are only assumed to have been there.
 */
export function mergePlayers({ groupId }: GroupPass, id: string, into: string): Promise<ApiResult<null>> {
  return inTransaction(async (tx) => {
    if (id === into) return apiError("same-player");
    const found = await tx.player.findMany({
      where: { groupId, id: { in: [id, into] } },
      include: { merged: { select: { id: true, accountId: true } } },
    });
    const [absorbed, stays] = [id, into].map((one) => found.find((player) => player.id === one));
    if (!absorbed || !stays) return apiError("no-such-player");
    if (absorbed.mergedInto !== null || absorbed.merged.length > 0 || stays.mergedInto !== null)
      return apiError("already-merged");
    if (stays.retiredAt !== null) return apiError("is-retired");
    const person = [stays, ...stays.merged];
    if (absorbed.accountId !== null && person.some(({ accountId }) => accountId !== null))
      return apiError("two-accounts");
    const others = person.map((one) => one.id);
    if ((await wereTogether(tx, id, others)) > 0) return apiError("two-people");
    await tx.player.update({ where: { id }, data: { mergedInto: into } });
    return ok(null);
  });
}

/** Counts games in which both surely played, including deleted ones, which may be restored. */
function wereTogether(tx: Reader, id: string, others: readonly string[]): Promise<number> {
  const seated = (named: object) => ({
    AND: [
      { seats: { some: { playerId: id, ...named } } },
      { seats: { some: { playerId: { in: [...others] }, ...named } } },
    ],
  });
  return tx.game.count({
    where: { OR: [{ resultOnly: false, ...seated({}) }, seated({ outcome: { not: null } })] },
  });
}

/**
 * Undoes a merge: the entry is a separate person again, with its games. An entry that is not merged stays as
 * it is. Refuses with `no-such-player`, and `duplicate-player` if an active player has its name by now.
 */
export function separatePlayers({ groupId }: GroupPass, id: string): Promise<ApiResult<null>> {
  return inTransaction(async (tx) => {
    const player = await tx.player.findFirst({ where: { id, groupId } });
    if (player === null) return apiError("no-such-player");
    if (player.mergedInto === null) return ok(null);
    if (player.retiredAt === null) {
      const free = await canBeCalled(tx, groupId, shownName(player));
      if (!free.ok) return free;
    }
    await tx.player.update({ where: { id }, data: { mergedInto: null } });
    return ok(null);
  });
}
