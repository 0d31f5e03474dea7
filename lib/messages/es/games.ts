const GAMES: Readonly<Record<string, string>> = {
  firehouse: "Cuartel de bomberos",
  bar: "Dados de bar",
  "pass-the-cup": "Pasa el cubilete",
  "red-dead": "Red Dead",
  "closed-cup": "Cubilete tapado",
  "own-hand": "Mentiroso, mano propia",
  pirate: "Dados piratas",
  perudo: "Perudo",
  mia: "Mia",
};

/** Cómo se llama un juego; su clave, mientras no tenga nombre. */
export const gameName = (game: string): string =>
  (Object.hasOwn(GAMES, game) ? GAMES[game] : undefined) ?? game;

const LINES: Readonly<Record<string, string>> = {
  firehouse: "Un comodín rojo, «¡bang!», quien pierde friega",
  bar: "Equivocarse cuesta un dado; gana el último con dados",
  "pass-the-cup": "Un cubilete de cinco da la vuelta; quien se equivoca bebe",
  "red-dead": "Sin comodines; mentira, o justo",
  "closed-cup": "Un cubilete, valen escaleras, cada ronda se paga",
  "own-hand": "Cada cual su mano de póquer, se vuelve a tirar, fichas al bote",
  pirate: "Suben las caras, se vuelve a tirar, fichas al bote",
  perudo: "Los unos son comodín, calza, palifico",
  mia: "Dos dados en un cubilete, 21 gana a todo, vidas que perder",
};

/** Lo que distingue a un juego, en una línea. */
export const gameLine = (game: string): string =>
  (Object.hasOwn(LINES, game) ? LINES[game] : undefined) ?? "";
