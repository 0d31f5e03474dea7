import { type Claim, type Face, type Finding, faceWord } from "@/lib/engine";
import { numberWord } from "./anyPage";
import { sayTenthsPercent } from "./figureNumbers";
import { sayClaim, sayClaimFirst } from "./terms";
import { translated } from "./translated";

// Answers to questions, one sentence each.

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "23.4% of the time"; tiny and nearly certain chances are not rounded to 0 or 100. */
export function sayChance(chance: number): string {
  if (chance === 0) return "never";
  if (chance === 1) return "always";
  if (chance < 0.001) return `less than ${sayTenthsPercent(0.001)} of the time`;
  return chance > 0.999
    ? `more than ${sayTenthsPercent(0.999)} of the time`
    : `${sayTenthsPercent(chance)} of the time`;
}

export const sayLegalRaise = translated(
  "answers",
  "sayLegalRaise",
  (claim: Claim, latest: Claim | null): string =>
    latest === null
      ? `You can start with ${sayClaim(claim)}.`
      : sayClaim(claim) === sayClaim(latest)
        ? `You can repeat ${sayClaim(claim)}.`
        : `${capital(sayClaimFirst(claim))} beats ${sayClaim(latest)}.`,
);

export const sayLowest = translated(
  "answers",
  "sayLowest",
  (lowest: Claim | null, latest: Claim | null, face?: Face): string => {
    if (face !== undefined && lowest === null)
      return latest === null
        ? `You can’t start with ${faceWord(face, 2)}.`
        : `No number of ${faceWord(face, 2)} beats ${sayClaim(latest)}.`;
    if (face !== undefined && lowest !== null && latest !== null)
      return `With ${faceWord(face, 2)}, the lowest raise over ${sayClaim(latest)} is ${sayClaim(lowest)}.`;
    if (lowest === null)
      return latest === null
        ? "There’s nothing to claim."
        : `Nothing beats ${sayClaim(latest)}. Challenge it${"mia" in latest ? " or believe it" : ""}.`;
    return latest === null
      ? `The lowest first claim is ${sayClaim(lowest)}.`
      : `The lowest raise over ${sayClaim(latest)} is ${sayClaim(lowest)}.`;
  },
);

export const sayOdds = translated(
  "answers",
  "sayOdds",
  (claim: Claim, chance: number): string =>
    `${capital(sayClaimFirst(claim))} would be true ${sayChance(chance)}.`,
);

/** The finding, compared with the claim: "11 of 13 fives: short by two.", "Three threes beats two pair, fours and ones: it was there." */
export const sayFinding = translated(
  "answers",
  "sayFinding",
  (claim: Claim, { found, margin, finding }: Finding): string => {
    const claimText = sayClaim(claim);
    if (found === null || margin === null) {
      if (finding === "exact") return `Exactly ${claimText}.`;
      if ("count" in claim)
        return finding === "short" ? `Fewer than ${claimText} were there.` : `${claimText} were there.`;
      return finding === "short" ? `It was lower than ${claimText}.` : `It was ${claimText} or better.`;
    }
    if (typeof found !== "number") {
      const shown = sayClaimFirst(found);
      if (margin < 0) return `${capital(shown)} is lower than ${claimText}.`;
      return margin === 0 ? `Exactly ${claimText}.` : `${capital(shown)} beats ${claimText}: it was there.`;
    }
    if (margin < 0) return `${found} of ${claimText}: short by ${numberWord(-margin)}.`;
    if (finding === "short") return `${found} of ${claimText}, but wild dice alone do not make it true.`;
    if (margin === 0) return `Exactly ${claimText}.`;
    return "face" in claim
      ? `${found} ${faceWord(claim.face, found)}, ${claimText} claimed: ${numberWord(margin)} to spare.`
      : `${capital(claimText)}: it was there.`;
  },
);
