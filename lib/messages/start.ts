import { assertNever, type Face, type Phase } from "@/lib/engine";
import { diceWord, list } from "./anyPage";
import type { Drink } from "./ruleRows";
import { faceWord, gameName, sayStakeCount } from "./terms";
import { translated } from "./translated";

/** The start page and the page of a new game. */
export const START_WORDS = translated("start", "START_WORDS", {
  name: "Liar’s Table",
  description: "Scorekeeper for liar’s dice",
  slogan: "You roll. It remembers.",
  promise: "Scorekeeper for liar’s dice, with real dice.",
  forWhom: "For firehouse crews and bar tables: who lied, who pays, who does the dishes.",
  screenshots: {
    claim: "A claim, the next raises, and a big red bang",
    verdict: "Short by two: who gets what, and the rule",
    wide: "The table and its log of rounds",
  },
  newGame: "New game",
  howToPlay: "How to play",
  firstRound: {
    title: "Try a round",
    others: "You see three dice. Nine other cups are hidden.",
    /** The end of the game that the round decides. */
    washes: (who: string) => `Five marks: ${who} does the dishes.`,
    youMarked: "There it was! You take a mark. Five marks: dishes.",
    roll: "Roll",
    rolled: (faces: readonly Face[]) => `You rolled ${list(faces.map((face) => faceWord(face, 1)))}.`,
    again: "Reroll",
  },
  sameCrew: "Same crew again",
  tables: { phone: "Tables on this phone", account: "Your tables" },
  olderTables: "Older tables",
  join: {
    heading: "Join a table",
    how: "Scan the QR code on their phone, under Share.",
  },
  starting: "Starting…",
  noAnswer: "No response. Check your connection and try again.",

  crew: {
    title: "Who’s playing?",
    order: "Clockwise",
    where: "Which table?",
    whichGame: "Which game?",
    chooseGame: (game: string) => `${game}. Choose another game`,
    home: "Home",
    last: "Same players as last time",
    house: {
      key: (changed: number) => (changed === 0 ? "House rules" : `House rules: ${changed} changed`),
      title: "House rules",
      hint: "Remembered on this phone for next time.",
      usual: "Standard rules",
      done: "Done",
    },
    tonight: {
      key: (changed: number) => (changed === 0 ? "Just tonight" : `Just tonight: ${changed} changed`),
      title: "Just tonight",
      hint: "The group’s rules stay as they are.",
    },
    start: "Start",
    first: "Player 1",
    next: "Next player",
    most: "This table is full.",
  },
} as const);

/** "5 dice each", "2 dice, one cup". */
export const sayDice = translated("start", "sayDice", (dice: number, oneCup: boolean): string =>
  oneCup ? `${diceWord(dice)}, one cup` : `${diceWord(dice)} each`,
);

/** "Seat 3". */
export const saySeat = translated("start", "saySeat", (seat: number): string => `Seat ${seat}`);

/** The controls of one seat, for screen readers and under the thumb. */
export const seatWords = translated("start", "seatWords", (name: string) => ({
  arrange: `Move or remove ${name}`,
  up: `Move ${name} up`,
  down: `Move ${name} down`,
  remove: `Remove ${name}`,
}));

/** "Evans is now in seat 2 of 5.", for screen readers after a move. */
export const sayMoved = translated(
  "start",
  "sayMoved",
  (name: string, seat: number, of: number): string => `${name} is now in seat ${seat} of ${of}.`,
);

/** "Abbott, Baker, Cruz and 6 more": a crew in a small space. */
export const sayCrew = translated("start", "sayCrew", (names: readonly string[], most = 4): string => {
  if (names.length <= most) return list(names);
  const shown = names.slice(0, most - 1);
  return `${shown.join(", ")} and ${names.length - shown.length} more`;
});

/** The state of a game in the list of tables: its round, or that it is over. */
export const sayPhase = translated("start", "sayPhase", (phase: Phase, round: number): string => {
  switch (phase) {
    case "between-rounds":
      return round === 1 ? "Not started yet" : `Before round ${round}`;
    case "claiming":
      return `Round ${round}`;
    case "revealing":
      return `Round ${round}: enter the dice`;
    case "finished":
      return "Over";
    default:
      return assertNever(phase);
  }
});

/** The page of a crew: its games and its dish history. */
export const crewWords = translated("start", "crewWords", {
  playoff: "Playoff",
  title: "Crew",
  games: "Games",
  below: "In these games:",
  noneOver: "No finished games yet.",
  noneOverHint: "Results appear here.",
  rounds: (rounds: number) =>
    rounds === 0 ? "no rounds yet" : rounds === 1 ? "1 round" : `${rounds} rounds`,
  toTable: "Open table",
  history: "Rounds",
  record: "Download record",
  older: "Older games",
  ofThisCrew: (washing: boolean) => (washing ? "Dishes, this crew" : "All games, this crew"),
  ofThisGroup: (name: string, washing: boolean) => (washing ? `Dishes, ${name}` : `All games, ${name}`),
  link: (crew: string, washing: boolean) => `${washing ? "Dishes" : "All games"}: ${crew}`,
} as const);

/** Headings over the totals of some games. The game is named if there are several kinds. */
export const countWords = translated("start", "countWords", {
  washed: (game: string | null) => `Who washed${game === null ? "" : `: ${gameName(game)}`}`,
  won: (game: string | null) => `Who won${game === null ? "" : `: ${gameName(game)}`}`,
  drunk: (game: string | null) => `Drinks${game === null ? "" : `: ${gameName(game)}`}`,
  times: (count: number) => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`),
} as const);

/** Keys from the end of a game to the next. */
export const nextGameWords = translated("start", "nextGameWords", {
  again: "Play again",
  againHint: (names: readonly string[]) => `Same ${names.length} players, same house rules`,
  /** After a playoff. */
  everybody: "everyone at the table",
  starting: "Starting…",
  toNext: "Next game",
  tied: {
    losers: "Tied. Wash together, or hold a playoff.",
    lost: "Tied. Lose together, or hold a playoff.",
  },
  /** For a game that stopped with chips in its pot. */
  whoGetsPot: (chips: number, drink: Drink) =>
    `Who gets the ${sayStakeCount("chip", chips, drink)} in the pot?`,
  playoff: "Hold a playoff",
  playoffName: (names: readonly string[]) => `Hold a playoff: a new game for ${list(names)}`,
  oneRound: "Just one round",
  anotherGame: "Another game",
  byHand: "Settle it ourselves",
  whose: { losers: "Who washes?", lost: "Who lost?" },
  whoseHint: "Roll high or play anything. Tap who lost.",
  replay: "Replay",
  otherPlayers: "Other players",
} as const);

/** The page that compares two sets of house rules. */
export const compareWords = translated("start", "compareWords", {
  title: (game: string) => `${game}: two sets of house rules`,
  about: "Only what differs, with an example of each.",
  back: (game: string) => `${game} rules`,
  usual: "Standard",
  house: "These house rules",
  other: "The other house rules",
  differ: (rules: number, all: number) =>
    `${rules} of ${all} house rules ${rules === 1 ? "differs" : "differ"}. The rest are the same.`,
  same: "They’re the same",
  sameHint: "Change a house rule to compare.",
  change: (name: string) => `Change: ${name}`,
  rules: (name: string) => `Rules card: ${name}`,
  compare: "Compare with standard rules",
  isolated: "In the examples, all other rules are the first set’s.",
} as const);
