import { buysIn, type GameState } from "@/lib/engine";
import type { Party } from "@/lib/protocol/nightResult";
import type { NightBooks, NightGame, SharedRound } from "@/lib/views/nightResult";
import { within } from "../db/dialect";
import { fromJson } from "../db/json";
import type { Reader } from "../db/reader";
import { Prisma } from "../generated/prisma/client";
import { nameOfSeat } from "../table/seatNames";
import { SNAPSHOT, type States } from "../table/snapshots/withSnapshots";
import { type LoadedGroup, seated } from "./groupContext";
import { LISTED } from "./groupGames";
import { partyOnSeat } from "./partyOnSeat";

const GAME = {
  ...SNAPSHOT,
  nightId: true,
  resultOnly: true,
  seats: {
    orderBy: { position: "asc" },
    select: { key: true, outcome: true, name: true, playerId: true },
  },
} as const satisfies Prisma.GameSelect;

type GameRow = Omit<Prisma.GameGetPayload<{ select: typeof GAME }>, "state"> & { readonly state: GameState };

/** Rounds with their cancellations. */
const ROUNDS = {
  where: { ledger: { startsWith: "money" } },
  orderBy: [{ at: "asc" }, { id: "asc" }],
  select: { id: true, deed: true, from: true, amount: true, shares: true, takesBack: true },
} as const satisfies Prisma.Night$linesArgs;

const NIGHT = {
  buyIns: { orderBy: { at: "asc" }, select: { times: true, shares: true, party: true } },
  lines: ROUNDS,
} as const satisfies Prisma.NightInclude;

/** A night's row, with the columns for its record. */
type NightRow = Prisma.NightGetPayload<{ include: typeof NIGHT }>;

/** All data of a night, with the names in it. */
export interface NightRecord {
  readonly night: NightRow;
  readonly books: NightBooks;
  readonly names: ReadonlyMap<Party, string>;
}

/** Reads the data of some nights of a group, in order. */
export async function nightBooks(
  db: Reader,
  states: States,
  of: LoadedGroup,
  where: Prisma.NightWhereInput,
): Promise<readonly NightRecord[]> {
  const nights = await db.night.findMany({
    where: { ...where, groupId: of.groupId },
    include: NIGHT,
    orderBy: [{ startedAt: "desc" }, { id: "desc" }],
  });
  if (nights.length === 0) return [];
  const games = states.all(
    await db.game.findMany({
      where: { nightId: { in: nights.map(({ id }) => id) }, AND: [LISTED] },
      orderBy: [{ playedAt: "asc" }, { id: "asc" }],
      select: GAME,
    }),
  );
  const bought = await boughtIn(db, games);
  return nights.map((night) => {
    const names = new Map<Party, string>();
    const named = (party: Party): Party => {
      const person = of.parties.personOf(party) ?? party;
      names.set(person, of.parties.nameOf(person));
      return person;
    };
    const books: NightBooks = {
      games: games
        .filter(({ nightId }) => nightId === night.id)
        .map((game) => asGame(of, game, bought.get(game.id), names)),
      price: night.buyIn,
      buyIns: perPerson(night.buyIns.map((one) => ({ ...one, party: named(one.party) }))),
      rounds: roundsIn(night.lines, named),
      chipValue: night.chipValue,
      paidIn: night.paidIn,
      ended: night.endedAt !== null,
    };
    return { night, books, names };
  });
}

/** Shared rounds without canceled ones. */
function roundsIn(
  lines: readonly Prisma.LedgerLineGetPayload<{ select: typeof ROUNDS.select }>[],
  personOf: (party: Party) => Party,
): readonly SharedRound[] {
  const canceled = new Set(lines.map(({ takesBack }) => takesBack));
  return lines
    .filter(({ id, deed, takesBack }) => deed === "round" && takesBack === null && !canceled.has(id))
    .map(({ from, amount, shares }) => ({
      payer: personOf(from),
      amount,
      shares: (fromJson("shares", shares) ?? []).map(([party, part]) => [personOf(party), part]),
    }));
}

/** A game as a night's record names its people. @param names Their names are added to it. */
function asGame(
  of: LoadedGroup,
  { id, seq, state, resultOnly, seats }: GameRow,
  bought: ReadonlyMap<string, number> | undefined,
  names: Map<Party, string>,
): NightGame {
  return {
    id,
    seq,
    state,
    resultOnly,
    seats: seated(of, seats).map((seat) => {
      const { key, outcome } = seat;
      const seen = partyOnSeat(seat);
      const party = of.parties.personOf(seen) ?? seen;
      names.set(party, party === seen ? nameOfSeat(seat) : of.parties.nameOf(party));
      return { key, party, outcome, bought: bought?.get(key) ?? 0 };
    }),
  };
}

/** Adds up buy-ins under merged entries. */
function perPerson(buyIns: NightBooks["buyIns"]): NightBooks["buyIns"] {
  const parties = [...new Set(buyIns.map(({ party }) => party))];
  return parties.map((party) => {
    const theirs = buyIns.filter((one) => one.party === party);
    return {
      party,
      times: theirs.reduce((sum, { times }) => sum + times, 0),
      shares: theirs.reduce((sum, { shares }) => sum + shares, 0),
    };
  });
}

/** Chips bought in games, by seat. It reads only the relevant entries. */
export async function boughtIn(
  db: Reader,
  games: readonly { readonly id: string; readonly state: GameState }[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const sells = new Map(games.flatMap(({ id, state }) => ((buysIn(state) ?? 0) > 0 ? [[id, state]] : [])));
  if (sells.size === 0) return new Map();
  const entries = await db.entry.findMany({
    where: {
      gameId: { in: [...sells.keys()] },
      OR: [
        { action: { path: within("do"), equals: "buy-in" } },
        { NOT: { replaces: { equals: Prisma.DbNull } } },
      ],
    },
    select: { gameId: true, seq: true, action: true, replaces: true },
  });
  const replaced = new Set(
    entries.flatMap(({ gameId, replaces }) =>
      (fromJson("replaces", replaces) ?? []).map((seq) => `${gameId} ${seq}`),
    ),
  );
  const bought = new Map<string, Map<string, number>>();
  for (const { gameId, seq, action: stored } of entries) {
    const action = fromJson("action", stored);
    if (action?.do !== "buy-in" || replaced.has(`${gameId} ${seq}`)) continue;
    const seats = bought.get(gameId) ?? new Map<string, number>();
    const state = sells.get(gameId);
    const chips = action.count ?? (state ? (buysIn(state) ?? 0) : 0);
    bought.set(gameId, seats.set(action.player, (seats.get(action.player) ?? 0) + chips));
  }
  return bought;
}
