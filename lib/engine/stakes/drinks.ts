import type { Stakes } from "../parts";
import { plainStakes } from "./stakes";

interface Drinks {
  /** P8. */
  readonly winnerGives: "on" | "off";
}

/** The loser drinks one, twice when they plead messed-up dice; the winner may hand one out (P7, P8). */
export const drinks = ({ winnerGives }: Drinks): Stakes<"P7"> => ({
  ...plainStakes,
  dealt: { drink: 0 },
  outWithout: null,
  canGive: true,
  gives: winnerGives === "on" ? "P8" : null,
  messedUp: true,
  settle({ loser, claimer, messedUp }) {
    const count = messedUp && loser === claimer ? 2 : 1;
    return { moves: [{ what: "drink", count, from: "bank", to: loser }], rules: ["P7"] };
  },
});
