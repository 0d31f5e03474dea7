import { ownRules } from "@/lib/engine";
import type { GroupGames } from "@/lib/protocol/group";
import { foldName, seenName } from "@/lib/protocol/names";
import { dayOf, daysAfter, startOf } from "@/lib/views/dayOf";
import { isSameKind } from "@/lib/views/gameKind";
import type { GameSearch, SearchedPerson } from "@/lib/views/gameSearch";
import { writeCursor } from "../db/cursor";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import type { Prisma } from "../generated/prisma/client";
import type { GroupPass } from "../identity/access";
import { shownName } from "../table/seatNames";
import { groupContext, type InGroup } from "./groupContext";
import { after, gamesThatFit, LISTED } from "./groupGames";
import { countsFor } from "./inSeason";
import { OWN } from "./ledger/gamesWith";

/** Games scanned per page when filtering by person or kind, so that the time stays constant. */
const WINDOW = 1_000;

/** A page of search results. */
export interface FoundGames extends GroupGames {
  /** The day up to which the scan went, if older games remain; else null. */
  readonly lookedTo: string | null;
}

/** Lists the people to search for: each person of the roster once, retired ones last. */
export async function searchedPeople(given: InGroup): Promise<readonly SearchedPerson[]> {
  const players = [...(await groupContext(given)).players.values()];
  return players
    .filter(({ mergedInto }) => mergedInto === null)
    .map((player) => ({
      id: player.id,
      shown: shownName(player),
      retired: player.retiredAt !== null,
      entries: [player.id, ...players.filter((one) => one.mergedInto === player.id).map(({ id }) => id)],
    }))
    .sort((a, b) => Number(a.retired) - Number(b.retired) || a.shown.localeCompare(b.shown, "en"));
}

/**
 * Searches a group's games, newest first, in pages.
 * @param timeZone The group's, as an IANA name.
 * @param mark `next` of the previous page; an invalid cursor starts at the latest game.
 */
export async function searchGames(
  given: InGroup,
  search: GameSearch,
  timeZone: string,
  mark?: string,
): Promise<FoundGames> {
  const of = await groupContext(given);
  const { pass } = of;
  const days = await daysAsked(pass, search, timeZone);
  const bound = narrows(search) ? await windowEnd(pass, days, mark) : null;
  const besides = [...days, ...(bound === null ? [] : [{ playedAt: { gte: bound } }])];
  const found = await gamesThatFit(
    of,
    [...besides, ...(await whoAndWhat(pass, search, besides, mark))],
    mark,
  );
  if (found.next !== null || bound === null) return { ...found, lookedTo: null };
  return { ...found, next: writeCursor({ at: bound, id: "" }), lookedTo: dayOf(bound, timeZone) };
}

/** True if the filter requires scanning games. */
const narrows = ({ game, person, guest }: GameSearch): boolean =>
  game !== null || person !== null || guest !== null;

/** The conditions for the requested days. The first one uses an index. */
async function daysAsked(
  { groupId }: GroupPass,
  { from, to }: GameSearch,
  timeZone: string,
): Promise<readonly Prisma.GameWhereInput[]> {
  if (from === null && to === null) return [];
  const at = {
    ...(from !== null && { gte: startOf(from, timeZone) }),
    ...(to !== null && { lt: startOf(daysAfter(to), timeZone) }),
  };
  const { gte, lt } = at;
  const ends = lt && (await lastGameOf(groupId, lt));
  return [{ playedAt: { ...(gte && { gte }), ...(ends && { lt: ends }) } }, countsFor(at)];
}

/**
 * The latest play time of games that count for days before a moment, because a night may run past midnight.
 * Null: no limit.
 */
async function lastGameOf(groupId: string, before: Date): Promise<Date | null> {
  const night = await database().night.findFirst({
    where: { groupId, startedAt: { lt: before } },
    orderBy: { startedAt: "desc" },
    select: { endedAt: true },
  });
  if (night === null) return before;
  return night.endedAt && (night.endedAt > before ? night.endedAt : before);
}

/** The play time of the oldest game that this page scans; null if it scans all. */
async function windowEnd(
  { groupId }: GroupPass,
  days: readonly Prisma.GameWhereInput[],
  mark: string | undefined,
): Promise<Date | null> {
  const [first = {}] = days;
  const last = await database().game.findFirst({
    where: { ...NOT_DELETED, groupId, AND: [first, after(mark)] },
    orderBy: [{ playedAt: "desc" }, { id: "desc" }],
    skip: WINDOW - 1,
    select: { playedAt: true },
  });
  return last?.playedAt ?? null;
}

/** Lists the own games that a group played, all versions, the latest first. */
export async function playedOwnGames({ groupId }: GroupPass): Promise<string[]> {
  const games = await database().game.groupBy({
    by: "ruleSet",
    where: { ...NOT_DELETED, groupId, ruleSet: { startsWith: OWN } },
    _max: { playedAt: true },
    orderBy: { _max: { playedAt: "desc" } },
  });
  return games.map(({ ruleSet }) => ruleSet);
}

/** All versions of an own game; a game of the rule book has one. */
async function versionsOf(pass: GroupPass, game: string): Promise<string[]> {
  if (ownRules(game) === null) return [game];
  return (await playedOwnGames(pass)).filter((one) => isSameKind(one, game));
}

/** The conditions for person and kind. */
async function whoAndWhat(
  pass: GroupPass,
  { game, person, guest }: GameSearch,
  besides: readonly Prisma.GameWhereInput[],
  mark: string | undefined,
): Promise<readonly Prisma.GameWhereInput[]> {
  const plain = [
    ...(game === null ? [] : [{ ruleSet: { in: await versionsOf(pass, game) } }]),
    ...(person === null ? [] : [{ seats: { some: { playerId: { in: [...person.entries] } } } }]),
  ];
  if (guest === null) return plain;
  return [...plain, { id: { in: await gamesOfGuest(pass, guest, [...besides, ...plain], mark) } }];
}

/** More than a page, including the extra row that reveals a next page. */
const ENOUGH = 50;

/** Finds the latest games with a guest whose name contains the text, in any case, up to one page. */
async function gamesOfGuest(
  { groupId }: GroupPass,
  guest: string,
  besides: readonly Prisma.GameWhereInput[],
  mark: string | undefined,
): Promise<string[]> {
  const games = await database().game.findMany({
    where: { groupId, AND: [LISTED, after(mark), ...besides] },
    orderBy: [{ playedAt: "desc" }, { id: "desc" }],
    select: { id: true, seats: { where: { playerId: null }, select: { name: true } } },
  });
  const sought = foldName(seenName(guest));
  const theirs = games.filter(({ seats }) =>
    seats.some(({ name }) => foldName(seenName(name)).includes(sought)),
  );
  return theirs.slice(0, ENOUGH).map(({ id }) => id);
}
