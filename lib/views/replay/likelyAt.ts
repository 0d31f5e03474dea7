import { diceInPlay, dicePerHand, rulesUnder } from "@/lib/engine";
import { type Likely, likelyOf } from "../likely";
import { type RoundSteps, roundIn } from "./roundSteps";

/** The chances around the claim at a step, with the information at the time; null before the first. */
export function likelyAt({ steps }: RoundSteps, at: number): Likely | null {
  const claimed = steps.slice(0, at + 1).findLast(({ action }) => action.do === "claim");
  if (claimed === undefined) return null;
  const { after: state } = claimed;
  const open = roundIn(state);
  const rules = rulesUnder(state.game, state.house);
  if (!open?.latest || !rules.ok) return null;
  const { claim } = open.latest;
  return likelyOf({
    claim,
    known: open.table.map(({ face }) => face),
    dice: "count" in claim ? diceInPlay(state) : dicePerHand(rules.value),
    terms: open.terms,
    rules: rules.value,
  });
}
