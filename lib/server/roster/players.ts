import { ok } from "@/lib/engine";
import { sayOnlyDeletedGames } from "@/lib/messages/api";
import { sayFullDate } from "@/lib/messages/calendar";
import { rarestColor } from "@/lib/messages/colors";
import { type ApiResult, apiError, refusedByRules } from "@/lib/protocol/apiResult";
import { seenName } from "@/lib/protocol/names";
import type { ChangedPlayer, NewPlayers } from "@/lib/protocol/rosterSchemas";
import { dayOf } from "@/lib/views/dayOf";
import { restoreDeadline } from "../db/deleted";
import { inTransaction } from "../db/inTransaction";
import { asJsonOrDbNull, fromJson } from "../db/json";
import type { Reader } from "../db/reader";
import { newRowId } from "../db/rowId";
import type { Prisma } from "../generated/prisma/client";
import type { GroupPass } from "../identity/access";
import { looksLike, readNewNames } from "../table/lookalikes";
import { isSeasonOf } from "../table/record/seasonsOf";
import { rosterByName, shownName } from "../table/seatNames";
import { readKellyDays } from "./onDuty";

/** More than any crew or bar has, retired ones included. */
const MAX_PLAYERS = 300;

/**
 * Adds people to a roster, all or none. Each gets a color that few others have. Returns their ids in the same
 * order.
 * Refuses with `bad-player-name`, `duplicate-player` (also of an active player), `no-such-season`,
 * `roster-full`.
 */
export function addPlayers(
  { groupId }: GroupPass,
  sent: NewPlayers,
): Promise<ApiResult<{ readonly players: readonly string[] }>> {
  return inTransaction(async (tx) => {
    const seasonId = sent.season ?? null;
    if (seasonId !== null && !(await isSeasonOf(tx, groupId, seasonId))) return apiError("no-such-season");
    const put = await putOnRoster(tx, groupId, sent.names, seasonId);
    return put.ok ? ok({ players: put.value }) : put;
  });
}

/** The same within a transaction, for a season of the group. Returns their ids in the same order. */
export async function putOnRoster(
  tx: Reader,
  groupId: string,
  typed: readonly string[],
  seasonId: string | null,
): Promise<ApiResult<readonly string[]>> {
  const names = readNewNames(typed);
  if (!names.ok) return refusedByRules(names.refusal);
  if ((await tx.player.count({ where: { groupId } })) + names.value.length > MAX_PLAYERS)
    return apiError("roster-full");
  for (const name of names.value) {
    const free = await canBeCalled(tx, groupId, name);
    if (!free.ok) return free;
  }
  const ids: string[] = [];
  for (const name of names.value) ids.push(await addPlayer(tx, { groupId, name, seasonId }));
  return ok(ids);
}

interface OnRoster {
  readonly groupId: string;
  /** The normalized name, unique among active players. */
  readonly name: string;
  readonly accountId?: string;
  readonly seasonId?: string | null;
}

/** Adds a player to a roster and returns the id. */
export async function addPlayer(
  tx: Reader,
  { groupId, name, accountId, seasonId }: OnRoster,
): Promise<string> {
  const taken = await tx.player.findMany({
    where: { groupId, retiredAt: null, mergedInto: null },
    select: { colour: true },
  });
  const { id } = await tx.player.create({
    data: {
      id: newRowId(),
      groupId,
      name,
      colour: rarestColor(taken.map(({ colour }) => colour)),
      accountId: accountId ?? null,
      seasonId: seasonId ?? null,
    },
  });
  return id;
}

/**
 * Changes a player: name, nickname (null or blank: none), color, shift, Kelly days, linked account, retired or
 * active.
 * All their games show the new name.
 *
 * Refuses with `no-such-player`, `already-merged`, `bad-player-name`, `duplicate-player` (an active player
 * has the name, also on reactivation), `no-such-season`, `no-such-member`, `account-linked`, `two-accounts`.
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
      const free = await canBeCalled(tx, groupId, shown, id);
      if (!free.ok) return free;
    }
    const { season, account, colour } = change;
    if (season && season !== player.seasonId && !(await isSeasonOf(tx, groupId, season)))
      return apiError("no-such-season");
    if (account && account !== player.accountId) {
      const linkable = await canLink(tx, groupId, id, account);
      if (!linkable.ok) return linkable;
    }
    const data: Prisma.PlayerUncheckedUpdateInput = {
      name,
      nickname,
      retiredAt: retired ? (player.retiredAt ?? new Date()) : null,
    };
    if (colour !== undefined) data.colour = colour;
    if (season !== undefined) data.seasonId = season;
    if (change.kelly !== undefined)
      data.kellyDays = asJsonOrDbNull(change.kelly && readKellyDays(change.kelly));
    if (account !== undefined) data.accountId = account;
    // The drink limit and the payment link belong to the linked account, so they are cleared when that changes.
    if (account !== undefined && account !== player.accountId) {
      data.drinkLimit = null;
      data.payLink = null;
    }
    await tx.player.update({ where: { id }, data });
    return ok(null);
  });
}

/** Normalizes the sent names. A blank nickname, or one equal to the name, becomes null. */
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

/**
 * Checks that an account can be linked: it is a member, no other player has it, and the same person has no
 * other account.
 */
async function canLink(tx: Reader, groupId: string, id: string, accountId: string): Promise<ApiResult<null>> {
  const member = await tx.membership.count({ where: { groupId, accountId } });
  if (member === 0) return apiError("no-such-member");
  const linked = await tx.player.findFirst({ where: { groupId, accountId }, select: { id: true } });
  if (linked !== null) return apiError("account-linked");
  const others = await tx.player.count({ where: { mergedInto: id, accountId: { not: null } } });
  return others > 0 ? apiError("two-accounts") : ok(null);
}

/**
 * Removes a player who never played, such as a typo. Players with records are retired instead: `has-played`
 * (in a game or night, also as a guest), `in-ledger` (only in ledger entries). `only-deleted-games` (only in deleted games)
 * says until when those are kept. Also refuses with `no-such-player`, `already-merged`.
 */
export function removePlayer({ groupId }: GroupPass, id: string): Promise<ApiResult<null>> {
  return inTransaction(async (tx) => {
    const player = await tx.player.findFirst({
      where: { id, groupId },
      select: {
        mergedInto: true,
        guestNames: true,
        _count: { select: { seats: true, merged: true } },
        group: { select: { timeZone: true } },
      },
    });
    if (player === null) return apiError("no-such-player");
    const { seats, merged } = player._count;
    if (player.mergedInto !== null || merged > 0) return apiError("already-merged");
    const theirs = { OR: [{ from: id }, { to: id }] };
    const bought = await tx.buyIn.count({ where: { party: id } });
    const deleted = await tx.seat.findMany({
      where: {
        playerId: id,
        game: { OR: [{ deletedAt: { not: null } }, { table: { deletedAt: { not: null } } }] },
      },
      select: { game: { select: { deletedAt: true, table: { select: { deletedAt: true } } } } },
    });
    const asGuest = (fromJson("guestNames", player.guestNames) ?? []).length > 0;
    if (seats > deleted.length || bought > 0 || asGuest) return apiError("has-played");
    if (
      (await tx.ledgerLine.count({ where: { groupId, ...theirs } })) > 0 ||
      (await sharesRounds(tx, groupId, id))
    )
      return apiError("in-ledger");
    if (deleted.length > 0) {
      const at = deleted.flatMap(({ game }) => [game.deletedAt, game.table.deletedAt]);
      const last = Math.max(...at.map((one) => one?.getTime() ?? 0));
      const day = dayOf(restoreDeadline(new Date(last)), player.group.timeZone);
      const { refusal } = apiError("only-deleted-games");
      return { ok: false, refusal: { ...refusal, message: sayOnlyDeletedGames(sayFullDate(day)) } };
    }
    // A phone's seat history may still name them, from a table whose games are gone.
    await tx.sitting.updateMany({ where: { playerId: id }, data: { playerId: null } });
    await tx.player.delete({ where: { id } });
    return ok(null);
  });
}

/** True if a player has a part in a shared round. */
async function sharesRounds(tx: Reader, groupId: string, id: string): Promise<boolean> {
  const [found] = await tx.$queryRaw<readonly unknown[]>`
    SELECT 1 FROM "LedgerLine" WHERE "groupId" = ${groupId} AND CAST("shares" AS TEXT) LIKE ${`%"${id}"%`} LIMIT 1`;
  return found !== undefined;
}

/** Normalizes a typed name. Refuses with `bad-player-name`. */
function readName(typed: string): ApiResult<string> {
  const read = readNewNames([typed]);
  return read.ok ? ok(read.value[0] as string) : refusedByRules(read.refusal);
}

/**
 * Checks that no other active player has this name or a lookalike. Refuses with `duplicate-player`.
 * @param but The player who is to have the name.
 */
export async function canBeCalled(
  tx: Reader,
  groupId: string,
  shown: string,
  but?: string,
): Promise<ApiResult<null>> {
  const like = (await rosterByName(tx, groupId, but)).like(shown);
  return like === undefined ? ok(null) : refusedByRules(looksLike(shown, like));
}
