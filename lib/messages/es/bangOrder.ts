export const bangWords = {
  title: "Los bangs, como llegaron",
  scores: "puntúa",
  byTurn: (name: string) => `Era el turno de ${name}, así que solo puntúa ${name}.`,
  first: (name: string) => `${name} fue antes, así que solo puntúa ${name}.`,
  all: "Puntúan todos.",
  too: "¿Quién más gritó?",
  whoToo: "¿Quién gritó también?",
  tooHint: "Van al final del orden. Quien tenía el turno tiene preferencia; si no, el primero.",
} as const;
