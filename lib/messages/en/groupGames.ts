import { sayCount } from "../moments";
import { list } from "./people";

const timesWord = (count: number): string =>
  count === 1 ? "once" : count === 2 ? "twice" : `${count} times`;

/** What a group's page says: who washed, games, results, nights. */
export const groupGamesWords = {
  on: "A game is on",
  toTable: "To the table",

  shift: "Which shift is on?",
  who: { losers: "Who washed?", winners: "Who won?" },
  whoIn: {
    losers: (season: string) => `Who washed, ${season}?`,
    winners: (season: string) => `Who won, ${season}?`,
  },
  shiftCalled: (name: string) => `shift ${name}`,
  tapToRecord: "Tap a name to write down a game without playing it here.",
  /** What a chip is called: "Baker, twice". */
  chip: (name: string, count: number) => (count === 0 ? name : `${name}, ${timesWord(count)}`),
  times: (count: number) => timesWord(count),
  others: "Others on the roster",
  alsoBefore: "No longer on the roster, or guests:",
  byCount: (names: readonly string[]) => `By count it would be the turn of ${list(names)}.`,
  noRoster: "Nobody is on the roster yet.",
  noRosterKeep: "Put the crew down first: then every game and every result is a few taps.",
  noRosterSee: "A keeper puts people there.",
  toRoster: "To the roster",

  result: {
    losers: (name: string) => `${name} washed`,
    winners: (name: string) => `${name} won`,
    today: "Today",
    yesterday: "Yesterday",
    earlier: "Another day",
    day: "Which day?",
    record: "Write it down",
    recording: "Writing it down…",
    more: "Who else was there, another game…",
    there: "Who was there?",
    together: "Who washed together?",
    wonTogether: "Who won together?",
    game: "Which game?",
    done: {
      losers: (names: readonly string[], day: string) => `Written down: ${list(names)} washed, ${day}.`,
      winners: (names: readonly string[], day: string) => `Written down: ${list(names)} won, ${day}.`,
    },
    undo: "Take it back",
    undone: "Taken back.",
  },

  start: {
    last: "Start a game",
    others: "Others",
    first: "New game",
  },

  games: "Games",
  noGames: "No game yet.",
  noGamesPlay: "Start one below, or tap whoever washed last time.",
  noGamesSee: "They appear here as soon as one is started.",
  older: "Older games",
  latest: "Latest games",
  resultOnly: "Result only",
  rounds: (rounds: number) => (rounds === 1 ? "1 round" : `${rounds} rounds`),
  night: "A night",
  nightCalled: (name: string | null) => name ?? "A night",

  nights: {
    begin: "Begin a night",
    beginHint: "Several games, one buy-in: whatever is started meanwhile belongs to it.",
    name: "What is it called?",
    namePlaceholder: "Bar night",
    buyIn: "Buy-in each",
    unit: "Of what?",
    unitPlaceholder: "€, chips, drinks",
    beginNow: "Begin",
    beginning: "Beginning…",
    isOn: (name: string | null) => (name === null ? "A night is on" : `${name} is on`),
    bought: (count: number) => (count === 1 ? "1 has bought in" : `${count} have bought in`),
    sum: (sum: number, unit: string) => `${sayCount(sum)} ${unit}`,
    each: (buyIn: number, unit: string) => `${sayCount(buyIn)} ${unit} each`,
    free: "No buy-in",
    inAll: "in all",
    who: "Who has bought in?",
    boughtIn: "Who bought in",
    tap: "Tap whoever has paid.",
    nobody: "Nobody yet.",
    sending: "Writing it down…",
    end: "End the night",
    ended: "It is over.",
    goOn: "Go on with it",
    change: "Change name and buy-in",
    save: "Save",
    games: "Games of this night",
    noGames: "No game yet: whatever the group starts now belongs to this night.",
    lost: "Who washed tonight",
    won: "Who won tonight",
  },

  pick: {
    title: (group: string) => `${group}, in seat order`,
    roster: "Tap who plays, in seat order",
    sit: (name: string) => `Seat ${name}`,
    seated: (name: string, seat: number) => `${name}, seat ${seat}. Tap to take them out`,
  },
} as const;

const PARTS = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** Put together here: the server and the phone do not agree where the comma goes. */
function dateOf(day: string): string {
  const parts = PARTS.formatToParts(new Date(`${day}T12:00:00Z`));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("weekday")}, ${part("day")} ${part("month")} ${part("year")}`;
}

/** "today", "yesterday", "Fri, 20 November 2026": a day in a sentence. All are written as "2026-11-20". */
export function sayDay(day: string, today: string, yesterday: string): string {
  if (day === today) return "today";
  return day === yesterday ? "yesterday" : dateOf(day);
}

/** The same as a heading. */
export function sayDayHeading(day: string, today: string, yesterday: string): string {
  return capital(sayDay(day, today, yesterday));
}

/** "Shift A · Abbott and Baker": what is said of a game, beside each other. */
export const sayParts = (parts: readonly string[]): string => capital(parts.join(" · "));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
