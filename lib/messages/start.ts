import { assertNever, type Face, type Phase } from "@/lib/engine";
import { diceWord, list } from "./anyPage";
import { faceWord, gameName, sayHeld } from "./terms";
import { translated } from "./translated";

/** What is on the way in: home, starting a game, sharing a table, and the pages for what went wrong. */
export const START_WORDS = translated("start", "START_WORDS", {
  name: "Liar’s Table",
  description: "The scorekeeper for liar’s dice played with real dice.",
  promise: "The dice stay real. The claims, the bangs and the dishes are kept here.",
  screenshots: {
    claim: "A claim, the next raises, and a big red bang",
    verdict: "Short by two: who gets what, and the rule",
    wide: "The table beside the log of its rounds",
  },
  newGame: "New game",
  howToPlay: "How to play",
  firstRound: {
    title: "A round to try",
    others: "Three dice are yours, nine cups stay down.",
    roll: "Roll your three dice",
    rolled: (faces: readonly Face[]) => `You rolled ${list(faces.map((face) => faceWord(face, 1)))}.`,
    again: "Roll again",
  },
  sameCrew: "Same crew again",
  tables: { phone: "Tables on this phone", account: "Your tables" },
  olderTables: "Older tables",
  noTables: {
    heading: "No tables on this phone yet",
    start: "Start one: type the names in seat order, roll, and bid.",
  },
  join: {
    heading: "Somebody else keeps the score?",
    how: "Point your camera at the QR code on their phone: they find it under Share.",
  },
  starting: "Starting…",
  noAnswer:
    "No answer came, so it is not sure that the game has started. Your names are kept here: check the connection and try again.",

  crew: {
    title: "Who is playing?",
    order: "In seat order",
    where: "At which table?",
    whichGame: "What is played?",
    chooseGame: (game: string) => `Plays ${game}. Choose another game`,
    home: "Home",
    last: "Same crew as last time",
    house: {
      key: (changed: number) => (changed === 0 ? "House rules" : `House rules: ${changed} of your own`),
      title: "House rules",
      hint: "This phone remembers them for the next game of this kind.",
      usual: "As in the rule book",
      done: "Done",
    },
    start: "Start",
    first: "First name",
    next: "Next name",
    most: "That is the most one table takes.",
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

/** "Evans is now in seat 2 of 5.", told to screen readers after a move. */
export const sayMoved = translated(
  "start",
  "sayMoved",
  (name: string, seat: number, of: number): string => `${name} is now in seat ${seat} of ${of}.`,
);

/** "Abbott, Baker, Cruz and 6 more": a crew in little room. */
export const sayCrew = translated("start", "sayCrew", (names: readonly string[], most = 4): string => {
  if (names.length <= most) return list(names);
  const shown = names.slice(0, most - 1);
  return `${shown.join(", ")} and ${names.length - shown.length} more`;
});

/** Where a game stands, in the list of tables: in which round, or before it. */
export const sayPhase = translated("start", "sayPhase", (phase: Phase, round: number): string => {
  switch (phase) {
    case "between-rounds":
      return round === 1 ? "New: the first round has not begun" : `Before round ${round}`;
    case "claiming":
      return `Round ${round}`;
    case "revealing":
      return `Round ${round}, called: the dice are awaited`;
    case "finished":
      return "Over";
    default:
      return assertNever(phase);
  }
});

/** The page of a crew: its games, and who washed when. */
export const crewWords = translated("start", "crewWords", {
  playoff: "The playoff",
  title: "A crew",
  games: "Games",
  below: "In the games below:",
  noneOver: "No game of this crew is over yet.",
  noneOverHint: "What came of it appears here when one ends.",
  rounds: (rounds: number) => (rounds === 0 ? "no round yet" : rounds === 1 ? "1 round" : `${rounds} rounds`),
  toTable: "To the table",
  history: "Rounds and verdicts",
  record: "Record",
  older: "Older games",
  ofThisCrew: (washing: boolean) => (washing ? "Who washed when, in this crew" : "All games of this crew"),
  ofThisGroup: (name: string, washing: boolean) =>
    washing ? `Who washed when: ${name}` : `All games: ${name}`,
  link: (crew: string, washing: boolean) => `${washing ? "Who washed when" : "All games"}: ${crew}`,
} as const);

/** What some games came to, by what each kind is played for; the game is named where there are several kinds. */
export const countWords = translated("start", "countWords", {
  washed: (game: string | null) => `Who washed${game === null ? "" : `: ${gameName(game)}`}`,
  won: (game: string | null) => `Who won${game === null ? "" : `: ${gameName(game)}`}`,
  drunk: (game: string | null) => `What was drunk${game === null ? "" : `: ${gameName(game)}`}`,
  times: (count: number) => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`),
} as const);

/** The way from the end of a game to the next. */
export const nextGameWords = translated("start", "nextGameWords", {
  again: "Play again",
  againHint: (names: readonly string[]) => `${names.length} at the table, same house rules`,
  /** After a playoff. */
  everybody: "everybody at the table, as before",
  starting: "Starting…",
  toNext: "To the next game",
  tied: (names: readonly string[]) => `${list(names)} are tied. They can wash together, or play it off.`,
  /** Of a game that was stopped with chips in its pot. */
  whoGetsPot: (chips: number) => `Who gets the ${sayHeld("chip", chips)} in the pot?`,
  playoff: "Play it off",
  playoffName: (names: readonly string[]) => `Play it off: a new game for ${list(names)}`,
  oneRound: "One round only",
  anotherGame: "Another game",
  byHand: "Decided by hand",
  whoWashes: "Who washes?",
  whoWashesHint: "Settled by a high roll, or any game the table likes. Tap whoever lost it.",
  replay: "Replay",
  newCrew: "Another crew",
} as const);

/** What the comparison of two sets of house rules says. */
export const compareWords = translated("start", "compareWords", {
  title: (game: string) => `${game}: two sets of house rules`,
  about: "What two houses play differently, each rule with an example of both.",
  back: (game: string) => `${game}: the rules`,
  usual: "As usual",
  house: "These house rules",
  other: "The other house rules",
  differ: (rules: number, all: number) =>
    rules === 1
      ? `One of ${all} house rules differs. Whatever is not here is played alike.`
      : `${rules} of ${all} house rules differ. Whatever is not here is played alike.`,
  same: "They are the same",
  sameHint: "Every house rule of both is set alike. Change one to compare.",
  change: (name: string) => `Change: ${name}`,
  rules: (name: string) => `Rules card: ${name}`,
  compare: "Compare with the usual rules",
  isolated: "In each example all other house rules are those of the first.",
} as const);
