import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { TableMove } from "@/lib/protocol/rosterSchemas";
import type { Shifts } from "@/lib/views/rotation";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { Prisma } from "../generated/prisma/client";
import { accessGroup, accessTable, canKeep, type GroupRole, type TablePass } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { audit } from "../process/audit/audit";
import { refreshAccess } from "../table/live/openStreams";
import { outdateTotals } from "../table/outdateTotals";
import { isSeasonOf } from "../table/record/seasonsOf";
import { shiftOfGame, shiftsOf } from "../table/record/shiftsOf";
import { putOnRoster } from "./players";
import { knownAs, sameName } from "./tablePeople";

/** A table may have years of games. */
const MAX_MS = 60_000;

/**
 * Moves a guests' table with all its games into a group in which its keeper plays. Each name becomes the
 * roster player given in `people` (null: stays a guest), or a new player (`add`, for keepers). By default it
 * becomes the roster player of that name. The group then keeps the table; its former keeper can still record
 * there. The games get the given shift, else each the shift of its date.
 *
 * Refuses with `no-such-table`, `only-watching`, `not-the-keeper`, `group-keeps` (it belongs to a group), and
 * as `accessGroup` and `putOnRoster` do. A name without a seat gives `no-such-seat`; an unknown player
 * `no-such-player`. Two seats of one game for one person give `same-player`; an unknown shift `no-such-season`.
 */
export async function moveTable({ tableId, visitor }: TablePass, sent: TableMove): Promise<ApiResult<null>> {
  const groupId = sent.group;
  const done = await inTransaction(
    async (tx): Promise<ApiResult<null>> => {
      const may = await accessTable(visitor, tableId, "relink", tx);
      if (!may.ok) return may;
      const plays = await accessGroup(visitor, groupId, "play", tx);
      if (!plays.ok) return plays;
      const table = await tx.table.findUniqueOrThrow({ where: { id: tableId }, select: { groupId: true } });
      if (table.groupId !== null) return apiError("group-keeps");
      const { season } = sent;
      if (season && !(await isSeasonOf(tx, groupId, season))) return apiError("no-such-season");
      const seated = await seatedAs(tx, tableId, plays.value.role, sent);
      if (!seated.ok) return seated;
      for (const { gameId, key, playerId } of seated.value)
        await tx.seat.update({ where: { gameId_key: { gameId, key } }, data: { playerId } });
      await moveSittings(tx, tableId, seated.value);
      await tx.grant.updateMany({ where: { tableId, role: "keeper" }, data: { role: "player" } });
      await tx.table.update({ where: { id: tableId }, data: { groupId } });
      // Raw SQL, because Prisma would set the games' updatedAt and make them look recorded now.
      await tx.$executeRaw`UPDATE "Game" SET "groupId" = ${groupId} WHERE "tableId" = ${tableId}`;
      await giveShifts(tx, tableId, await shiftsOf(tx, groupId), season);
      await outdateTotals(tx, { id: groupId });
      return ok(null);
    },
    { timeout: MAX_MS },
  );
  if (!done.ok) return done;
  audit("table-moved", { who: holderOf(visitor), table: tableId, group: groupId });
  refreshAccess({ table: tableId });
  return ok(null);
}

/** A seat of a roster player. */
interface SeatedPlayer {
  readonly gameId: string;
  readonly key: string;
  readonly name: string;
  readonly playerId: string;
}

/** Maps seats to roster players as requested. It writes only new roster entries. */
async function seatedAs(
  tx: Reader,
  tableId: string,
  role: GroupRole,
  sent: TableMove,
): Promise<ApiResult<readonly SeatedPlayer[]>> {
  const seats = await tx.seat.findMany({
    where: { game: { tableId } },
    orderBy: { position: "asc" },
    select: { gameId: true, key: true, name: true, game: { select: { deletedAt: true } } },
  });
  const names = new Map(seats.map(({ name }) => [sameName(name), name]));
  const playerOf = new Map(sent.people.map(({ name, player }) => [sameName(name), player]));
  const added = (sent.add ?? []).filter((name) => !playerOf.has(sameName(name)));
  if (![...playerOf.keys(), ...added.map(sameName)].every((name) => names.has(name)))
    return apiError("no-such-seat");

  const roster = await tx.player.findMany({
    where: { groupId: sent.group },
    select: { id: true, mergedInto: true },
  });
  const personOf = new Map(roster.map(({ id, mergedInto }) => [id, mergedInto ?? id]));
  if ([...playerOf.values()].some((player) => player !== null && !personOf.has(player)))
    return apiError("no-such-player");
  if (added.length > 0) {
    if (!canKeep(role)) return apiError("not-your-role");
    const put = await putOnRoster(tx, sent.group, added, null);
    if (!put.ok) return put;
    for (const [at, name] of added.entries()) playerOf.set(sameName(name), put.value[at] ?? null);
  }
  const unsaid = [...names.values()].filter((name) => !playerOf.has(sameName(name)));
  for (const [name, player] of await knownAs(tx, sent.group, unsaid)) playerOf.set(name, player);

  const there = new Set<string>();
  const seated: SeatedPlayer[] = [];
  for (const { gameId, key, name, game } of seats) {
    const playerId = playerOf.get(sameName(name)) ?? null;
    if (playerId === null) continue;
    const person = `${gameId} ${personOf.get(playerId) ?? playerId}`;
    // Deleted games were not visible when the mapping was chosen.
    if (there.has(person) && game.deletedAt === null) return apiError("same-player");
    if (!there.has(person)) seated.push({ gameId, key, name, playerId });
    there.add(person);
  }
  return ok(seated);
}

/**
 * Gives a table's games their shifts; a playoff that of its game.
 * @param season The shift of all; by default each has that of its date.
 */
async function giveShifts(
  tx: Reader,
  tableId: string,
  shifts: Shifts,
  season: string | null | undefined,
): Promise<void> {
  const games = await tx.game.findMany({
    where: { tableId },
    select: { id: true, playedAt: true, decides: { select: { playedAt: true } } },
  });
  const given = games.map(({ id, playedAt, decides }) => ({
    id,
    shift: season === undefined ? shiftOfGame(shifts, decides?.playedAt ?? playedAt) : season,
  }));
  for (const one of new Set(given.flatMap(({ shift }) => shift ?? []))) {
    const ids = given.filter(({ shift }) => shift === one).map(({ id }) => id);
    await tx.$executeRaw`UPDATE "Game" SET "seasonId" = ${one} WHERE "id" IN (${Prisma.join(ids)})`;
  }
}

/** Moves phones' seat history to the roster players, so that they get those seats in the next game. */
async function moveSittings(tx: Reader, tableId: string, seated: readonly SeatedPlayer[]): Promise<void> {
  const playerOf = new Map(seated.map(({ name, playerId }) => [sameName(name), playerId]));
  const sittings = await tx.sitting.findMany({ where: { tableId }, select: { holder: true, name: true } });
  for (const { holder, name } of sittings) {
    const playerId = playerOf.get(sameName(name));
    if (playerId !== undefined)
      await tx.sitting.update({ where: { tableId_holder: { tableId, holder } }, data: { playerId } });
  }
}
