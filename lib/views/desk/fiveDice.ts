import { type Face, rulesUnder, sayClaim } from "@/lib/engine";
import type { Question } from "@/lib/protocol/ask/shapes";

// Five faces in a row are five dice in games of hands, never a claim.

const FIVE = /^[1-6](?:[ ,.-]*[1-6]){4}$/;

/** True if text is five dice, with any separators. */
const isHand = (text: string): boolean => FIVE.test(text);

/** Five dice without separators; other text unchanged. */
export const packed = (text: string): string => (isHand(text) ? text.replaceAll(/\D/g, "") : text);

/** The dice of a text without anything else. */
const diceOf = (text: string): Face[] => [...text].map((digit) => Number(digit) as Face);

/**
 * The most specific claim of five dice (H5: four kickers at most), in canonical words.
 * Returns other text unchanged, and dice that already parse as that claim.
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
