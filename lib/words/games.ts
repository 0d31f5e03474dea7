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

/** What sets a game apart, in one line. */
const LINES: Readonly<Record<string, string>> = {
  firehouse: "A red wild die, “bang!”, goods and bads; the loser washes",
  bar: "Whoever is wrong loses a die, the last with dice wins",
  "red-dead": "No wilds; call a bluff, or call it exact",
  pirate: "A higher face is a raise, two re-rolls, chips into the pot",
  perudo: "Ones are wild, calza wins a die back, palifico",
};

/** That line; "" where a game has none yet. */
export const gameLine = (game: string): string => LINES[game] ?? "";
