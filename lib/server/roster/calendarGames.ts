import type { Party } from "@/lib/protocol/nightResult";
import type { CalendarGame, CookedMeal } from "@/lib/views/dishCalendar";
import { isForDrinks, type Unit, unitOf } from "@/lib/views/kindCount";
import { partyKey } from "@/lib/views/ledger/duties";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { within } from "../db/dialect";
import type { Prisma } from "../generated/prisma/client";
import type { GroupPass } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { nameOfSeat } from "../table/seatNames";
import { SNAPSHOT, withSnapshots } from "../table/snapshots/withSnapshots";
import { groupContext, type InGroup, seated, washesDishes } from "./groupContext";
import { LISTED } from "./groupGames";
import { type Days, inDays } from "./inDays";
import { cookedMeals } from "./ledger/cookedMeals";
import { allWashes, washingKind } from "./ledger/dutyLines";
import { shiftByRotation } from "./onDuty";
import { isAmong, type PARTY_SEAT, partyOnSeat } from "./partyOnSeat";

/** A seat with the columns that identify the player and their result. */
type SeatRow = Prisma.SeatGetPayload<{ select: { key: true; outcome: true } & typeof PARTY_SEAT }>;

/** The games of a range of days, with the names of their people. */
interface CalendarGames {
  /** Earliest first. */
  readonly games: readonly CalendarGame[];
  /** Who cooked on these days. */
  readonly meals: readonly CookedMeal[];
  readonly names: ReadonlyMap<Party, string>;
}

const SHOWN = {
  id: true,
  ruleSet: true,
  playedAt: true,
  nightId: true,
  seasonId: true,
  seats: { orderBy: { position: "asc" }, select: { key: true, outcome: true, name: true, playerId: true } },
} as const satisfies Prisma.GameSelect;

const did = (kind: string): Prisma.EntryWhereInput => ({ action: { path: within("do"), equals: kind } });

/** The condition for games with a result or a round. A table that was only set up does not count. */
const hasResult = (): Prisma.GameWhereInput => ({
  OR: [
    { seats: { some: { outcome: { not: null } } } },
    { rounds: { some: {} } },
    { entries: { some: { OR: [did("result"), did("end")] } } },
  ],
});

/** Reads a group's games of some days: who washed, lost, won or drank most. It reads only games near these days. */
export async function gamesOfDays(given: InGroup, days: Days): Promise<CalendarGames> {
  const of = await groupContext(given);
  const { first, last } = days;
  const { where, dayOf } = await inDays(of, days);
  const found = await database().game.findMany({
    where: { ...where, AND: [LISTED, hasResult()] },
    // Results entered later have only a day, so they are ordered by entry.
    orderBy: [{ playedAt: "asc" }, { createdAt: "asc" }, { id: "asc" }],
    select: SHOWN,
  });
  const played = found.flatMap((row) => {
    const day = dayOf(row);
    return day === null ? [] : [{ row: { ...row, seats: seated(of, row.seats) }, day }];
  });
  const drank = await drinkersOf(
    of.pass,
    played.flatMap(({ row: { id, ruleSet } }) => (isForDrinks(ruleSet) ? [id] : [])),
  );
  const { washed, byHand } = await allWashes(
    database(),
    of,
    played.map(({ row: { id, ruleSet, seats }, day }) => ({
      ...{ id, ruleSet, day },
      losers: seats.filter(({ outcome }) => outcome === "lost").map(partyOnSeat),
    })),
  );
  const shifts = new Set(of.seasons.flatMap(({ id, startsOn }) => (startsOn === null ? [id] : [])));
  const names = new Map<Party, string>();
  const games = played.map(({ row, day }): CalendarGame => {
    const { id, ruleSet, nightId, seasonId, seats } = row;
    const washers = Object.keys(washed.get(id) ?? {});
    const unit = unitOf(ruleSet, washesDishes(of));
    const who = unit === "washed" ? washers : whoOf(unit, seats, drank.get(id), of.unlisted);
    for (const party of who) names.set(party, of.parties.nameOf(party));
    for (const seat of seats) {
      const party = partyKey(partyOnSeat(seat));
      if (who.includes(party)) names.set(party, nameOfSeat(seat));
    }
    return {
      id,
      game: ruleSet,
      day,
      night: nightId,
      shift: shifts.has(seasonId ?? "") ? seasonId : null,
      byRotation: shiftByRotation(of.shifts, row.playedAt),
      who,
    };
  });
  const ofDays = byHand.filter(({ day }) => day >= first && day <= last);
  for (const { who } of ofDays) names.set(who, of.parties.nameOf(who));
  const kind = washingKind(of.card.ruleSet);
  const hand = ofDays.map(
    ({ day, who }, at): CalendarGame => ({
      ...{ id: `by hand ${at}`, game: kind, day, night: null, shift: null },
      who: [who],
      byHand: true,
    }),
  );
  const meals = await cookedMeals(database(), of, { first, last });
  for (const { who } of meals) names.set(who, of.parties.nameOf(who));
  return { games: [...games, ...hand], meals, names };
}

/** The winners, losers or top drinkers of a game, without people who opted out. */
function whoOf(
  unit: Unit,
  seats: readonly SeatRow[],
  drinkers: readonly string[] | undefined,
  unlisted: ReadonlySet<string>,
): readonly Party[] {
  const named = seats.filter(({ key, outcome }) =>
    unit === "drunk" ? drinkers?.includes(key) : outcome === unit,
  );
  const shown = named.filter((seat) => !isAmong(unlisted, seat));
  return [...new Set(shown.map((seat) => partyKey(partyOnSeat(seat))))];
}

/** The top drinkers of each game, by seat. */
const drinkersOf = (
  { visitor }: GroupPass,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> =>
  withSnapshots(holderOf(visitor), async (states) => {
    if (ids.length === 0) return new Map();
    const found = states.all(
      await database().game.findMany({ where: { id: { in: [...ids] }, ...NOT_DELETED }, select: SNAPSHOT }),
    );
    return new Map(
      found.map(({ id, state }) => {
        const most = Math.max(1, ...state.seats.map(({ holds }) => holds.drink ?? 0));
        return [id, state.seats.filter(({ holds }) => holds.drink === most).map(({ player }) => player)];
      }),
    );
  });
