import { possessive } from "./anyPage";
import { translated } from "./translated";

/** An entry of a ledger, as its sentence needs it. `what`: "5 chips"; `day`: "today", "Friday, November 27, 2026". */
interface EntryParts {
  readonly ledger: "dishes" | "chips" | "money" | "drinks";
  readonly entryKind: string;
  readonly from: string;
  readonly to: string;
  readonly toTable: boolean;
  /** Who shares a round: "Ann and Bob". */
  readonly sharers: string;
  readonly amount: number;
  readonly what: string;
  readonly day: string | null;
}

const washings = (count: number): string => (count === 1 ? "one wash" : `${count} washes`);
const on = (day: string | null): string => (day === null ? "" : `: ${day}`);

/** The sentence of a ledger entry. */
export const sayLine = translated("ledger", "sayLine", (line: EntryParts): string => {
  const { ledger, entryKind, from, to, toTable, sharers, amount, what, day } = line;
  switch (entryKind) {
    case "swapped":
      return `${to} washes for ${from}${on(day)}`;
    case "doubled":
      return `${from} lost double or nothing: ${washings(amount)} more`;
    case "cleared":
      return `${from} won double or nothing: no dishes`;
    case "undone":
      return `${from} hasn’t washed yet`;
    case "done":
      return `${from} washed${on(day)}`;
    case "cooked":
      return `${from} cooked${on(day)}`;
    case "repaid":
      return `${from} paid ${to} ${what}`;
    case "round":
      return `${from} paid ${what} for ${sharers}`;
    case "served":
      return toTable ? `${from} was served ${what}` : `${from} served ${to} ${what}`;
    default:
      return ledger === "dishes"
        ? `${from} owes ${washings(amount)}${on(day)}`
        : `${from} owes ${to} ${what}`;
  }
});

/** A group's ledgers: dishes, chips, drinks, goods and bads. */
export const ledgerWords = translated("ledger", "ledgerWords", {
  pages: "Ledgers of this group",
  page: { dishes: "Dishes", chips: "Money", drinks: "Drinks", marks: "Goods & bads" },
  title: {
    dishes: "Dishes owed",
    chips: "Who owes whom?",
    drinks: "Drinks",
    marks: "Goods & bads",
  },
  noDuty: "No dishes owed.",
  washes: (times: number) => (times === 1 ? "washes" : `washes ${times} times`),
  washesFor: (of: string) => `for ${of}`,
  /** The answer of the dishes: "3 owe dishes". */
  oweDishes: (people: number) => (people === 1 ? "1 owes dishes" : `${people} owe dishes`),
  doneOne: "1 done",
  doneAll: (washes: number) => `All ${washes} done`,
  doneName: (name: string) => `Mark done: ${name} washed`,
  change: "Swap…",
  changeName: (name: string) => `Swap ${possessive(name)} dish duty`,
  swap: "Swap",
  whoWashes: "Who washes instead?",
  whichDay: "On which day?",
  doubleOrNothing: "Double or nothing",
  lost: "Lost: double",
  won: "Won: no dishes",
  undone: "Not done yet",
  undoneHint: "Undo the automatic check-off.",

  chips: "Chips",
  even: "All even.",
  sources: "Where it comes from",
  aGame: "A game",

  tonight: "Tonight’s games",
  noDrinks: "No one owes a drink.",
  owes: (from: string, to: string) => `${from} owes ${to}`,
  hasTo: (from: string) => `${from}, from games`,
  servedName: (from: string, to: string, what: string) => `${from} has served ${to} ${what}`,
  servedTable: (name: string, what: string) => `${name} was served ${what}`,
  inMoney: (amount: string) => `Make it ${amount}`,
  inMoneyName: (from: string, to: string, amount: string) => `${from} owes ${to} ${amount} instead`,
  inMoneyNote: (what: string) => `For ${what}`,
  whichDrink: "Which drink?",
  aDrink: "Drink",

  own: "Only for you",
  ownHint: "Only you can see and set this.",
  limit: "Most drinks in one night",
  setLimit: "Set",
  noLimit: "No limit",
  limitSet: (limit: number) => `Your limit is ${limit}.`,
  limitRemoved: "You have no limit.",
  limitReached: (limit: number) => `You’ve hit your limit (${limit}).`,
  ownTonight: (drinks: number) => `Tonight so far: ${drinks}`,
  unlisted: "Hide my stats",
  unlistedHint: "The stats leave you out. What you owe stays.",
  isUnlisted: "Your stats are hidden.",
  isListed: "Your stats are shown.",

  season: "Which season?",
  allTime: "All time",
  noMarks: "No Firehouse game yet.",
  byGame: "Game by game",

  write: "Add entry",
  writeHint: "For anything no game recorded. Your name stays next to it.",
  kind: "Type",
  from: { dishes: "Who washes?", chips: "Who owes?", drinks: "Who owes?" },
  to: "To whom?",
  count: "How many?",
  reason: "Why?",
  reasonPlaceholder: "Lost a bet",
  writeNow: "Save",
  writing: "Saving…",
  written: "Saved.",
  noRoster: "Add two people to the roster first.",

  lines: "Entries",
  noLines: "No entries yet.",
  older: "Older entries",
  latest: "Latest entries",
  olderGames: "Older games",
  latestGames: "Latest games",
  toGame: "Open game",
  toNight: "Open night",
  by: (name: string) => `by ${name}`,
  someone: "someone",
  isCanceled: "canceled",
  cancels: (entry: string) => `Canceled: ${entry}`,
  cancel: "Cancel entry",
  cancelName: (entry: string) => `Cancel: ${entry}`,
  cancelHint: "The entry stays readable and no longer counts.",
} as const);
