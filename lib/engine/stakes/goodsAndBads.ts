import type { Stakes } from "../parts";
import { seatOf } from "../seats";
import type { Judgment, Move, PlayerId, Seat } from "../vocabulary";
import { byDifference, type Loses, priceOf, type SpotOnWins, wonBySpotOn } from "./price";
import { type AnteChips, plainStakes } from "./stakes";

interface GoodsAndBads {
  /** F13: "first" scores only the first of several bangers. */
  readonly simultaneous: "first" | "all-score";
  /** S22: the price of a wrong bang, in bads. */
  readonly loses: Loses;
  /** S23: the goods of a right spot on, or a bad for everyone else. */
  readonly spotOn: SpotOnWins;
  readonly chips: AnteChips | undefined;
}

/** The scoring of a bang; goods erase bads (F7, F8, F9, F13, S22, S23). */
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
    // F13: the banger with priority comes first; the others score only under "all-score".
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
        // F7, F8: a short claim costs the claimer one bad, once, for any number of bangers.
        ...(verdict.right ? bads(price, verdict.loser) : []),
      ],
      // S22: F7 and F8 state a number of bads. Another number comes from the price, so S22 is cited.
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

/** S23: goods for the challenger, with "all" enough to erase their bads, or a bad for everyone else. */
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
