import type { Ante, RuleSet, Stakes } from "../parts";
import type { Stake } from "../vocabulary";

/** Defaults: no drink to assign, no debts, no purchases, no score. */
export const plainStakes = {
  mayOwe: null,
  ante: null,
  buysIn: null,
  gives: null,
  canGive: false,
  messedUp: false,
  score: () => null,
} satisfies Partial<Stakes>;

interface Antes {
  /** The ante in chips; 0 for none. */
  readonly ante: number;
  readonly every: Ante["every"];
  /** The starting stack; with 0, chips count from 0 and may be owed. */
  readonly stack: number;
  readonly short: Ante["short"];
}

/** Chips in a game that has none of its own: the ante, and the stack it is paid from (R2, C2, S17). */
export const anteChips = ({ ante, every, stack, short }: Antes) => ({
  dealt: { chip: stack },
  mayOwe: stack === 0 ? ("chip" as const) : null,
  ante: ante === 0 ? null : { chips: ante, every, short },
  buysIn: stack === 0 ? null : stack,
});
export type AnteChips = ReturnType<typeof anteChips>;

/** Chips in a game that has them only with an ante; they may be owed. Undefined without one (S24). */
export const potAnte = (ante: number): AnteChips | undefined =>
  ante === 0 ? undefined : anteChips({ ante, every: "game", stack: 0, short: "all-in" });

/** True if the game uses this stake: it deals it, or a player without it is out (S13). */
export const isPlayedFor = ({ dealt, outWithout }: RuleSet["stakes"], what: Stake): boolean =>
  what in dealt || what === outWithout;
