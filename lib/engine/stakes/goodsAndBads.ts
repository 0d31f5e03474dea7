import type { Stakes } from "../parts";
import type { Move, PlayerId } from "../vocabulary";
import { plainStakes } from "./stakes";

interface GoodsAndBads {
  /** F13: whether only the first of several bangers scores. */
  readonly simultaneous: "first" | "all-score";
}

/** What a bang earns and costs; goods erase bads (F7, F8, F9, F13). */
export const goodsAndBads = ({ simultaneous }: GoodsAndBads): Stakes<"F7" | "F8"> => ({
  ...plainStakes,
  dealt: { good: 0, bad: 0 },
  outWithout: null,
  settle(verdict) {
    const [first, ...others] = verdict.challengers;
    // F13: whoever has priority stands first; the others score only where the table plays so.
    const scoring = [...(first ? [first] : []), ...(simultaneous === "all-score" ? others : [])];
    const inTurn = scoring.filter((banger) => !verdict.outOfTurnBy.includes(banger));
    const outOfTurn = scoring.filter((banger) => verdict.outOfTurnBy.includes(banger));
    return {
      moves: [
        ...inTurn.flatMap((banger) => bangInTurn(banger, verdict.right)),
        ...outOfTurn.flatMap((banger) => bangOutOfTurn(banger, verdict.right)),
        // F7, F8: a claim that was short costs the claimer one bad, once, however many banged.
        ...(verdict.right ? [fromBank("bad", 1, verdict.claimer)] : []),
      ],
      rules: [
        ...(inTurn.length > 0 ? (["F7"] as const) : []),
        ...(outOfTurn.length > 0 ? (["F8"] as const) : []),
      ],
      among: others.length > 0 ? ["F13"] : [],
    };
  },
  score: ({ good = 0, bad = 0 }) => good - bad,
});

/** F7: a right bang in turn earns nothing, a wrong one costs one bad. */
const bangInTurn = (banger: PlayerId, right: boolean): readonly Move[] =>
  right ? [] : [fromBank("bad", 1, banger)];

/** F8: a right bang out of turn earns two goods, a wrong one costs two bads. */
const bangOutOfTurn = (banger: PlayerId, right: boolean): readonly Move[] =>
  right ? [fromBank("good", 2, banger)] : [fromBank("bad", 2, banger)];

const fromBank = (what: "good" | "bad", count: number, to: PlayerId): Move => ({
  what,
  count,
  from: "bank",
  to,
});
