import type { Face, HandClaim } from "../vocabulary";
import { faceWord } from "./numberWords";

/** Canonical English of a hand claim: "pair of twos, five", "two pair, fours and ones", "six five high" (formats §1). */
export function sayHand(claim: HandClaim): string {
  const kickers = "kickers" in claim ? claim.kickers.map((face) => faceWord(face, 1)).join(" ") : "";
  const many = (face: Face) => faceWord(face, 2);
  const withKickers = (text: string) => (kickers === "" ? text : `${text}, ${kickers}`);
  switch (claim.hand) {
    case "high-card":
      return `${kickers} high`;
    case "pair":
      return withKickers(`pair of ${many(claim.faces[0])}`);
    case "two-pair":
      return withKickers(`two pair, ${many(claim.faces[0])} and ${many(claim.faces[1])}`);
    case "full-house":
      return `full house, ${many(claim.faces[0])} over ${many(claim.faces[1])}`;
    case "three":
    case "four":
      return withKickers(`${claim.hand} ${many(claim.faces[0])}`);
    case "five":
      return `five ${many(claim.faces[0])}`;
    case "low-straight":
    case "high-straight":
    case "ace-straight":
      return claim.hand.replace("-", " ");
  }
}
