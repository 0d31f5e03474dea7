import type { Claim, Face } from "@/lib/engine";
import { faceWord, sayClaim } from "./claims";
import { diceWord } from "./numbers";

export const revealWords = {
  howMuch: "¿Cuánto viste?",
  ways: { dice: "Dados", counts: "Por cubilete", total: "Total", outcome: "Solo la respuesta" },
  cupEmpty: "aún sin dados",
  standing: { counts: "cuenta", wild: "comodín" },
  notCounted: "aún sin contar",
  ofDice: (dice: number) => `de ${diceWord(dice)}`,
  dieKey: (face: Face) => `Poner ${faceWord(face, 1)}`,
  countKey: (count: number, face: Face) => `${count} ${faceWord(face, count)}`,
  undo: "Atrás",
  soFar: "hasta ahora",
  needed: "hacen falta",
  toCome: (dice: number) =>
    dice === 0 ? "no falta ninguno" : dice === 1 ? "falta 1 dado" : `faltan ${diceWord(dice)}`,
  cupsToCome: (cups: number) => (cups === 1 ? "falta 1 cubilete" : `faltan ${cups} cubiletes`),
  countHint: (face: Face, wild: Face | null) =>
    wild === null || wild === face
      ? `¿Cuántos ${faceWord(face, 2)} bajo cada cubilete?`
      : `¿Cuántos ${faceWord(face, 2)} y ${faceWord(wild, 2)} bajo cada cubilete?`,
  totalHint: (face: Face, wild: Face | null) =>
    wild === null || wild === face
      ? `¿Cuántos ${faceWord(face, 2)} en total?`
      : `¿Cuántos ${faceWord(face, 2)} y ${faceWord(wild, 2)} en total?`,
  settleWith: (found: number, needed: number) => `${found} de ${needed}: decidir`,
  settleFirst: "Toca cuántos había",
  outcomes: {
    short: (claim: Claim) =>
      "count" in claim
        ? { name: "No llega", meaning: `menos de ${sayClaim(claim)}` }
        : { name: "Demasiado", meaning: `menos que ${sayClaim(claim)}` },
    exact: (claim: Claim) => ({ name: "Justo", meaning: `justo ${sayClaim(claim)}` }),
    there: (claim: Claim) => ({
      name: "Estaba",
      meaning: "count" in claim ? `${sayClaim(claim)} o más` : `${sayClaim(claim)} o mejor`,
    }),
  },
};
