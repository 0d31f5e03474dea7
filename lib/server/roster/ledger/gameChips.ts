import { LRUCache } from "lru-cache";
import type { GameState } from "@/lib/engine";
import { GUEST } from "@/lib/protocol/nightResult";
import type { Balance } from "@/lib/views/fewestPayments";
import { chipBalances } from "@/lib/views/nightResult";
import type { Reader } from "../../db/reader";
import type { Prisma } from "../../generated/prisma/client";
import { processSingleton } from "../../process/processSingleton";
import { nameOfSeat } from "../../table/seatNames";
import { SNAPSHOT, type States } from "../../table/snapshots/withSnapshots";
import { type LoadedGroup, seated } from "../groupContext";
import { LISTED } from "../groupGames";
import { boughtIn } from "../nightBooks";

/** A game's chips by seat and "bank", with those its pot pays back; they sum to 0. */
interface GameChips {
  readonly finished: boolean;
  readonly rounds: number;
  readonly chips: readonly Balance[];
}

/** The most games in the cache. One takes about a hundred bytes per seat. */
const MAX_GAMES = 20_000;

/** By game and number of entries, so that only changed games are read again. */
const cache = () => processSingleton("GameChips", () => new LRUCache<string, GameChips>({ max: MAX_GAMES }));

const cacheKey = ({ id, seq }: { readonly id: string; readonly seq: number }): string => `${id} ${seq}`;

/** A game with its chips by person. */
export interface BalancedGame {
  readonly id: string;
  readonly nightId: string | null;
  readonly playedAt: Date;
  readonly updatedAt: Date;
  readonly rounds: number;
  readonly finished: boolean;
  readonly balances: readonly Balance[];
  /** The same by the party on each seat, before merges and before guests turned out to be players. */
  readonly bySeat: readonly Balance[];
}

/** Reads the chips of a group's games, oldest first. The states of unchanged games are not read again. */
export async function chipsOfGames(
  db: Reader,
  states: States,
  of: LoadedGroup,
  where: Prisma.GameWhereInput,
): Promise<readonly BalancedGame[]> {
  const games = await db.game.findMany({
    where: { ...where, groupId: of.groupId, resultOnly: false, AND: [LISTED] },
    orderBy: [{ playedAt: "asc" }, { id: "asc" }],
    select: {
      ...{ id: true, seq: true, nightId: true, playedAt: true, updatedAt: true },
      seats: { select: { key: true, name: true, playerId: true } },
    },
  });
  const known = cache();
  await readMissing(
    db,
    states,
    games.filter((game) => !known.has(cacheKey(game))).map(({ id }) => id),
  );
  return games.flatMap((game) => {
    const read = known.get(cacheKey(game));
    // Recorded between the two reads: the next reader sees it.
    if (read === undefined) return [];
    const partyOf = new Map(
      seated(of, game.seats).map((seat) => [seat.key, seat.playerId ?? GUEST + nameOfSeat(seat)]),
    );
    const { id, nightId, playedAt, updatedAt } = game;
    const bySeat = read.chips.map(([seat, chips]): Balance => [partyOf.get(seat) ?? "bank", chips]);
    return [
      {
        ...{ id, nightId, playedAt, updatedAt, rounds: read.rounds, finished: read.finished },
        balances: bySeat.map(([party, chips]): Balance => [of.parties.personOf(party) ?? party, chips]),
        bySeat,
      },
    ];
  });
}

async function readMissing(db: Reader, states: States, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const games = states.all(
    await db.game.findMany({
      where: { id: { in: [...ids] } },
      select: SNAPSHOT,
    }),
  );
  const bought = await boughtIn(db, games);
  for (const { id, seq, state } of games)
    cache().set(cacheKey({ id, seq }), {
      finished: state.phase === "finished",
      rounds: state.settledRounds,
      chips: chipsBySeat(id, state, bought.get(id)),
    });
}

/** The chips of a state by seat and "bank", with those its pot pays back. @param bought Rebought chips by seat. */
export const chipsBySeat = (
  id: string,
  state: GameState,
  bought: ReadonlyMap<string, number> = new Map(),
): readonly Balance[] =>
  chipBalances({
    ...{ id, seq: 0, state, resultOnly: false },
    seats: state.seats.map(({ player: key }) => ({
      ...{ key, party: key, outcome: null },
      bought: bought.get(key) ?? 0,
    })),
  });
