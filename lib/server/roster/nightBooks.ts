import { buysIn, type GameState } from "@/lib/engine";
import { DEBT_KINDS, GUEST, type Party } from "@/lib/protocol/nightResult";
import type { NightBooks, NightGame, Paid } from "@/lib/views/nightResult";
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

const NIGHT = {
  buyIns: { orderBy: { at: "asc" }, select: { times: true, shares: true, playerId: true } },
  payments: { orderBy: [{ at: "asc" }, { id: "asc" }] },
} as const satisfies Prisma.NightInclude;

/** A night's row, with the columns for its accounts. */
export type NightRow = Prisma.NightGetPayload<{ include: typeof NIGHT }>;

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
  most?: number,
): Promise<readonly NightRecord[]> {
  const nights = await db.night.findMany({
    where: { ...where, groupId: of.groupId },
    include: NIGHT,
    orderBy: [{ startedAt: "desc" }, { id: "desc" }],
    ...(most !== undefined && { take: most }),
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
  const { personOf, nameOf } = of.parties;
  return nights.map((night) => {
    const names = new Map<Party, string>();
    const books: NightBooks = {
      games: games
        .filter(({ nightId }) => nightId === night.id)
        .map((game) => asGame(of, game, bought.get(game.id), names)),
      price: night.buyIn,
      buyIns: night.buyIns.map(({ times, shares, playerId }) => {
        const party = personOf(playerId) ?? playerId;
        names.set(party, nameOf(playerId));
        return { party, times, shares };
      }),
      payments: night.payments.map(({ id, kind, from, to, amount }): Paid => {
        const [payer, receiver] = [from, to].map((party) => {
          const now = personOf(party) ?? party;
          if (of.players.has(party) || party.startsWith(GUEST)) names.set(now, nameOf(party));
          return now;
        });
        // An unknown kind, as from a newer version, is settled with the money.
        const known = DEBT_KINDS.find((one) => one === kind) ?? "money";
        return { id, kind: known, from: payer ?? from, to: receiver ?? to, amount };
      }),
      ended: night.endedAt !== null,
    };
    return { night, books: { ...books, buyIns: perPerson(books.buyIns) }, names };
  });
}

/** A game outside nights, in the form of a finished night. */
export interface LooseGame {
  readonly id: string;
  readonly playedAt: Date;
  readonly rounds: number;
  readonly books: NightBooks;
  readonly names: ReadonlyMap<Party, string>;
}

/** Reads the games outside nights, each by itself, newest first. */
export async function looseBooks(
  db: Reader,
  states: States,
  of: LoadedGroup,
  where: Prisma.GameWhereInput,
  most: number,
): Promise<readonly LooseGame[]> {
  const games = states.all(
    await db.game.findMany({
      where: { ...where, groupId: of.groupId, nightId: null, resultOnly: false, AND: [LISTED] },
      orderBy: [{ playedAt: "desc" }, { id: "desc" }],
      take: most,
      select: { ...GAME, playedAt: true },
    }),
  );
  const bought = await boughtIn(db, games);
  return games.map((game) => {
    const names = new Map<Party, string>();
    const books: NightBooks = {
      games: [asGame(of, game, bought.get(game.id), names)],
      price: 0,
      buyIns: [],
      payments: [],
      ended: game.state.phase === "finished",
    };
    return { id: game.id, playedAt: game.playedAt, rounds: game.state.settledRounds, books, names };
  });
}

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
      const party = partyOnSeat(seat);
      names.set(party, nameOfSeat(seat));
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
async function boughtIn(
  db: Reader,
  games: readonly GameRow[],
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
