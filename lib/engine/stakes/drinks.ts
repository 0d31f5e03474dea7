import type { Stakes } from "../parts";
import type { Move } from "../vocabulary";
import { plainStakes } from "./stakes";

interface Drinks {
  /** P8. */
  readonly winnerGives: "on" | "off";
}

/** The loser drinks one, or two after pleading messed-up dice; the winner may assign one (P7, P8). */
export const drinks = ({ winnerGives }: Drinks): Stakes => ({
  ...plainStakes,
  dealt: { drink: 0 },
  outWithout: null,
  canGive: true,
  gives: winnerGives === "on" ? "P8" : null,
  messedUp: true,
  settle({ loser, right, messedUp }) {
    const count = messedUp && right ? 2 : 1;
    return {
      moves: loser === null ? [] : [{ what: "drink", count, from: "bank", to: loser }],
      rules: ["P7"],
    };
  },
});

/** Adds drinks for each player who loses a die or a chip, or gets a bad; 0 adds none (S25). */
export const withDrinks = (stakes: Stakes, count: number): Stakes =>
  count === 0
    ? stakes
    : {
        ...stakes,
        dealt: { ...stakes.dealt, drink: 0 },
        settle(verdict, seats, pot, diceEach) {
          const cost = stakes.settle(verdict, seats, pot, diceEach);
          const hit = cost.moves.map(({ what, from, to }) => (what === "bad" ? to : from));
          const drinkers = hit.filter(
            (holder, at) => holder !== "bank" && holder !== "pot" && hit.indexOf(holder) === at,
          );
          const drunk = drinkers.map((to): Move => ({ what: "drink", count, from: "bank", to }));
          return drunk.length === 0
            ? cost
            : { ...cost, moves: [...cost.moves, ...drunk], besides: [...(cost.besides ?? []), "S25"] };
        },
      };
