import type { Claim, Face, HandClaim } from "@/lib/engine";

const ONE = ["uno", "dos", "tres", "cuatro", "cinco", "seis"] as const;
const MANY = ["unos", "doses", "treses", "cuatros", "cincos", "seises"] as const;

/** «Seis» es un dado, «seises» son varios. */
export const faceWord = (face: Face, count: number): string => (count === 1 ? ONE : MANY)[face - 1] as string;

/** «13 cincos», «pareja de doses, cinco», «64». */
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
      return `carta alta ${kickers}`;
    case "pair":
      return withKickers(`pareja de ${many(claim.faces[0])}`);
    case "two-pair":
      return withKickers(`dobles parejas, ${many(claim.faces[0])} y ${many(claim.faces[1])}`);
    case "full-house":
      return `full, ${many(claim.faces[0])} sobre ${many(claim.faces[1])}`;
    case "three":
      return withKickers(`trío de ${many(claim.faces[0])}`);
    case "four":
      return withKickers(`póquer de ${many(claim.faces[0])}`);
    case "five":
      return `repóquer de ${many(claim.faces[0])}`;
    case "low-straight":
      return "escalera baja";
    case "high-straight":
      return "escalera alta";
    case "ace-straight":
      return "escalera al as";
  }
}
