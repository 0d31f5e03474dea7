import type { Face } from "@/lib/engine";
import { faceWord } from "./claims";

export const verdictCardWords = {
  potWon: (chips: number) => `El bote tenía ${chips}.`,
  verdict: "Veredicto",
  of: "de",
  naturals: (count: number, face: Face) => `${count} ${faceWord(face, count)}`,
  wilds: (count: number) => (count === 1 ? "1 comodín" : `${count} comodines`),
  missing: (count: number) => (count === 1 ? "falta 1" : `faltan ${count}`),
  washes: "friega los platos",
  finalStanding: "Marcador final",
};
