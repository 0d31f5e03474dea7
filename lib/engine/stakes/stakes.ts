import type { Ante, RuleSet, Stakes } from "../parts";
import type { Stake } from "../vocabulary";

/** What most games have in common: nothing to give, nothing to owe, nothing to buy, no score of its own. */
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
  /** Chips each; 0: none are paid. */
  readonly ante: number;
  readonly every: Ante["every"];
  /** Chips everybody begins with; 0: chips are counted from 0, and may be owed. */
  readonly stack: number;
  readonly short: Ante["short"];
}

/** The chips of a game that deals none of itself: the ante, and the stack it is paid from (R2, C2, S17). */
export const anteChips = ({ ante, every, stack, short }: Antes) => ({
  dealt: { chip: stack },
  mayOwe: stack === 0 ? ("chip" as const) : null,
  ante: ante === 0 ? null : { chips: ante, every, short },
  buysIn: stack === 0 ? null : stack,
});
export type AnteChips = ReturnType<typeof anteChips>;

/** The same in a game that has no chips unless its table antes: they may be owed; undefined where it does not (S24). */
export const potAnte = (ante: number): AnteChips | undefined =>
  ante === 0 ? undefined : anteChips({ ante, every: "game", stack: 0, short: "all-in" });

/** Whether a game is played for this: what it deals, and what one is out without (S13). */
export const isPlayedFor = ({ dealt, outWithout }: RuleSet["stakes"], what: Stake): boolean =>
  what in dealt || what === outWithout;
