import { translated } from "./translated";

/** A line of a ledger, as far as it is said. `what`: "5 chips"; `day`: "today", "Fri, 27 November 2026". */
interface SaidLine {
  readonly ledger: "dishes" | "chips" | "money" | "drinks";
  readonly deed: string;
  readonly from: string;
  readonly to: string;
  readonly toTable: boolean;
  /** The pot of a night’s buy-ins: it is no person. */
  readonly fromPot: boolean;
  readonly amount: number;
  readonly what: string;
  readonly day: string | null;
}

const washings = (count: number): string => (count === 1 ? "a washing" : `${count} washings`);
const on = (day: string | null): string => (day === null ? "" : `: ${day}`);

/** What a line of a ledger says. */
export const sayLine = translated("ledger", "sayLine", (line: SaidLine): string => {
  const { ledger, deed, from, to, toTable, fromPot, amount, what, day } = line;
  switch (deed) {
    case "swapped":
      return `${to} washes for ${from}${on(day)}`;
    case "doubled":
      return `${from} lost double or nothing: ${washings(amount)} more`;
    case "cleared":
      return `${from} won double or nothing: nothing to wash`;
    case "undone":
      return `${from} has not washed yet`;
    case "done":
      return `${from} has washed${on(day)}`;
    case "repaid":
      return fromPot ? `${to} took ${what} from the pot` : `${from} paid ${to} ${what}`;
    case "carried":
      return fromPot
        ? `${to} is still to take ${what} from the pot, carried over`
        : `${from} owes ${to} ${what}, carried over`;
    case "served":
      return toTable ? `${from} was served ${what}` : `${from} served ${to} ${what}`;
    default:
      return ledger === "dishes"
        ? `${from} owes ${washings(amount)}${on(day)}`
        : `${from} owes ${to} ${what}`;
  }
});

/** What the pages of a group's ledgers say: dishes, chips, drinks, goods and bads. */
export const ledgerWords = translated("ledger", "ledgerWords", {
  pages: "The ledgers of this group",
  page: { dishes: "Dishes", chips: "Chips", drinks: "Drinks", marks: "Marks" },
  title: {
    dishes: "Who has to wash?",
    chips: "Who owes whom?",
    drinks: "Drinks",
    marks: "Goods and bads",
  },
  hint: {
    dishes:
      "Whoever loses washes. It counts as done once the day after has passed, unless somebody says otherwise.",
    chips: "Over all nights and games. Each kind stands by itself: nothing is set off against another.",
    drinks: "What tonight’s games say, and who owes whom one.",
    marks: "What the games stood at, added up. Goods make up for bads.",
  },

  noDuty: "Nothing is left to wash.",
  washes: (times: number) => (times === 1 ? "washes" : `washes ${times} times`),
  washesFor: (of: string) => `for ${of}`,
  done: "Done",
  doneName: (name: string) => `Done: ${name} has washed`,
  change: "Swap…",
  changeName: (name: string) => `Swap or change the washing of ${name}`,
  swap: "Swap",
  whoWashes: "Who washes instead?",
  whichDay: "On which day?",
  doubleOrNothing: "Double or nothing",
  lost: "Lost: twice as much",
  won: "Won: nothing to wash",
  undone: "Not done yet",
  undoneHint: "Said of a washing that would count as done by itself.",

  chips: "Chips",
  even: "Nobody owes anybody any.",
  payments: "The fewest payments",
  paid: "Paid",
  takenName: (who: string, what: string) => `${who} has taken ${what} from the pot`,
  paidName: (from: string, to: string, what: string) => `${from} has paid ${to} ${what}`,
  sources: "Where it comes from",
  aGame: "A game",

  tonight: "Tonight’s games",
  noDrinks: "Nobody owes a drink.",
  owes: (from: string, to: string) => `${from} owes ${to}`,
  hasTo: (from: string) => `${from}, from tonight’s games`,
  served: "Served",
  servedName: (from: string, to: string, what: string) => `${from} has served ${to} ${what}`,
  servedTable: (name: string, what: string) => `${name} was served ${what}`,

  own: "Only for you",
  ownHint: "Nobody else sees this or sets it, keepers and owners included.",
  limit: "At most so many drinks in one night",
  setLimit: "Set",
  noLimit: "No limit",
  limitSet: (limit: number) => `Your limit is ${limit}.`,
  limitGone: "You have no limit.",
  limitReached: (limit: number) => `You have reached the limit you set: ${limit}`,
  ownTonight: (drinks: number) => `Tonight so far: ${drinks}`,
  unlisted: "Show no figures of mine",
  unlistedHint: "Statistics leave you out until you come back. What you owe stays.",
  isUnlisted: "No figures of yours are shown.",
  isListed: "Your figures are shown.",

  season: "Which season?",
  allTime: "All time",
  noMarks: "No game of Firehouse was played yet.",
  byGame: "Game by game",

  write: "Write a line",
  writeHint: "What no game knows. It stays to be read, with your name beside it.",
  kind: "Of what?",
  unit: "What kind of money?",
  from: { dishes: "Who has to wash?", chips: "Who owes?", drinks: "Who owes?" },
  to: "Whom?",
  count: "How many?",
  reason: "Why?",
  reasonPlaceholder: "Lost a bet",
  writeNow: "Write it down",
  writing: "Writing it down…",
  written: "Written down.",
  noRoster: "There have to be two on the roster first.",

  lines: "Lines",
  noLines: "No line yet.",
  older: "Older lines",
  latest: "Latest lines",
  olderGames: "Older games",
  latestGames: "Latest games",
  toGame: "To the game",
  toNight: "To the night",
  by: (name: string) => `written by ${name}`,
  somebody: "somebody",
  isTakenBack: "taken back",
  takesBack: (said: string) => `Taken back: ${said}`,
  takeBack: "Take back",
  takeBackName: (said: string) => `Take back: ${said}`,
  takeBackHint: "The line stays to be read, and counts no more.",
} as const);
