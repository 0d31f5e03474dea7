export const onlookerWords = {
  recordForAll: "Anotar por la mesa",
  onlyWatching: "Solo miras la partida.",
  toRaise: (name: string) => `Le toca subir a ${name}`,
  toOpen: (name: string) => `Le toca abrir a ${name}`,
  mayCall: (bang: boolean) =>
    bang ? "Puedes gritar bang en cualquier momento." : "Puedes decirlo en cualquier momento.",
  inTurnOnly: "Puedes subir o retar cuando te toque.",
  yourClaim: "El canto que hay que superar es tuyo.",
  outOfPlay: "Estás fuera de juego.",
};
