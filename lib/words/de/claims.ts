import type { Claim, Face, HandClaim } from "@/lib/engine";

const ONE = ["Eins", "Zwei", "Drei", "Vier", "Fünf", "Sechs"] as const;
const MANY = ["Einsen", "Zweien", "Dreien", "Vieren", "Fünfen", "Sechsen"] as const;

/** „Sechs“ ist ein Würfel, „Sechsen“ sind mehrere. */
export const faceWord = (face: Face, count: number): string => (count === 1 ? ONE : MANY)[face - 1] as string;

/** „13 Fünfen“, „Paar Zweien, Fünf“, „64“. */
export function sayClaim(claim: Claim): string {
  if ("count" in claim) return `${claim.count} ${faceWord(claim.face, claim.count)}`;
  return "hand" in claim ? sayHand(claim) : String(claim.mia);
}

function sayHand(claim: HandClaim): string {
  const kickers = "kickers" in claim ? claim.kickers.map((face) => faceWord(face, 1)).join(" ") : "";
  const many = (face: Face) => faceWord(face, 2);
  const withKickers = (text: string) => (kickers === "" ? text : `${text}, ${kickers}`);
  switch (claim.hand) {
    case "high-card":
      return `${kickers} hoch`;
    case "pair":
      return withKickers(`Paar ${many(claim.faces[0])}`);
    case "two-pair":
      return withKickers(`Zwei Paare, ${many(claim.faces[0])} und ${many(claim.faces[1])}`);
    case "full-house":
      return `Full House, ${many(claim.faces[0])} über ${many(claim.faces[1])}`;
    case "three":
      return withKickers(`Drilling ${many(claim.faces[0])}`);
    case "four":
      return withKickers(`Vierling ${many(claim.faces[0])}`);
    case "five":
      return `Fünfling ${many(claim.faces[0])}`;
    case "low-straight":
      return "Kleine Straße";
    case "high-straight":
      return "Große Straße";
    case "ace-straight":
      return "Ass-Straße";
  }
}
