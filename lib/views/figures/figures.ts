import type { Stake } from "@/lib/engine";
import { numberOf, type Share, wholes } from "./share";
import type { Tally } from "./tally";

/** A sum of what came less what was to be expected, over so many. */
export interface Luck {
  readonly n: number;
  readonly sum: number;
  readonly variance: number;
}

/** The figures of one player; each stands beside what it rests on. Null where that is nothing. */
export interface Figures {
  readonly challenges: Pick<Tally, "in_turn" | "out_of_turn" | "spot_on">;
  readonly challenged: Tally["challenged"];
  readonly claims: Omit<Tally["claims"], "chance">;
  /** How far out one goes: the mean of 1 − chance over all claims made. */
  readonly nerve: { readonly n: number; readonly mean: number | null };
  readonly luck: { readonly claimer: Luck; readonly challenger: Luck };
  /** Share of doubts that were right, less what was to be expected of them. */
  readonly read: { readonly n: number; readonly value: number | null };
  readonly calibration: readonly { readonly n: number; readonly chance: number; readonly true: number }[];
  readonly stakes: Readonly<Partial<Record<Stake, number>>>;
}

/** What a tally comes to, as shared figures define it. */
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

const luck = ({ n, came, chance, variance }: Tally["claimer"]): Luck => ({
  n,
  sum: numberOf(wholes(came) - chance),
  variance: numberOf(variance),
});

const mean = (sum: Share, n: number): number | null => (n === 0 ? null : numberOf(sum) / n);
