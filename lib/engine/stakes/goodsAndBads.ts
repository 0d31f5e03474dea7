import type { Stakes } from "../parts";
import { seatOf } from "../seats";
import type { Judgment, Move, PlayerId, Seat } from "../vocabulary";
import { byDifference, type Loses, priceOf, type SpotOnWins, wonBySpotOn } from "./price";
import { type AnteChips, plainStakes } from "./stakes";

interface GoodsAndBads {
  /** F13: whether only the first of several bangers scores. */
  readonly simultaneous: "first" | "all-score";
  /** S22: how many bads one bad is. */
  readonly loses: Loses;
  /** S23: how many goods a right spot-on earns, or that everybody else takes a bad. */
  readonly spotOn: SpotOnWins;
  readonly chips: AnteChips | undefined;
}

/** What a bang earns and costs; goods erase bads (F7, F8, F9, F13, S22, S23). */
export const goodsAndBads = ({ simultaneous, loses, spotOn, chips }: GoodsAndBads): Stakes => ({
  ...plainStakes,
  ...chips,
  dealt: { good: 0, bad: 0, ...chips?.dealt },
  outWithout: null,
  settle(verdict, seats) {
    const price = priceOf(loses, verdict);
    if (verdict.kind === "spot-on") {
      const moves = verdict.right ? rightSpotOn(verdict, seats, spotOn) : bads(price, verdict.loser);
      return { moves, rules: ["S23"] };
    }
    const [first, ...others] = verdict.challengers;
    // F13: whoever has priority stands first; the others score only where the table plays so.
    const scoring = [...(first ? [first] : []), ...(simultaneous === "all-score" ? others : [])];
    const inTurn = scoring.filter((banger) => !verdict.outOfTurnBy.includes(banger));
    const outOfTurn = scoring.filter((banger) => verdict.outOfTurnBy.includes(banger));
    const scored = [
      ...(inTurn.length > 0 ? (["F7"] as const) : []),
      ...(outOfTurn.length > 0 ? (["F8"] as const) : []),
    ];
    const among = others.length > 0 ? (["F13"] as const) : [];
    return {
      moves: [
        ...inTurn.flatMap((banger) => bangInTurn(banger, verdict.right, price)),
        ...outOfTurn.flatMap((banger) => bangOutOfTurn(banger, verdict.right, price)),
        // F7, F8: a claim that was short costs the claimer one bad, once, however many banged.
        ...(verdict.right ? bads(price, verdict.loser) : []),
      ],
      // S22: the sentences of F7 and F8 say how many bads; where it is others, the house's price is what it rests on.
      ...(loses === "one"
        ? { rules: scored, besides: among }
        : { rules: ["S22"], besides: [...scored, ...among], byDifference: byDifference(loses, verdict) }),
    };
  },
  score: ({ good = 0, bad = 0 }) => good - bad,
});

/** F7: a right bang in turn earns nothing, a wrong one costs one bad. */
const bangInTurn = (banger: PlayerId, right: boolean, price: number): readonly Move[] =>
  right ? [] : [fromBank("bad", price, banger)];

/** F8: a right bang out of turn earns two goods, a wrong one costs two bads. */
const bangOutOfTurn = (banger: PlayerId, right: boolean, price: number): readonly Move[] =>
  right ? [fromBank("good", 2, banger)] : [fromBank("bad", 2 * price, banger)];

/** S23: goods for the caller, as many as erase their bads where all are won; or a bad for everybody else. */
function rightSpotOn(
  { challengers, winner }: Judgment,
  seats: readonly Seat[],
  wins: SpotOnWins,
): readonly Move[] {
  if (wins === "others-lose")
    return seats
      .filter((seat) => seat.active && !challengers.includes(seat.player))
      .map((seat) => fromBank("bad", 1, seat.player));
  if (winner === null) return [];
  const { good = 0, bad = 0 } = seatOf(seats, winner)?.holds ?? {};
  const count = wonBySpotOn(wins, wins === "all" ? bad - good : 2);
  return count > 0 ? [fromBank("good", count, winner)] : [];
}

const bads = (count: number, to: PlayerId | null): readonly Move[] =>
  to === null ? [] : [fromBank("bad", count, to)];

const fromBank = (what: "good" | "bad", count: number, to: PlayerId): Move => ({
  what,
  count,
  from: "bank",
  to,
});
