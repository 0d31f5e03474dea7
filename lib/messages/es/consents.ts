import { list } from "./people";

export const consentWords = {
  legend: "¿Qué dices del veredicto?",
  keys: { agreed: "De acuerdo", disputed: "Lo discuto" },
  agreedBy: (names: readonly string[]) => `De acuerdo: ${list(names)}`,
  disputedBy: (names: readonly string[]) =>
    `Lo ${names.length === 1 ? "discute" : "discuten"} ${list(names)}`,
  settled: (note: string) => `Decidido: ${note}`,
  flag: "discutida",
  settle: "Decidirla con una nota",
  settleRound: (round: number) => `¿Cómo se decidió la ronda ${round}?`,
  keeperSettles: "La decide con una nota quien lleva la mesa.",
  open: (rounds: readonly number[]) =>
    rounds.length === 1
      ? `La ronda ${rounds[0]} se discute, y no está decidida.`
      : `Las rondas ${list(rounds.map(String))} se discuten, y no están decididas.`,
  look: (round: number) => `Mirar la ronda ${round}`,
};
