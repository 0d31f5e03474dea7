import type { Stake } from "@/lib/engine";
import { numberOf, type Share, wholes } from "./share";
import type { Tally } from "./tally";

/** A sum of results minus expectations, with its sample size. */
export interface Luck {
  readonly n: number;
  readonly sum: number;
  readonly variance: number;
}

/** One player's statistics, each with its sample size; null for an empty sample. */
export interface Figures {
  readonly challenges: Pick<Tally, "in_turn" | "out_of_turn" | "spot_on">;
  readonly challenged: Tally["challenged"];
  readonly claims: Omit<Tally["claims"], "chance">;
  /** Risk: the mean of 1 − chance over all claims. */
  readonly nerve: { readonly n: number; readonly mean: number | null };
  readonly luck: { readonly claimer: Luck; readonly challenger: Luck };
  /** The share of right challenges minus the expected share. */
  readonly read: { readonly n: number; readonly value: number | null };
  readonly calibration: readonly { readonly n: number; readonly chance: number; readonly true: number }[];
  readonly stakes: Readonly<Partial<Record<Stake, number>>>;
}

/** Computes the statistics of a tally. */
export function figuresOf(tally: Tally): Figures {
  const { in_turn, out_of_turn, spot_on, challenged, claims, claimer, challenger, doubts } = tally;
  const { chance, ...claimed } = claims;
  const stakes = Object.entries(tally.stakes).filter(([, { moves }]) => moves > 0);
  return {
    challenges: { in_turn, out_of_turn, spot_on },
    challenged,
    claims: claimed,
    nerve: { n: claims.made, mean: mean(wholes(claims.made) - chance, claims.made) },
    luck: { claimer: luck(claimer), challenger: luck(challenger) },
    read: { n: doubts.n, value: mean(wholes(doubts.came) - doubts.chance, doubts.n) },
    calibration: tally.calibration.map((row) => ({ ...row, chance: numberOf(row.chance) })),
    stakes: Object.fromEntries(stakes.map(([what, { net }]) => [what, net])),
  };
}

const luck = ({ n, came: successes, chance, variance }: Tally["claimer"]): Luck => ({
  n,
  sum: numberOf(wholes(successes) - chance),
  variance: numberOf(variance),
});

const mean = (sum: Share, n: number): number | null => (n === 0 ? null : numberOf(sum) / n);
