import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { seenName } from "@/lib/protocol/names";
import type { ChangedPlayer } from "@/lib/protocol/rosterSchemas";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import type { Prisma } from "../generated/prisma/client";
import type { GroupPass } from "../identity/access";
import { isSeasonOf } from "../table/record/seasonsOf";
import { shownName } from "../table/seatNames";
import { mayBeCalled, readName } from "./names";

/**
 * Changes a player: name, nickname (null or blank: none), colour, shift, whose account they are, retired or back. Every game they
 * sat at reads the new name.
 *
 * Refuses with `no-such-player`, `already-merged` (an entry that is read as another one), `bad-player-name`, `duplicate-player`
 * (somebody active is called so; also who comes back), `no-such-season`, `no-such-member`, `account-linked`, `two-accounts`.
 */
export function changePlayer(
  { groupId }: GroupPass,
  id: string,
  change: ChangedPlayer,
): Promise<ApiResult<null>> {
  return inTransaction(async (tx) => {
    const player = await tx.player.findFirst({ where: { id, groupId } });
    if (player === null) return apiError("no-such-player");
    if (player.mergedInto !== null) return apiError("already-merged");
    const named = readNamesOf(change);
    if (!named.ok) return named;
    const { name = player.name, nickname = player.nickname } = named.value;
    const retired = change.retired ?? player.retiredAt !== null;
    const shown = shownName({ name, nickname });
    if (!retired) {
      const free = await mayBeCalled(tx, groupId, shown, id);
      if (!free.ok) return free;
    }
    const { season, account, colour } = change;
    if (season && season !== player.seasonId && !(await isSeasonOf(tx, groupId, season)))
      return apiError("no-such-season");
    if (account && account !== player.accountId) {
      const linkable = await mayLink(tx, groupId, id, account);
      if (!linkable.ok) return linkable;
    }
    const data: Prisma.PlayerUncheckedUpdateInput = {
      name,
      nickname,
      retiredAt: retired ? (player.retiredAt ?? new Date()) : null,
    };
    if (colour !== undefined) data.colour = colour;
    if (season !== undefined) data.seasonId = season;
    if (account !== undefined) data.accountId = account;
    // What only they were to see goes with them.
    if (account !== undefined && account !== player.accountId) data.drinkLimit = null;
    await tx.player.update({ where: { id }, data });
    return ok(null);
  });
}

/** The names that are sent, as the roster keeps them. A nickname that says nothing, or the name again, is none. */
function readNamesOf({
  name,
  nickname,
}: ChangedPlayer): ApiResult<{ name?: string; nickname?: string | null }> {
  const names: { name?: string; nickname?: string | null } = {};
  if (name !== undefined) {
    const read = readName(name);
    if (!read.ok) return read;
    names.name = read.value;
  }
  if (nickname !== undefined) {
    const read = nickname === null || seenName(nickname) === "" ? ok(null) : readName(nickname);
    if (!read.ok) return read;
    names.nickname = read.value;
  }
  return ok(names);
}

/** Whether an account may be a player's: it belongs to the group, and is nobody else's; nor has the same person another one. */
async function mayLink(tx: Reader, groupId: string, id: string, accountId: string): Promise<ApiResult<null>> {
  const member = await tx.membership.count({ where: { groupId, accountId } });
  if (member === 0) return apiError("no-such-member");
  const linked = await tx.player.findFirst({ where: { groupId, accountId }, select: { id: true } });
  if (linked !== null) return apiError("account-linked");
  const others = await tx.player.count({ where: { mergedInto: id, accountId: { not: null } } });
  return others > 0 ? apiError("two-accounts") : ok(null);
}
