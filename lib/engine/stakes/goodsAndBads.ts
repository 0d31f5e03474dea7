import type { Stakes } from "../parts";
import type { Move, PlayerId, RuleId, Verdict } from "../vocabulary";
import { plainStakes } from "./stakes";

interface GoodsAndBads {
  /** F13: whether only the first of several bangers scores. */
  readonly simultaneous: "first" | "all-score";
}

/** Goods for a right bang out of turn, bads for being wrong; goods erase bads (F7, F8, F9, F13). */
export const goodsAndBads = ({ simultaneous }: GoodsAndBads): Stakes => ({
  ...plainStakes,
  dealt: { good: 0, bad: 0 },
  outWithout: null,
  settle(verdict) {
    const scoring = simultaneous === "first" ? verdict.challengers.slice(0, 1) : verdict.challengers;
    const moves = scoring.flatMap((banger) => bangerGets(banger, verdict));
    if (verdict.right) moves.push(fromBank("bad", 1, verdict.claimer));
    const rules: RuleId[] = [];
    if (scoring.some((banger) => !verdict.outOfTurnBy.includes(banger))) rules.push("F7");
    if (scoring.some((banger) => verdict.outOfTurnBy.includes(banger))) rules.push("F8");
    if (verdict.challengers.length > 1) rules.push("F13");
    return { moves, rules };
  },
  score: ({ good = 0, bad = 0 }) => good - bad,
});

function bangerGets(banger: PlayerId, verdict: Verdict): readonly Move[] {
  if (verdict.outOfTurnBy.includes(banger)) return [fromBank(verdict.right ? "good" : "bad", 2, banger)];
  return verdict.right ? [] : [fromBank("bad", 1, banger)];
}

const fromBank = (what: "good" | "bad", count: number, to: PlayerId): Move => ({
  what,
  count,
  from: "bank",
  to,
});
