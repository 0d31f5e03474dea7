import type { Claim, Face, HandClaim, MiaClaim } from "@/lib/engine";
import { faceWord, sayClaim } from "./claims";
import { sayHandClaim, sayRoll } from "./handClaims";

export const handWords = {
  kinds: {
    "high-card": "Carta alta",
    pair: "Pareja",
    "two-pair": "Dobles",
    three: "Trío",
    straight: "Escalera",
    "full-house": "Full",
    four: "Póquer",
    five: "Repóquer",
  },
  pad: "¿Qué mano?",
  handKey: (kind: string, claim: HandClaim, opening: boolean) =>
    `${kind}: ${opening ? "cantar" : "subir a"} ${sayClaim(claim)}`,
  noSuchHand: (kind: string) => `${kind}: no con estos dados`,
  dice: "¿Qué dados?",
  dieKey: (face: Face) => `Nombrar ${faceWord(face, 1)}`,
  clear: "Quitar el último dado",
  tapDice: "Toca los dados y luego lo que forman",
  tapped: (faces: readonly Face[]) =>
    `${faces.map((face) => faceWord(face, 1)).join(", ")}: ahora lo que forman`,
  toBeat: (claim: Claim) => `sobre ${"count" in claim ? sayClaim(claim) : sayHandClaim(claim)}`,

  whoseDice: (name: string | null) => (name === null ? "Bajo el cubilete" : `Los dados de ${name}`),

  claimed: "Cantado:",
  shown: "Había:",
  decided: {
    kind: "Decide el tipo de mano.",
    group: "Del mismo tipo deciden los dados más altos, el grupo mayor primero.",
    kicker: "Con todo lo demás igual decide el dado suelto.",
    roll: "Se lee primero el dado más alto; las parejas superan a todo menos a Mia.",
    nothing: "Todo lo nombrado está.",
  },

  rolls: "¿Qué tirada?",
  rollKey: (claim: MiaClaim, opening: boolean) => `${opening ? "Cantar" : "Subir a"} ${sayRoll(claim)}`,
  mia: "Mia",
};
