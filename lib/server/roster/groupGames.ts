import type { GameState } from "@/lib/engine";
import type { GroupGame, GroupGames, SeasonLine } from "@/lib/protocol/group";
import { dayOf } from "@/lib/views/dayOf";
import { drunkIn } from "@/lib/views/drunk";
import { partyKey } from "@/lib/views/ledger/duties";
import { parseCursor, writeCursor } from "../db/cursor";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import type { Prisma } from "../generated/prisma/client";
import type { GroupPass, HousePass } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { ACTIVE_GAME_MS } from "../table/currentGame";
import { LAST_PLAYOFF, playedOff } from "../table/playedOff";
import { seasonsOf } from "../table/record/seasonsOf";
import { nameOfSeat, namesBySeat } from "../table/seatNames";
import { SNAPSHOT, withSnapshots } from "../table/snapshots/withSnapshots";
import { inDays } from "./inDays";
import { seasonOfDay } from "./inSeason";
import { washesAfter } from "./ledger/dutyLines";
import { ledgerOfGroup } from "./ledger/parties";
import { PARTY_SEAT, partyOnSeat } from "./partyOnSeat";

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
  group: { select: { timeZone: true } },
  season: { select: { id: true, name: true, startsOn: true } },
  night: { select: { id: true, name: true, startedAt: true } },
  seats: { orderBy: { position: "asc" }, select: { key: true, outcome: true, ...PARTY_SEAT } },
  playoffs: LAST_PLAYOFF,
} as const satisfies Prisma.GameSelect;

type Row = Prisma.GameGetPayload<{ select: typeof SHOWN }>;
type RowWithState = Omit<Row, "state"> & { readonly state: GameState };

/**
 * Lists a group's games, newest first, in pages.
 * @param from `next` of the previous page; an invalid cursor starts at the first page.
 */
export const groupGames = (pass: HousePass, from?: string): Promise<GroupGames> =>
  gamesThatFit(pass, [], from);

/**
 * Lists a group's games that match the conditions, newest first, in pages.
 * @param from `next` of the previous page; an invalid cursor starts at the first page.
 */
export const gamesThatFit = (
  pass: HousePass,
  besides: readonly Prisma.GameWhereInput[],
  from?: string,
): Promise<GroupGames> =>
  withSnapshots(holderOf(pass.visitor), async (states) => {
    const found = await database().game.findMany({
      where: { groupId: pass.groupId, AND: [LISTED, after(from), ...besides] },
      orderBy: [{ playedAt: "desc" }, { id: "desc" }],
      take: PAGE + 1,
      select: SHOWN,
    });
    const page = found.slice(0, PAGE);
    const last = found.length > PAGE ? page.at(-1) : undefined;
    return {
      games: await linesOf(pass, states.all(page)),
      next: last ? writeCursor({ at: last.playedAt, id: last.id }) : null,
    };
  });

/** Lists the games of one night in playing order. */
export const gamesOfNight = (pass: GroupPass, nightId: string): Promise<readonly GroupGame[]> =>
  withSnapshots(holderOf(pass.visitor), async (states) => {
    const found = await database().game.findMany({
      where: { groupId: pass.groupId, nightId, AND: [LISTED] },
      orderBy: [{ playedAt: "asc" }, { id: "asc" }],
      select: SHOWN,
    });
    return linesOf(pass, states.all(found));
  });

/** Lists a group's games of one day in playing order. */
export const gamesOfDay = (pass: GroupPass, day: string, timeZone: string): Promise<readonly GroupGame[]> =>
  withSnapshots(holderOf(pass.visitor), async (states) => {
    const found = await database().game.findMany({
      where: { ...(await inDays(pass.groupId, { first: day, last: day, timeZone })), AND: [LISTED] },
      orderBy: [{ playedAt: "asc" }, { id: "asc" }],
      select: SHOWN,
    });
    return (await linesOf(pass, states.all(found))).filter((game) => game.day === day);
  });

/** More tables than a group uses in one evening. */
const MAX_ON = 10;

/** Lists a group's running games, most recently touched first. */
export const gamesOn = (pass: GroupPass, now = new Date()): Promise<readonly GroupGame[]> =>
  withSnapshots(holderOf(pass.visitor), async (states) => {
    const found = await database().game.findMany({
      where: {
        ...NOT_DELETED,
        groupId: pass.groupId,
        resultOnly: false,
        updatedAt: { gt: new Date(now.getTime() - ACTIVE_GAME_MS) },
      },
      orderBy: { updatedAt: "desc" },
      take: MAX_ON,
      select: SHOWN,
    });
    return (await linesOf(pass, states.all(found))).filter(({ phase }) => phase !== "finished");
  });

/** Adds to each game its shift, or the season of its day, and who washed. */
async function linesOf(pass: HousePass, rows: readonly RowWithState[]): Promise<readonly GroupGame[]> {
  const [seasons, of] = await Promise.all([seasonsOf(pass), ledgerOfGroup(pass.groupId)]);
  const ended = rows.map((row) => ({
    ...{ id: row.id, ruleSet: row.ruleSet, day: dayIn(row) },
    losers: row.seats.filter(({ outcome }) => outcome === "lost").map(partyOnSeat),
  }));
  const washed = await washesAfter(database(), of, ended);
  return rows.map((row) => {
    const called = new Map(row.seats.map((seat) => [partyKey(partyOnSeat(seat)), nameOfSeat(seat)]));
    const washers = Object.keys(washed.get(row.id) ?? {});
    return asLine(
      seasons,
      row,
      washers.map((party) => called.get(party) ?? of.parties.nameOf(party)),
    );
  });
}

const dayIn = ({ night, playedAt, group }: RowWithState): string =>
  dayOf(night?.startedAt ?? playedAt, group?.timeZone ?? "UTC");

function asLine(seasons: readonly SeasonLine[], row: RowWithState, washed: readonly string[]): GroupGame {
  const { id, ruleSet, state, resultOnly, night, seats } = row;
  // A result may name one person twice, under entries that were merged later.
  const names = resultOnly
    ? Object.fromEntries(seats.map((seat) => [seat.key, nameOfSeat(seat)]))
    : namesBySeat(seats);
  const named = (outcome: string) =>
    seats.flatMap((seat) => (seat.outcome === outcome ? (names[seat.key] ?? seat.key) : []));
  const losers = named("lost");
  const day = dayIn(row);
  const shift = row.season?.startsOn === null ? row.season : null;
  const season = shift ?? seasonOfDay(seasons, day);
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
    washed,
    playoff: playedOff(state, losers, row.playoffs),
    drunk: drunkIn(state, (player) => names[player] ?? player),
    season: season && { id: season.id, name: season.name, startsOn: season.startsOn },
    night: night && { id: night.id, name: night.name },
  };
}

/** The cursor's condition, which continues after the previous page. */
export function after(from: string | undefined): Prisma.GameWhereInput {
  const mark = parseCursor(from);
  if (mark === null) return {};
  const { at, id } = mark;
  return { playedAt: { lte: at }, NOT: { playedAt: at, id: { gte: id } } };
}
