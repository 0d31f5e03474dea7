import { assertNever, type Phase } from "@/lib/engine";
import { diceWord } from "./numbers";
import { list } from "./people";

/** What is on the way in: home, starting a game, sharing a table, and the pages for what went wrong. */
export const START_WORDS = {
  name: "Liar’s Table",
  description: "The scorekeeper for liar’s dice played with real dice.",
  promise: "The dice stay real. The claims, the bangs and the dishes are kept here.",
  newGame: "New game",
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
} as const;

/** "5 dice each", "2 dice, one cup". */
export const sayDice = (dice: number, oneCup: boolean): string =>
  oneCup ? `${diceWord(dice)}, one cup` : `${diceWord(dice)} each`;

/** "Seat 3". */
export const saySeat = (seat: number): string => `Seat ${seat}`;

/** The controls of one seat, for screen readers and under the thumb. */
export const seatWords = (name: string) => ({
  arrange: `Move or remove ${name}`,
  up: `Move ${name} up`,
  down: `Move ${name} down`,
  remove: `Remove ${name}`,
});

/** "Evans is now in seat 2 of 5.", told to screen readers after a move. */
export const sayMoved = (name: string, seat: number, of: number): string =>
  `${name} is now in seat ${seat} of ${of}.`;

/** "Abbott, Baker, Cruz and 6 more": a crew in little room. */
export function sayCrew(names: readonly string[], most = 4): string {
  if (names.length <= most) return list(names);
  const shown = names.slice(0, most - 1);
  return `${shown.join(", ")} and ${names.length - shown.length} more`;
}

/** Where a game stands, in the list of tables: in which round, or before it. */
export function sayPhase(phase: Phase, round: number): string {
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
}
