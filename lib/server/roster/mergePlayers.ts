import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import type { GroupPass } from "../identity/access";
import { shownName } from "../table/seatNames";
import { canBeCalled } from "./players";

/**
 * Says that two entries of a roster are one person: `id` is read as `into` from then on, at every game either sat at. Nothing
 * else changes, so that it can be taken back exactly. There are no chains: an entry that others are merged into, or that is
 * merged itself, is separated first.
 *
 * Refuses with `no-such-player`, `same-player`, `already-merged`, `is-retired` (nobody would be left to be read), `two-accounts`,
 * and `two-people` where both sat at one game. That a result lists both tells nothing, unless both lost or won by it: whoever was not
 * named is only taken to have been there.
 */
export function mergePlayers({ groupId }: GroupPass, id: string, into: string): Promise<ApiResult<null>> {
  return inTransaction(async (tx) => {
    if (id === into) return apiError("same-player");
    const found = await tx.player.findMany({
      where: { groupId, id: { in: [id, into] } },
      include: { merged: { select: { id: true, accountId: true } } },
    });
    const [gone, stays] = [id, into].map((one) => found.find((player) => player.id === one));
    if (!gone || !stays) return apiError("no-such-player");
    if (gone.mergedInto !== null || gone.merged.length > 0 || stays.mergedInto !== null)
      return apiError("already-merged");
    if (stays.retiredAt !== null) return apiError("is-retired");
    const person = [stays, ...stays.merged];
    if (gone.accountId !== null && person.some(({ accountId }) => accountId !== null))
      return apiError("two-accounts");
    const others = person.map((one) => one.id);
    if ((await wereTogether(tx, id, others)) > 0) return apiError("two-people");
    await tx.player.update({ where: { id }, data: { mergedInto: into } });
    return ok(null);
  });
}

/** At how many games both sat for sure; of deleted ones as well, which may be put back. */
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
 * Takes a merging back: the entry is somebody of their own again, with all they had. One that is not merged stays as it is.
 * Refuses with `no-such-player`, and `duplicate-player` where somebody active has been given the name meanwhile.
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
