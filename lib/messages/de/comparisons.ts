import { type Claim, type Decided, type Face, type HandKind, namedDice } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { faceWord, sayClaim } from "./claims";
import { list } from "./people";
import { areMany, sayChance } from "./questions";

type Words = WordsOf<"comparisons">;

/** Eine Hand dieser Art im ersten, dritten und vierten Fall, und wenn beide genau dieselbe haben. */
const KINDS: Readonly<
  Record<
    HandKind,
    { readonly is: string; readonly over: string; readonly has: string; readonly same: string }
  >
> = {
  "high-card": {
    is: "eine Hand ohne Paar steht",
    over: "einer Hand ohne Paar",
    has: "kein Paar",
    same: "dieselben Würfel",
  },
  pair: { is: "ein Paar steht", over: "einem Paar", has: "ein Paar", same: "dasselbe Paar" },
  "two-pair": {
    is: "zwei Paare stehen",
    over: "zwei Paaren",
    has: "zwei Paare",
    same: "dieselben zwei Paare",
  },
  three: {
    is: "ein Drilling steht",
    over: "einem Drilling",
    has: "einen Drilling",
    same: "denselben Drilling",
  },
  straight: { is: "eine Straße steht", over: "einer Straße", has: "eine Straße", same: "dieselbe Straße" },
  "full-house": {
    is: "ein Full House steht",
    over: "einem Full House",
    has: "ein Full House",
    same: "dasselbe Full House",
  },
  four: {
    is: "ein Vierling steht",
    over: "einem Vierling",
    has: "einen Vierling",
    same: "denselben Vierling",
  },
  five: {
    is: "ein Fünfling steht",
    over: "einem Fünfling",
    has: "einen Fünfling",
    same: "denselben Fünfling",
  },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const many = (face: Face): string => faceWord(face, 2);
const aDie = (face: Face): string => `eine ${faceWord(face, 1)}`;
const besides = (face: Face): string => `einer ${faceWord(face, 1)}`;

export const namedHand: Words["namedHand"] = (claim) => {
  const dice = "hand" in claim ? namedDice(claim) : [];
  return dice.length === 5 ? dice.join("") : sayClaim(claim);
};

const beats = (claim: Claim): string =>
  areMany(claim) && namedHand(claim) === sayClaim(claim) ? "schlagen" : "schlägt";

export const sayHigher: Words["sayHigher"] = (high, low, decided) =>
  `${capital(namedHand(high))} ${beats(high)} ${namedHand(low)}${why(decided)}.`;

function why(decided: Decided): string {
  switch (decided.by) {
    case "order":
      return "";
    case "mia":
      return ": Das ist Mäxchen, und nichts ist höher";
    case "double":
      return ": Ein Pasch steht über zwei verschiedenen Würfeln";
    case "kind":
      return `: ${capital(KINDS[decided.high].is)} über ${KINDS[decided.low].over}`;
    case "straight":
      return `: Beide sind Straßen, und die bis ${decided.high === "ace-straight" ? "zum Ass" : "zur Sechs"} ist höher`;
    case "group": {
      const { kind, same, high, low } = decided;
      const both = `Beide haben ${KINDS[kind].has}${same.length > 0 ? ` mit ${list(same.map(many))}` : ""}`;
      const first = kind === "full-house" && same.length === 0 ? "; der Drilling zählt zuerst" : "";
      return `: ${both}${first}, und ${many(high)} sind höher als ${many(low)}`;
    }
    case "kicker": {
      const { kind, same, high, low } = decided;
      const beside = same.length > 0 ? ` mit ${list(same.map(besides))}` : "";
      const both =
        kind === "high-card" && same.length === 0
          ? "Beide haben kein Paar"
          : kind === "high-card"
            ? `Beide beginnen mit ${list(same.map(besides))}`
            : `Beide haben ${KINDS[kind].same}${beside}`;
      return low === null
        ? `: ${both}, und ${aDie(high)} steht noch daneben`
        : `: ${both}, und ${aDie(high)} ist höher als ${aDie(low)}`;
    }
  }
}

export const sayTie: Words["sayTie"] = (a, b) =>
  sayClaim(a) === sayClaim(b)
    ? `Beides ist dasselbe: ${sayClaim(a)}.`
    : `Keine schlägt die andere: ${namedHand(a)} ist so viel wert wie ${namedHand(b)}.`;

export const sayRank: Words["sayRank"] = (hand, rank, of, chance) =>
  `${namedHand(hand)} ist: ${sayClaim(hand)}. Nummer ${rank} von ${of} Händen, von der schwächsten an gezählt. ${chance === 1 ? "Beliebige fünf Würfel sind mindestens so gut." : `Fünf frische Würfel sind ${sayChance(chance)} mindestens so gut.`}`;
