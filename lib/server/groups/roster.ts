import { MAX_NAME_LENGTH, ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { FreePlayer } from "@/lib/protocol/membership";
import { readTypedNames } from "@/lib/protocol/names";
import type { Reader } from "../db/reader";
import { addPlayer } from "../roster/players";
import { rosterByName, shownName, unlike } from "../table/seatNames";

/** Nobody with an account, under whichever entry: an entry that is merged in may have one. */
const FREE = {
  accountId: null,
  retiredAt: null,
  mergedInto: null,
  merged: { none: { accountId: { not: null } } },
} as const;

/** Whom of a roster nobody with an account is, by name: those a newcomer may say they are. */
export async function freePlayers(db: Reader, groupId: string): Promise<readonly FreePlayer[]> {
  const players = await db.player.findMany({
    where: { groupId, ...FREE },
    select: { id: true, name: true, nickname: true },
  });
  return players
    .map((player) => ({ id: player.id, name: shownName(player) }))
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
}

/**
 * Puts somebody with an account on the roster, once: whoever comes back is who they were. `player` says who of the roster
 * they are; without it they are new, under their account's name, numbered where another is called so.
 * Refuses with `no-such-player` (somebody else is that player by now, or nobody is).
 */
export async function sitOnRoster(
  tx: Reader,
  groupId: string,
  accountId: string,
  player?: string,
): Promise<ApiResult<null>> {
  const before = await tx.player.findUnique({ where: { groupId_accountId: { groupId, accountId } } });
  if (before !== null) return ok(null);
  if (player !== undefined) {
    const sat = await tx.player.updateMany({
      where: { id: player, groupId, ...FREE },
      data: { accountId },
    });
    return sat.count === 1 ? ok(null) : apiError("no-such-player");
  }
  const { name } = await tx.account.findUniqueOrThrow({ where: { id: accountId }, select: { name: true } });
  await addPlayer(tx, { groupId, accountId, name: unlike(asPlayer(name), await rosterByName(tx, groupId)) });
  return ok(null);
}

/** What they are called where the engine would not take their account's name. */
const NO_NAME = "Player";

function asPlayer(account: string): string {
  const read = readTypedNames([[...account].slice(0, MAX_NAME_LENGTH).join("")]);
  return (read.ok && read.value[0]) || NO_NAME;
}
