import { list } from "./people";

export const nextGameWords = {
  again: "Jugar otra vez",
  againHint: (names: readonly string[]) => `${names.length} en la mesa, las mismas reglas`,
  starting: "Empezando…",
  tied: (names: readonly string[]) => `${list(names)} están empatados. Pueden fregar juntos, o desempatar.`,
  playoff: "Desempatar",
  playoffName: (names: readonly string[]) => `Desempatar: una partida nueva para ${list(names)}`,
  byHand: "Decidido a mano",
  whoWashes: "¿Quién friega?",
  whoWashesHint: "Se decide con el juego que quiera la mesa. Toca a quien lo perdió.",
  newCrew: "Otra cuadrilla",
} as const;
