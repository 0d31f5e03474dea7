import { MAX_NAME_LENGTH, ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { FreePlayer } from "@/lib/protocol/membership";
import { readTypedNames } from "@/lib/protocol/names";
import type { Reader } from "../db/reader";
import { addPlayer } from "../roster/players";
import { rosterByName, shownName, unlike } from "../table/seatNames";

/** A player without an account, directly or through a merged entry. */
const FREE = {
  accountId: null,
  retiredAt: null,
  mergedInto: null,
  merged: { none: { accountId: { not: null } } },
} as const;

/** Lists roster players without an account by name. A newcomer can pick one of them. */
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
 * Puts an account on the roster once; a returning member gets the old entry. `player` picks an existing
 * entry. Without it, a new entry gets the account's name, numbered if that is taken.
 * Refuses with `no-such-player` (unknown, or taken meanwhile).
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

/** Fallback for an account name that the engine rejects. */
const NO_NAME = "Player";

function asPlayer(account: string): string {
  const read = readTypedNames([[...account].slice(0, MAX_NAME_LENGTH).join("")]);
  return (read.ok && read.value[0]) || NO_NAME;
}
