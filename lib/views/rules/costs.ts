import {
  type ChallengeKindName,
  type Claim,
  type House,
  type Move,
  type RuleId,
  rulesUnder,
  type Stake,
} from "@/lib/engine";
import { type TrialSeat, trial } from "./trial";

/** Who pays or gets something by a verdict. */
export type Party = "claimer" | "challenger" | "everybody-else";

export interface Cost {
  readonly who: Party;
  readonly what: Stake;
  /** Below zero: lost or paid; above: gained. */
  readonly count: number;
  readonly intoPot: boolean;
}

/** What one way to challenge costs whom, right and wrong, as the engine settled it. */
export interface ChallengeCosts {
  readonly kind: ChallengeKindName;
  readonly outOfTurn: boolean;
  /** The claim it is about, where that makes a difference; null: any. */
  readonly of: Claim | null;
  /** Null where it cannot be: nobody is right by giving in. */
  readonly right: Verdict | null;
  readonly wrong: Verdict | null;
}

interface Verdict {
  readonly costs: readonly Cost[];
  readonly rules: readonly RuleId[];
  readonly starter: TrialSeat | null;
}

const MIA = { mia: 21 } as const satisfies Claim;

/** All ways to challenge that these rules have, in turn first. The house must be one the game knows. */
export function challengeCosts(game: string, house: House): readonly ChallengeCosts[] {
  const rules = rulesUnder(game, house);
  if (!rules.ok) return [];
  const { challenges } = rules.value;
  // Where there is a claim to give in to, it costs more to doubt it (M4).
  const special = challenges.some(({ fits }) => !fits({ mia: 31 }));
  return (special ? [null, MIA] : [null]).flatMap((of) =>
    challenges
      .filter(({ fits }) => fits(of ?? { mia: 31 }))
      .flatMap(({ kind, atOnce }) =>
        (["next", "bystander"] as const).flatMap((by) => {
          const settle = (outcome: "short" | "there" | "exact") => {
            const over = trial(game, house, { kind, by, outcome, ...(of && { claim: of }) });
            return over && { costs: costsOf(over.moves, by), rules: over.rules, starter: over.starter };
          };
          const right = atOnce ? null : settle(kind === "spot-on" ? "exact" : "short");
          const wrong = settle("there");
          return right === null && wrong === null
            ? []
            : [{ kind, outOfTurn: by === "bystander", of, right, wrong }];
        }),
      ),
  );
}

/** Moves of a verdict by who they concern; the same for all others is told once. */
function costsOf(moves: readonly Move[], challenger: TrialSeat): readonly Cost[] {
  const costs = moves
    .filter(({ from, to }) => isSeat(from) || isSeat(to))
    .map(({ what, count, from, to }) => ({
      seat: isSeat(from) ? from : to,
      what,
      count: isSeat(from) ? -count : count,
      intoPot: to === "pot",
    }));
  const others = costs.filter(({ seat }) => seat !== challenger);
  if (others.length > 2)
    return [...costs.filter(({ seat }) => seat === challenger), others[0]].flatMap((cost) =>
      cost ? [asCost(cost, cost.seat === challenger ? "challenger" : "everybody-else")] : [],
    );
  return costs.map((cost) => asCost(cost, cost.seat === challenger ? "challenger" : "claimer"));
}

const asCost = ({ what, count, intoPot }: Omit<Cost, "who">, who: Party): Cost => ({
  who,
  what,
  count,
  intoPot,
});

const isSeat = (party: string): boolean => party !== "bank" && party !== "pot";
