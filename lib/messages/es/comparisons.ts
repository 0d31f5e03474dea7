import { type Claim, type Decided, type Face, type HandKind, namedDice } from "@/lib/engine";
import { faceWord, sayClaim } from "./claims";
import { list } from "./people";
import { sayChance } from "./questions";

/** Una mano de esa clase, y cuando las dos tienen exactamente la misma. */
const KINDS: Readonly<Record<HandKind, { readonly one: string; readonly same: string }>> = {
  "high-card": { one: "una mano sin pareja", same: "los mismos dados" },
  pair: { one: "una pareja", same: "la misma pareja" },
  "two-pair": { one: "dobles parejas", same: "las mismas dobles parejas" },
  three: { one: "un trío", same: "el mismo trío" },
  straight: { one: "una escalera", same: "la misma escalera" },
  "full-house": { one: "un full", same: "el mismo full" },
  four: { one: "un póquer", same: "el mismo póquer" },
  five: { one: "un repóquer", same: "el mismo repóquer" },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const many = (face: Face): string => faceWord(face, 2);
const aDie = (face: Face): string => `un ${faceWord(face, 1)}`;

export function namedHand(claim: Claim): string {
  const dice = "hand" in claim ? namedDice(claim) : [];
  return dice.length === 5 ? dice.join("") : sayClaim(claim);
}

/** «44112 gana a 33226: las dos tienen dobles parejas, y los cuatros son más altos que los treses.» */
export const sayHigher = (high: Claim, low: Claim, decided: Decided): string =>
  `${capital(namedHand(high))} gana a ${namedHand(low)}${why(decided)}.`;

function why(decided: Decided): string {
  switch (decided.by) {
    case "order":
      return "";
    case "mia":
      return ": es Mia, y nada la supera";
    case "double":
      return ": una pareja vale más que dos dados distintos";
    case "kind": {
      const values = decided.high === "two-pair" ? "valen" : "vale";
      return `: ${KINDS[decided.high].one} ${values} más que ${KINDS[decided.low].one}`;
    }
    case "straight":
      return `: las dos son escaleras, y la que llega al ${decided.high === "ace-straight" ? "as" : "seis"} es más alta`;
    case "group": {
      const { kind, same, high, low } = decided;
      const both = `las dos tienen ${KINDS[kind].one}${same.length > 0 ? ` con ${list(same.map(many))}` : ""}`;
      const first = kind === "full-house" && same.length === 0 ? "; el trío cuenta primero" : "";
      return `: ${both}${first}, y los ${many(high)} son más altos que los ${many(low)}`;
    }
    case "kicker": {
      const { kind, same, high, low } = decided;
      const beside = same.length > 0 ? ` con ${list(same.map(aDie))}` : "";
      const both =
        kind === "high-card" && same.length === 0
          ? "ninguna tiene pareja"
          : kind === "high-card"
            ? `las dos empiezan por ${list(same.map(aDie))}`
            : `las dos tienen ${KINDS[kind].same}${beside}`;
      return low === null
        ? `: ${both}, y al lado hay ${aDie(high)}`
        : `: ${both}, y ${aDie(high)} es más alto que ${aDie(low)}`;
    }
  }
}

export const sayTie = (a: Claim, b: Claim): string =>
  sayClaim(a) === sayClaim(b)
    ? `Son iguales: ${sayClaim(a)}.`
    : `Ninguna gana a la otra: ${namedHand(a)} vale lo mismo que ${namedHand(b)}.`;

export const sayRank = (hand: Claim, rank: number, of: number, chance: number): string =>
  `${namedHand(hand)} es ${sayClaim(hand)}: la número ${rank} de ${of} manos, contando desde la más floja. ${chance === 1 ? "Cualquier mano la iguala o la supera." : `Cinco dados nuevos la igualan o superan ${sayChance(chance)}.`}`;
