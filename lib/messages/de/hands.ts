import type { WordsOf } from "../dictionary";
import { faceWord, sayClaim } from "./claims";
import { sayHandClaim, sayRoll } from "./handClaims";

type Words = WordsOf<"hands">;

export const handWords = {
  kinds: {
    "high-card": "Höchster",
    pair: "Paar",
    "two-pair": "Zwei Paare",
    three: "Drilling",
    straight: "Straße",
    "full-house": "Full House",
    four: "Vierling",
    five: "Fünfling",
  },
  pad: "Welche Hand?",
  handKey: (kind, claim, opening) =>
    `${kind}: ${opening ? "eröffnen mit" : "erhöhen auf"} ${sayClaim(claim)}`,
  noSuchHand: (kind) => `${kind}: nicht mit diesen Würfeln`,
  dice: "Welche Würfel?",
  dieKey: (face) => `${faceWord(face, 1)} nennen`,
  clear: "Letzten Würfel zurücknehmen",
  tapDice: "Tippe Würfel an, dann, was sie ergeben",
  tapped: (faces) => `${faces.map((face) => faceWord(face, 1)).join(", ")}: jetzt, was sie ergeben`,
  toBeat: (claim) => `über ${"count" in claim ? sayClaim(claim) : sayHandClaim(claim)}`,

  whoseDice: (name) => (name === null ? "Unter dem Becher" : `Würfel von ${name}`),

  claimed: "Angesagt:",
  shown: "Da war:",
  decided: {
    kind: "Die Art der Hand entscheidet.",
    group: "Bei gleicher Art entscheiden die höheren Würfel, die größere Gruppe zuerst.",
    kicker: "Ist alles andere gleich, entscheidet der Beiwürfel.",
    roll: "Der höhere Würfel wird zuerst gelesen; Pasche stehen über allem außer Mäxchen.",
    nothing: "Alles Genannte ist da.",
  },

  rolls: "Welcher Wurf?",
  rollKey: (claim, opening) => `${opening ? "Eröffnen mit" : "Erhöhen auf"} ${sayRoll(claim)}`,
  mia: "Mäxchen",
} satisfies Words["handWords"];
