import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { MovableTable, TablePerson } from "@/lib/protocol/moving";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import type { Reader } from "../db/reader";
import { accessGroup, accessTable, type TablePass } from "../identity/access";
import type { Visitor } from "../identity/visitor";
import { rosterByName, shownName } from "../table/seatNames";

/** Normalizes a name for comparison. Names are unique at a table. */
export const sameName = (name: string): string => name.toLowerCase();

/**
 * Lists the people at a table's games, most frequent first, each with their likely roster player. Refuses
 * with `group-keeps` at a group's table, and as `accessGroup` does for a visitor who does not play in the
 * group.
 * @param groupId The roster to match; null for none.
 */
export async function tablePeople(
  { tableId, visitor }: TablePass,
  groupId: string | null,
): Promise<ApiResult<readonly TablePerson[]>> {
  const db = database();
  if (groupId !== null) {
    const plays = await accessGroup(visitor, groupId, "play");
    if (!plays.ok) return plays;
  }
  const table = await db.table.findUniqueOrThrow({ where: { id: tableId }, select: { groupId: true } });
  if (table.groupId !== null) return apiError("group-keeps");
  const seats = await db.seat.findMany({
    where: { game: { tableId, playoffOf: null, ...NOT_DELETED } },
    orderBy: [{ game: { createdAt: "desc" } }, { position: "asc" }],
    select: { name: true },
  });
  const people = new Map<string, { name: string; games: number }>();
  for (const { name } of seats) {
    const person = people.get(sameName(name)) ?? { name, games: 0 };
    people.set(sameName(name), { ...person, games: person.games + 1 });
  }
  const known = await knownAs(
    db,
    groupId,
    [...people.values()].map(({ name }) => name),
  );
  return ok(
    [...people.values()]
      .map(({ name, games }) => ({ name, games, player: known.get(sameName(name)) ?? null }))
      .toSorted((one, other) => other.games - one.games || one.name.localeCompare(other.name, "en")),
  );
}

/**
 * Lists guests' tables that a visitor keeps, with their number of games and their people. Tables deleted or
 * moved meanwhile are omitted.
 * @param groupId The roster to match; null for none.
 */
export async function movableTables(
  visitor: Visitor,
  tableIds: readonly string[],
  groupId: string | null,
): Promise<readonly MovableTable[]> {
  const tables: MovableTable[] = [];
  for (const id of tableIds) {
    const pass = await accessTable(visitor, id, "relink");
    const people = pass.ok ? await tablePeople(pass.value, groupId) : pass;
    if (!people.ok) continue;
    const games = await database().game.count({ where: { tableId: id, playoffOf: null, ...NOT_DELETED } });
    tables.push({ id, games, people: people.value });
  }
  return tables;
}

/**
 * Matches names to active roster players: by displayed name, own name, or the name of a merged entry. A
 * lookalike matches only if no exact name does.
 */
export async function knownAs(
  db: Reader,
  groupId: string | null,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = new Map<string, string>();
  if (groupId === null) return known;
  const roster = await rosterByName(db, groupId);
  const others = await otherNames(db, groupId);
  const asCalled = (name: string) => roster.idOf(name) ?? others.get(sameName(name)) ?? null;
  for (const name of names) {
    const id = asCalled(name);
    if (id !== null) known.set(sameName(name), id);
  }
  const taken = new Set(known.values());
  for (const name of names) {
    const like = roster.like(name);
    const id = like === undefined ? null : roster.idOf(like);
    if (known.has(sameName(name)) || id === null || taken.has(id)) continue;
    known.set(sameName(name), id);
    taken.add(id);
  }
  return known;
}

/** Former and merged names of roster players. A name that several have had matches none. */
async function otherNames(db: Reader, groupId: string): Promise<ReadonlyMap<string, string>> {
  const players = await db.player.findMany({
    where: { groupId, retiredAt: null },
    select: { id: true, name: true, nickname: true, mergedInto: true },
  });
  const had = new Map<string, Set<string>>();
  for (const { id, name, nickname, mergedInto } of players)
    for (const one of [sameName(name), sameName(shownName({ name, nickname }))])
      had.set(one, (had.get(one) ?? new Set()).add(mergedInto ?? id));
  return new Map([...had].flatMap(([name, ids]) => (ids.size === 1 ? [[name, [...ids][0] as string]] : [])));
}
