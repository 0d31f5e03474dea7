import type { GameState } from "@/lib/engine";
import { GUEST } from "@/lib/protocol/nightResult";
import type { Balance } from "@/lib/views/fewestPayments";
import type { Closing } from "@/lib/views/money/closing";
import type { Reader } from "../../db/reader";
import { nameOfSeat } from "../../table/seatNames";
import type { States } from "../../table/snapshots/withSnapshots";
import { type LoadedGroup, type NightRow, seated } from "../groupContext";
import { boughtIn } from "../nightBooks";
import { chipsBySeat, chipsOfGames } from "./gameChips";

/** A night's buy-ins as a closing stores them. */
export const storedBuyIns = ({ buyIns }: Pick<NightRow, "buyIns">): Closing["buyIns"] =>
  buyIns.map(({ party, times, shares }) => [party, times, shares]);

/**
 * The record of a night that is closed now.
 * @param after States of games after entries that are not recorded yet.
 */
export async function closingOf(
  db: Reader,
  states: States,
  of: LoadedGroup,
  night: NightRow,
  after: ReadonlyMap<string, GameState> = new Map(),
): Promise<Closing> {
  const ends = await Promise.all([...after].map(([id, state]) => chipsAfter(db, of, id, state)));
  const others = await chipsOfGames(db, states, of, { nightId: night.id });
  return {
    games: [
      ...others.filter(({ id }) => !after.has(id)).map(({ id, bySeat }) => [id, bySeat] as const),
      ...ends,
    ].filter(([, chips]) => chips.length > 0),
    price: night.buyIn,
    buyIns: storedBuyIns(night),
  };
}

async function chipsAfter(
  db: Reader,
  of: LoadedGroup,
  id: string,
  state: GameState,
): Promise<readonly [game: string, chips: readonly Balance[]]> {
  const bought = await boughtIn(db, [{ id, state }]);
  const seats = await db.seat.findMany({
    where: { gameId: id },
    select: { key: true, name: true, playerId: true },
  });
  const partyOf = new Map(
    seated(of, seats).map((seat) => [seat.key, seat.playerId ?? GUEST + nameOfSeat(seat)]),
  );
  const chips = chipsBySeat(id, state, bought.get(id));
  return [id, chips.map(([seat, count]): Balance => [partyOf.get(seat) ?? "bank", count])];
}
