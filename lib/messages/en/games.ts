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
export const gameName = (game: string): string =>
  (Object.hasOwn(GAMES, game) ? GAMES[game] : undefined) ?? game;

/** What sets a game apart, in one line. */
const LINES: Readonly<Record<string, string>> = {
  firehouse: "A red wild die, “bang!”, the loser washes",
  bar: "Wrong costs a die, the last with dice wins",
  "pass-the-cup": "One cup of five goes round; who is wrong drinks",
  "red-dead": "No wilds; call it a bluff, or exact",
  "closed-cup": "One cup, straights count, an ante every round",
  "own-hand": "Everybody’s own poker hand, re-rolls, chips in a pot",
  pirate: "Higher faces raise, re-rolls, chips in a pot",
  perudo: "Ones are wild, calza, palifico",
  mia: "Two dice in one cup, 21 beats all, lives to lose",
};

/** That line; "" where a game has none yet. */
export const gameLine = (game: string): string =>
  (Object.hasOwn(LINES, game) ? LINES[game] : undefined) ?? "";
