/** What the games are called, in the order of the rule book. */
const GAMES: Readonly<Record<string, string>> = {
  firehouse: "Firehouse",
  bar: "Bar dice",
  "pass-the-cup": "Pass the cup",
  "red-dead": "Red Dead",
  "closed-cup": "Closed cup",
  "own-hand": "Liar dice, own hand",
  pirate: "Pirate dice",
  perudo: "Perudo",
  mia: "Mia",
};

/** What a game is called; its id where it has no other name yet. */
export const gameName = (game: string): string => GAMES[game] ?? game;
