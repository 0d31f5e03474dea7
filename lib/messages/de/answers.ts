import type { Claim } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { sayTenthsPercent } from "../figureNumbers";
import { numberWord } from "./anyPage";
import { faceWord, sayClaim } from "./terms";

type Words = WordsOf<"answers">;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function sayChance(chance: number): string {
  if (chance === 0) return "nie";
  if (chance === 1) return "immer";
  if (chance < 0.001) return `in weniger als ${sayTenthsPercent(0.001)} der Fälle`;
  return chance > 0.999
    ? `in mehr als ${sayTenthsPercent(0.999)} der Fälle`
    : `in ${sayTenthsPercent(chance)} der Fälle`;
}

/** Ob von dem, was angesagt wird, in der Mehrzahl gesprochen wird: „9 Sechsen sind“, „zwei Paare sind“, „ein Paar ist“. */
export const areMany = (claim: Claim): boolean =>
  "count" in claim ? claim.count > 1 : "hand" in claim && claim.hand === "two-pair";
const are = (claim: Claim): string => (areMany(claim) ? "sind" : "ist");

export const sayLegalRaise: Words["sayLegalRaise"] = (claim, latest) =>
  latest === null
    ? `Du kannst mit ${sayClaim(claim)} beginnen.`
    : sayClaim(claim) === sayClaim(latest)
      ? `Du kannst ${sayClaim(claim)} noch einmal sagen.`
      : `${capital(sayClaim(claim))} ${areMany(claim) ? "schlagen" : "schlägt"} ${sayClaim(latest)}.`;

export const sayLowest: Words["sayLowest"] = (lowest, latest, face) => {
  if (face !== undefined && lowest === null)
    return latest === null
      ? `Mit ${faceWord(face, 2)} kannst du nicht beginnen.`
      : `Keine Zahl von ${faceWord(face, 2)} schlägt ${sayClaim(latest)}.`;
  if (face !== undefined && lowest !== null && latest !== null)
    return `Mit ${faceWord(face, 2)} ist die niedrigste Ansage über ${sayClaim(latest)}: ${sayClaim(lowest)}.`;
  if (lowest === null)
    return latest === null
      ? "Es gibt nichts anzusagen."
      : `Nichts schlägt ${sayClaim(latest)}. Zweifle es an${"mia" in latest ? " oder glaub es" : ""}.`;
  return latest === null
    ? `Die niedrigste erste Ansage: ${sayClaim(lowest)}.`
    : `Die niedrigste Ansage über ${sayClaim(latest)}: ${sayClaim(lowest)}.`;
};

export const sayOdds: Words["sayOdds"] = (claim, chance) =>
  `${capital(sayClaim(claim))} ${areMany(claim) ? "wären" : "wäre"} ${sayChance(chance)} wahr.`;

export const sayFinding: Words["sayFinding"] = (claim, { found, margin, finding }) => {
  const text = sayClaim(claim);
  if (found === null || margin === null) {
    if (finding === "exact") return `Genau ${text}.`;
    if ("count" in claim) return finding === "short" ? `Es waren weniger als ${text}.` : `${text} waren da.`;
    return finding === "short" ? `Es war weniger als ${text}.` : `Es war ${text} oder besser.`;
  }
  if (typeof found !== "number") {
    const shown = capital(sayClaim(found));
    if (margin < 0) return `${shown} ${are(found)} weniger als ${text}.`;
    return margin === 0
      ? `Genau ${text}.`
      : `${shown} ${areMany(found) ? "schlagen" : "schlägt"} ${text}: Es war da.`;
  }
  if (margin < 0) return `${found} von ${text}: ${numberWord(-margin)} zu wenig.`;
  if (finding === "short") return `${found} von ${text}, aber Joker allein machen es nicht wahr.`;
  if (margin === 0) return `Genau ${text}.`;
  return "face" in claim
    ? `${found} ${faceWord(claim.face, found)}, ${text} angesagt: ${numberWord(margin)} mehr als nötig.`
    : `${capital(text)}: Es war da.`;
};
