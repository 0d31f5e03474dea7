import { list } from "./people";

export const phoneWords = {
  you: "tú",
  presence: { here: "teléfono en la mesa", away: "teléfono fuera de la mesa" },

  recordForAll: "Anotar por la mesa",
  ownKeys: "Solo mis teclas",
  ownSeat: "Tu asiento",
  who: "¿Quién eres?",
  choose: "Elegir asiento",
  onlyWatching: "Solo miras la partida.",
  lost: (name: string) => `Este teléfono ya no está en el asiento de ${name}.`,
  keepsNow: "Ahora llevas tú esta mesa.",
  keepsNoMore: "Ahora lleva esta mesa otra persona.",

  toRaise: (name: string) => `Le toca subir a ${name}`,
  toOpen: (name: string) => `Le toca abrir a ${name}`,
  mayCall: (bang: boolean) =>
    bang ? "Puedes gritar bang en cualquier momento." : "Puedes decirlo en cualquier momento.",
  inTurnOnly: "Puedes subir o retar cuando te toque.",
  yourClaim: "El canto que hay que superar es tuyo.",
  outOfPlay: "Estás fuera de juego.",
  alsoMe: "¡Bang! Yo también",
};

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
  noAnswer:
    "No llegó respuesta, así que no es seguro que algo haya cambiado. Revisa la conexión e inténtalo otra vez.",
};
