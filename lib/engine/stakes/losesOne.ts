import type { Stakes } from "../parts";
import { seatOf } from "../seats";
import type { RuleId, Verdict } from "../vocabulary";
import { type AnteChips, plainStakes } from "./stakes";

interface LosesOne<Scoring extends RuleId> {
  /** What the loser of a challenge gives away, and to whom. */
  readonly what: "life" | "chip";
  readonly to: "bank" | "pot";
  /** Dealt to everybody. */
  readonly each: number;
  /** What else is paid in chips, where lives are lost. */
  readonly chips?: AnteChips;
  /** How many it costs, where not one (M4). */
  readonly cost?: (verdict: Verdict) => number;
  /** The rule a verdict rests on, where not always the same (M3, M4). */
  readonly rule: Scoring | ((verdict: Verdict) => Scoring);
}

/** The loser of a challenge gives up a life or a chip; without any one is out (C5, O5, O6, I4, M3–M5). */
export function losesOne<const Scoring extends RuleId>({
  what,
  to,
  each,
  chips,
  cost = () => 1,
  rule,
}: LosesOne<Scoring>): Stakes<Scoring> {
  return {
    ...plainStakes,
    buysIn: what === "chip" ? each : null,
    ...chips,
    dealt: { [what]: each, ...chips?.dealt },
    outWithout: what,
    settle(verdict, seats) {
      const held = seatOf(seats, verdict.loser)?.holds[what] ?? 0;
      const count = Math.min(cost(verdict), held);
      return {
        moves: count > 0 ? [{ what, count, from: verdict.loser, to }] : [],
        rules: [typeof rule === "string" ? rule : rule(verdict)],
      };
    },
  };
}
