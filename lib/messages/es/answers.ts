import type { Claim, Face, Finding } from "@/lib/engine";
import { sayTenthsPercent } from "../figureNumbers";
import { numberWord } from "./anyPage";
import { faceWord, sayClaim } from "./terms";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** «23,4 %»; lo diminuto y lo casi seguro no se redondean a 0 ni a 100. */
export function sayChance(chance: number): string {
  if (chance === 0) return "nunca";
  if (chance === 1) return "siempre";
  if (chance < 0.001) return `menos del ${sayTenthsPercent(0.001)} de las veces`;
  return chance > 0.999
    ? `más del ${sayTenthsPercent(0.999)} de las veces`
    : `el ${sayTenthsPercent(chance)} de las veces`;
}

export const sayLegalRaise = (claim: Claim, latest: Claim | null): string =>
  latest === null
    ? `Puedes empezar con ${sayClaim(claim)}.`
    : sayClaim(claim) === sayClaim(latest)
      ? `Puedes repetir ${sayClaim(claim)}.`
      : `${capital(sayClaim(claim))} supera ${sayClaim(latest)}.`;

export function sayLowest(lowest: Claim | null, latest: Claim | null, face?: Face): string {
  if (face !== undefined && lowest === null)
    return latest === null
      ? `No puedes empezar con ${faceWord(face, 2)}.`
      : `Ningún número de ${faceWord(face, 2)} supera ${sayClaim(latest)}.`;
  if (face !== undefined && lowest !== null && latest !== null)
    return `Con ${faceWord(face, 2)}, la subida más baja sobre ${sayClaim(latest)} es ${sayClaim(lowest)}.`;
  if (lowest === null)
    return latest === null
      ? "No hay nada que cantar."
      : `Nada supera ${sayClaim(latest)}. Duda${"mia" in latest ? " o créelo" : ""}.`;
  return latest === null
    ? `El primer canto más bajo es ${sayClaim(lowest)}.`
    : `La subida más baja sobre ${sayClaim(latest)} es ${sayClaim(lowest)}.`;
}

export const sayOdds = (claim: Claim, chance: number): string =>
  `${capital(sayClaim(claim))} sería verdad ${sayChance(chance)}.`;

/** Lo que había, frente al canto: «11 de 13 cincos: faltan dos.» */
export function sayFinding(claim: Claim, { found, margin, finding }: Finding): string {
  const text = sayClaim(claim);
  if (found === null || margin === null) {
    if (finding === "exact") return `Justo ${text}.`;
    if ("count" in claim) return finding === "short" ? `Había menos de ${text}.` : `Estaban: ${text}.`;
    return finding === "short" ? `Era menos que ${text}.` : `Era ${text} o mejor.`;
  }
  if (typeof found !== "number") {
    const shown = sayClaim(found);
    if (margin < 0) return `${capital(shown)} es menos que ${text}.`;
    return margin === 0 ? `Justo ${text}.` : `${capital(shown)} supera ${text}: estaba.`;
  }
  if (margin < 0)
    return `${found} de ${text}: ${margin === -1 ? "falta uno" : `faltan ${numberWord(-margin)}`}.`;
  if (finding === "short") return `${found} de ${text}, pero solo con comodines no vale.`;
  if (margin === 0) return `Justo ${text}.`;
  return "face" in claim
    ? `${found} ${faceWord(claim.face, found)}, cantados ${text}: ${margin === 1 ? "sobra uno" : `sobran ${numberWord(margin)}`}.`
    : `${capital(text)}: estaba.`;
}
