import { type Face, rulesUnder, sayClaim } from "@/lib/engine";
import type { Question } from "@/lib/protocol/ask/shapes";

// Five faces written together are five dice, wherever hands are played; never a claim.

const FIVE = /^[1-6](?:[ ,.-]*[1-6]){4}$/;

/** Whether text is five dice, however they are set apart. */
const isHand = (text: string): boolean => FIVE.test(text);

/** Five dice without what sets them apart; any other text as it is. */
export const packed = (text: string): string => (isHand(text) ? text.replaceAll(/\D/g, "") : text);

/** Dice as they lie, from text that is nothing else. */
const diceOf = (text: string): Face[] => [...text].map((digit) => Number(digit) as Face);

/**
 * The claim that five dice come to, as fully as it can be spoken (H5: four kickers at most), in the words that the rules read.
 * Any other text, and dice that the rules read as just that claim, as they are.
 */
export function claimMade(text: string, { game, house }: Pick<Question, "game" | "house">): string {
  const rules = isHand(text) ? rulesUnder(game, house ?? {}) : null;
  if (!rules?.ok || rules.value.claims.kind !== "hand") return text;
  const { claims } = rules.value;
  if (claims.read(text).ok) return text;
  const made = claims.ofDice(diceOf(text));
  if (made === null || !("hand" in made)) return text;
  return sayClaim(made.hand === "high-card" ? { ...made, kickers: made.kickers.slice(0, 4) } : made);
}
