import type { GameState } from "@/lib/engine";
import type { DeletedLine } from "@/lib/protocol/deleted";
import type { GroupGame, GroupGames } from "@/lib/protocol/group";
import { dayOf } from "@/lib/views/dayOf";
import { drunkIn } from "@/lib/views/drunk";
import { partyKey } from "@/lib/views/ledger/duties";
import { parseCursor, writeCursor } from "../db/cursor";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import type { Prisma } from "../generated/prisma/client";
import { canKeep, type GroupTvPass } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { playedLately } from "../table/currentGame";
import { deletedLines } from "../table/deleted/deletedLines";
import { playedOff, playoffsOf } from "../table/playedOff";
import { nameOfSeat, namesBySeat } from "../table/seatNames";
import { SNAPSHOT, type States, withSnapshots } from "../table/snapshots/withSnapshots";
import { groupContext, type InGroup, type LoadedGroup, seated, washesDishes } from "./groupContext";
import { inDays } from "./inDays";
import { seasonOfDay } from "./inSeason";
import { washesAfter } from "./ledger/dutyLines";
import { partyOnSeat } from "./partyOnSeat";

const PAGE = 20;

/**
 * The condition for listed games. It excludes undone results, deleted games, and playoffs, which appear with
 * the game they decide.
 */
export const LISTED = {
  ...NOT_DELETED,
  playoffOf: null,
  NOT: { resultOnly: true, seats: { none: { outcome: { not: null } } } },
} as const satisfies Prisma.GameWhereInput;

const SHOWN = {
  ...SNAPSHOT,
  ruleSet: true,
  playedAt: true,
  resultOnly: true,
  startedBy: true,
  seasonId: true,
  nightId: true,
} as const satisfies Prisma.GameSelect;

const SEAT = { gameId: true, key: true, outcome: true, name: true, playerId: true } as const;

type Row = Prisma.GameGetPayload<{ select: typeof SHOWN }>;
type RowWithState = Omit<Row, "state"> & { readonly state: GameState };

/**
 * Lists a group's games, newest first, in pages.
 * @param from `next` of the previous page; an invalid cursor starts at the first page.
 */
export const groupGames = (given: InGroup<GroupTvPass>, from?: string): Promise<GroupGames> =>
  gamesThatFit(given, [], from);

/**
 * Lists a group's games that match the conditions, newest first, in pages.
 * @param from `next` of the previous page; an invalid cursor starts at the first page.
 */
export const gamesThatFit = (
  given: InGroup<GroupTvPass>,
  besides: readonly Prisma.GameWhereInput[],
  from?: string,
): Promise<GroupGames> =>
  reading(given, async (of, states) => {
    const { rows, next } = await pageOf(of, states, besides, from);
    return { games: await linesOf(of, rows), next };
  });

async function pageOf(
  { groupId }: LoadedGroup,
  states: States,
  besides: readonly Prisma.GameWhereInput[],
  from: string | undefined,
) {
  const found = await database().game.findMany({
    where: { groupId, AND: [LISTED, after(from), ...besides] },
    orderBy: [{ playedAt: "desc" }, { id: "desc" }],
    take: PAGE + 1,
    select: SHOWN,
  });
  const page = found.slice(0, PAGE);
  const last = found.length > PAGE ? page.at(-1) : undefined;
  return { rows: states.all(page), next: last ? writeCursor({ at: last.playedAt, id: last.id }) : null };
}

/** Lists the games of one night in playing order. */
export const gamesOfNight = (given: InGroup, nightId: string): Promise<readonly GroupGame[]> =>
  reading(given, async (of, states) =>
    linesOf(of, await inPlayingOrder(states, { groupId: of.groupId, nightId })),
  );

/** Lists a group's games of one day in playing order. */
export const gamesOfDay = (given: InGroup, day: string, timeZone: string): Promise<readonly GroupGame[]> =>
  reading(given, async (of, states) => {
    const { where } = await inDays(of, { first: day, last: day, timeZone });
    return (await linesOf(of, await inPlayingOrder(states, where))).filter((game) => game.day === day);
  });

const inPlayingOrder = async (states: States, where: Prisma.GameWhereInput) =>
  states.all(
    await database().game.findMany({
      where: { ...where, AND: [LISTED] },
      orderBy: [{ playedAt: "asc" }, { id: "asc" }],
      select: SHOWN,
    }),
  );

/** More tables than a group uses in one evening. */
const MAX_ON = 10;

async function running({ groupId }: LoadedGroup, states: States) {
  const found = await database().game.findMany({
    where: { ...playedLately(new Date()), groupId },
    orderBy: { updatedAt: "desc" },
    take: MAX_ON,
    select: SHOWN,
  });
  return states.all(found).filter(({ state }) => state.phase !== "finished");
}

/** Lists a group's running games, most recently touched first, and a page of the others. */
export const gamesOnAndPage = (
  given: InGroup,
  from?: string,
): Promise<GroupGames & { readonly on: readonly GroupGame[] }> =>
  reading(given, async (of, states) => {
    const on = await running(of, states);
    const { rows, next } = await pageOf(of, states, [], from);
    const lines = await linesOf(of, [...on, ...rows]);
    return { on: lines.slice(0, on.length), games: lines.slice(on.length), next };
  });

async function reading<Answer>(
  given: InGroup<GroupTvPass>,
  read: (of: LoadedGroup, states: States) => Promise<Answer>,
): Promise<Answer> {
  const of = await groupContext(given);
  return withSnapshots(holderOf(of.pass.visitor), (states) => read(of, states));
}

/** Adds to each game its seats, its night, its shift or the season of its day, and who washed. */
async function linesOf(of: LoadedGroup, rows: readonly RowWithState[]): Promise<readonly GroupGame[]> {
  if (rows.length === 0) return [];
  const db = database();
  const nightIds = rows.flatMap(({ nightId }) => nightId ?? []);
  const [allSeats, nights, playoffs, loggers] = await Promise.all([
    db.seat.findMany({
      where: { gameId: { in: rows.map(({ id }) => id) } },
      orderBy: { position: "asc" },
      select: SEAT,
    }),
    nightIds.length === 0 ? [] : (of.nights ?? db.night.findMany({ where: { id: { in: nightIds } } })),
    playoffsOf(rows),
    loggersOf(
      of,
      rows.flatMap(({ resultOnly, startedBy }) => (resultOnly ? startedBy : [])),
    ),
  ]);
  const games = rows.map((row) => {
    const night = nights.find(({ id }) => id === row.nightId) ?? null;
    const seats = seated(
      of,
      allSeats.filter(({ gameId }) => gameId === row.id),
    );
    return { ...row, night, seats, day: dayOf(night?.startedAt ?? row.playedAt, of.timeZone) };
  });
  const washed = await washesAfter(
    db,
    of,
    games.map(({ id, ruleSet, day, seats }) => ({
      ...{ id, ruleSet, day },
      losers: seats.filter(({ outcome }) => outcome === "lost").map(partyOnSeat),
    })),
  );
  return games.map(({ id, ruleSet, state, resultOnly, startedBy, night, seats, day, seasonId }) => {
    const called = new Map(seats.map((seat) => [partyKey(partyOnSeat(seat)), nameOfSeat(seat)]));
    const washers = washesDishes(of) ? Object.keys(washed.get(id) ?? {}) : [];
    // A result may name one person twice, under entries that were merged later.
    const names = resultOnly
      ? Object.fromEntries(seats.map((seat) => [seat.key, nameOfSeat(seat)]))
      : namesBySeat(seats);
    const named = (outcome: string) =>
      seats.flatMap((seat) => (seat.outcome === outcome ? (names[seat.key] ?? seat.key) : []));
    const losers = named("lost");
    const shift = of.seasons.find((one) => one.id === seasonId && one.startsOn === null);
    const season = shift ?? seasonOfDay(of.seasons, day);
    return {
      id,
      game: ruleSet,
      day,
      resultOnly,
      phase: state.phase,
      rounds: state.settledRounds,
      names: [...new Set(state.seats.map(({ player }) => names[player] ?? player))],
      losers,
      winners: named("won"),
      washed: washers.map((party) => called.get(party) ?? of.parties.nameOf(party)),
      loggedBy: resultOnly ? (loggers.get(startedBy) ?? null) : null,
      playoff: playedOff(state, losers, playoffs.get(id)),
      drunk: drunkIn(state, (player) => names[player] ?? player),
      season: season && { id: season.id, name: season.name, startsOn: season.startsOn },
      night: night && { id: night.id, name: night.name },
    };
  });
}

/** The names of accounts that logged results: on the roster, else their own. */
async function loggersOf(
  { players, parties }: LoadedGroup,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const linked = new Map([...players.values()].map(({ id, accountId }) => [accountId, id]));
  const unlinked = accounts.filter((id) => !linked.has(id));
  const found =
    unlinked.length === 0
      ? []
      : await database().account.findMany({
          where: { id: { in: [...new Set(unlinked)] } },
          select: { id: true, name: true },
        });
  return new Map([
    ...found.map(({ id, name }) => [id, name] as const),
    ...accounts.flatMap((id) => {
      const player = linked.get(id);
      return player === undefined ? [] : [[id, parties.nameOf(player)] as const];
    }),
  ]);
}

/** The cursor's condition, which continues after the previous page. */
export function after(from: string | undefined): Prisma.GameWhereInput {
  const mark = parseCursor(from);
  if (mark === null) return {};
  const { at, id } = mark;
  return { playedAt: { lte: at }, NOT: { playedAt: at, id: { gte: id } } };
}

/** Lists what a keeper can restore at a group's tables, last deleted first; empty for others. */
export async function deletedInGroup(given: InGroup, now = new Date()): Promise<readonly DeletedLine[]> {
  const { groupId, pass, players } = await groupContext(given);
  return canKeep(pass.role) ? deletedLines({ groupId }, players, now) : [];
}
