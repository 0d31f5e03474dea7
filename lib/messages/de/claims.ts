import type { HandClaim } from "@/lib/engine";
import type { WordsOf } from "../dictionary";

type Words = WordsOf<"claims">;

const ONE = ["Eins", "Zwei", "Drei", "Vier", "Fünf", "Sechs"];
const MANY = ["Einsen", "Zweien", "Dreien", "Vieren", "Fünfen", "Sechsen"];

/** „Sechs“ zeigt ein Würfel, „Sechsen“ zeigen mehrere. */
export const faceWord: Words["faceWord"] = (face, count) => (count === 1 ? ONE : MANY)[face - 1] ?? "";

/** „13 Fünfen“, „Paar Zweien, Fünf“, „64“. */
export const sayClaim: Words["sayClaim"] = (claim) => {
  if ("count" in claim) return `${claim.count} ${faceWord(claim.face, claim.count)}`;
  return "hand" in claim ? sayHand(claim) : String(claim.mia);
};

function sayHand(claim: HandClaim): string {
  const kickers = "kickers" in claim ? claim.kickers.map((face) => faceWord(face, 1)).join(" ") : "";
  const [first, second] = "faces" in claim ? claim.faces.map((face) => faceWord(face, 2)) : [];
  const withKickers = (text: string) => (kickers === "" ? text : `${text}, ${kickers}`);
  switch (claim.hand) {
    case "high-card":
      return `${kickers} hoch`;
    case "pair":
      return withKickers(`Paar ${first}`);
    case "two-pair":
      return withKickers(`zwei Paare, ${first} und ${second}`);
    case "full-house":
      return `Full House, ${first} über ${second}`;
    case "three":
      return withKickers(`Drilling ${first}`);
    case "four":
      return withKickers(`Vierling ${first}`);
    case "five":
      return `Fünfling ${first}`;
    case "low-straight":
      return "kleine Straße";
    case "high-straight":
      return "große Straße";
    case "ace-straight":
      return "Ass-Straße";
  }
}
