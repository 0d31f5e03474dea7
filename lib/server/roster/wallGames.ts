import { GUEST, type Party } from "@/lib/protocol/nightResult";
import { dayOf } from "@/lib/views/dayOf";
import { isForDrinks, unitOf } from "@/lib/views/kindCount";
import type { WallGame } from "@/lib/views/wall";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { within } from "../db/dialect";
import type { Prisma } from "../generated/prisma/client";
import type { GroupPass } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { nameOfSeat, SEAT_NAME } from "../table/seatNames";
import { SNAPSHOT, withStates } from "../table/snapshots/withStates";
import { LISTED } from "./groupGames";
import { type Days, inDays } from "./inDays";
import { isAmong, unlistedIn } from "./unlisted";

/** What a query of seats selects so that `partyOf` can tell who sat there. */
const PARTY_SEAT = {
  key: true,
  outcome: true,
  name: true,
  player: { select: { id: true, mergedInto: true, ...SEAT_NAME.player.select } },
} as const satisfies Prisma.SeatSelect;

/** A seat as `PARTY_SEAT` selects it. */
type SeatRow = Prisma.SeatGetPayload<{ select: typeof PARTY_SEAT }>;

/** The games of some days, and what those they name are called. */
interface WallGames {
  /** Earliest first. */
  readonly games: readonly WallGame[];
  readonly names: ReadonlyMap<Party, string>;
}

const SHOWN = {
  id: true,
  ruleSet: true,
  playedAt: true,
  nightId: true,
  night: { select: { startedAt: true } },
  season: { select: { id: true, startsOn: true } },
  seats: { orderBy: { position: "asc" }, select: PARTY_SEAT },
} as const satisfies Prisma.GameSelect;

const did = (deed: string): Prisma.EntryWhereInput => ({ action: { path: within("do"), equals: deed } });

/** Games of which something is known: how they ended, or a round of them; a table that was only laid is none. */
const cameToSomething = (): Prisma.GameWhereInput => ({
  OR: [
    { seats: { some: { outcome: { not: null } } } },
    { rounds: { some: {} } },
    { entries: { some: { OR: [did("result"), did("end")] } } },
  ],
});

/** A group's games of some days: who washed, won or drank most. However long the history is, only the games of about these days are read. */
export async function gamesOfDays(pass: GroupPass, days: Days): Promise<WallGames> {
  const { first, last, timeZone } = days;
  const found = await database().game.findMany({
    where: { ...(await inDays(pass.groupId, days)), AND: [LISTED, cameToSomething()] },
    // Of one day only the day is known where results were written down afterwards: then in the order they were.
    orderBy: [{ playedAt: "asc" }, { createdAt: "asc" }, { id: "asc" }],
    select: SHOWN,
  });
  const played = found
    .map((row) => ({ row, day: dayOf(row.night?.startedAt ?? row.playedAt, timeZone) }))
    .filter(({ day }) => day >= first && day <= last);
  const drank = await drinkersOf(
    pass,
    played.flatMap(({ row: { id, ruleSet } }) => (isForDrinks(ruleSet) ? [id] : [])),
  );
  const unlisted = await unlistedIn(database(), pass.groupId);
  const names = new Map<Party, string>();
  const games = played.map(({ row, day }): WallGame => {
    const { id, ruleSet, nightId, season, seats } = row;
    const who = whoOf(ruleSet, seats, drank.get(id), unlisted);
    for (const { party, name } of seats.map(partyOf)) if (who.includes(party)) names.set(party, name);
    return {
      id,
      game: ruleSet,
      day,
      night: nightId,
      shift: season?.startsOn === null ? season.id : null,
      who,
    };
  });
  return { games, names };
}

function whoOf(
  game: string,
  seats: readonly SeatRow[],
  drinkers: readonly string[] | undefined,
  unlisted: ReadonlySet<string>,
): readonly Party[] {
  const unit = unitOf(game);
  const named = seats.filter(({ key, outcome }) =>
    unit === "drunk" ? drinkers?.includes(key) : outcome === (unit === "washed" ? "lost" : "won"),
  );
  // Who washed is a duty; who won or drank is a figure.
  const shown = named.filter((seat) => unit === "washed" || !isAmong(unlisted, seat));
  return [...new Set(shown.map((seat) => partyOf(seat).party))];
}

/** Who drank most at each of these games, by seat. */
const drinkersOf = (
  { visitor }: GroupPass,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> =>
  withStates(holderOf(visitor), async (states) => {
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

/** Who sat there, whichever of their entries did, and by which name they are read; a guest is told apart by name. */
function partyOf(seat: Pick<SeatRow, "name" | "player">): {
  readonly party: Party;
  readonly name: string;
} {
  const name = nameOfSeat(seat);
  const { player } = seat;
  return { party: player ? (player.mergedInto ?? player.id) : GUEST + seat.name.toLowerCase(), name };
}
