import { dicePerHand, rulesUnder, termsAsked } from "@/lib/engine";
import type { Question } from "@/lib/protocol/ask/shapes";
import { type Likely, likelyOf } from "../likely";

/** The chances around the claim of an odds question; null for other questions, or without an answer. */
export function likelyAsked(question: Question): Likely | null {
  if (question.ask !== "odds" || question.claim === undefined) return null;
  const rules = rulesUnder(question.game, question.house ?? {});
  if (!rules.ok) return null;
  const terms = termsAsked(question.wild === undefined ? {} : { wild: question.wild }, rules.value, true);
  const claim = rules.value.claims.read(question.claim);
  if (!terms.ok || !claim.ok) return null;
  const known = question.known ?? [];
  const dice = "count" in claim.value ? (question.dice_in_play ?? 0) : dicePerHand(rules.value);
  if (known.length > dice) return null;
  return likelyOf({ claim: claim.value, known, dice, terms: terms.value, rules: rules.value });
}
