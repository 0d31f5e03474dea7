import type { InAnyLanguage } from "./dictionary";
import { translated } from "./translated";

// The words of imports. They stay on the server, which hands each page its own.

/** Why a part of an import cannot be read, or is left out. */
export const importReasons = translated("imports", "importReasons", {
  empty: "There is nothing here.",
  tooLong: (megabytes: number) => `Too long. Use at most ${megabytes} MB at once.`,
  packed: "This file is compressed. Unzip it first.",
  notText: "This is not a text file.",
  unknownKind: "Not a record, a game as text, or a table of results.",
  installation: "This is a whole server’s archive. Its owner imports it with npm run import.",
  group: "This is a group’s archive. Import it on its own, without other games.",
  notJson: "This is not complete JSON.",
  notNotation: (reason: string) => `Can’t read this line: ${reason}`,
  inAction: (number: number, reason: string) => `Action ${number}: ${reason}`,
  tooManyGames: (most: number) => `Too many games. Import at most ${most} at once.`,
  tooManyActions: (most: number) => `Too many actions. Import at most ${most} at once.`,
  openQuote: "A quote opens here and never closes.",
  noHeading: "The first line must name the columns.",
  twoColumns: (name: string) => `Two columns are called “${name}”.`,
  tooFewColumns: "Each player needs a column.",
  moreCells: "This line has more cells than the heading.",
  notANumber: (text: string) => `“${text}” is not a whole number.`,
  notADay: (text: string) => `“${text}” is not a day, as in 2026-11-20.`,
  badDay: (day: string) => `${day} is before 2000 or in the future.`,
  unknownGame: (name: string) => `There is no game called “${name}”.`,
  otherGame: (name: string) => `“${name}” isn’t a game this app knows. Left out.`,
  columnUnused: (name: string) => `The column “${name}” is not used.`,
  noLoser: "It doesn’t say who lost.",
  notInRound: (name: string) => `${name} neither claimed nor challenged.`,
  noPlayers: "At least two players must be named.",
  noPerson: (id: string) => `There is no player with number ${id}.`,
  malformed: (key: string) => `“${key}” is missing or malformed.`,
  newer: (key: string, here: string) =>
    `“${key}” is unknown to this server, version ${here}. Install the version that made this archive, or a newer one.`,
  noCount: (game: string) => `These numbers fit nothing that ${game} counts.`,
  lastBid: (bid: string) => `Last claim: ${bid}`,
  wonBy: (names: string) => `Won by ${names}`,
  lostBy: (names: string) => `Lost by ${names}`,
  playoffApart: "It decides a tie in a game that is not here, so it counts on its own.",
});

/** The page that imports games. */
export const importWords = translated("imports", "importWords", {
  title: "Import games",
  hint: "Records, full logs, games as text, CSV tables, BG Stats plays.",
  file: "Choose a file",
  drop: "Or drop it here",
  paste: "Or paste it",
  group: "Into",
  noGroup: "A new table of your own",
  game: "Game, if none is named",
  day: "Day, if none is given",
  numbers: "Numbers in a table are",
  likeliest: "Best guess",
  eachRound: "Each round’s change",
  total: "The total so far",
  left: "What’s left",
  check: "Check",
  checking: "Checking…",
  save: "Import",
  saving: "Importing…",
  people: "Who’s who?",
  guest: "Guest",
  wrong: "Can’t be imported",
  leftOut: "Good to know",
  games: "Games",
  line: "Line",
  there: "Already here",
  nothingNew: "All of them are already here.",
  another: "Choose another file",
  tooLong: "Too long. Use at most 2 MB at once.",
  noAnswer: "No response. Check your connection and try again.",
  home: "Start page",
  fromStart: "Import games",
  aGroup: "This is a group’s archive. It becomes a new group of yours; its accounts stay behind.",
  saveGroup: "Import group",
});

/** The files of a group or an account. */
export const exportWords = translated("imports", "exportWords", {
  title: "Download",
  archive: "The whole group",
  archiveHint: "One file. A server can import it as a new group.",
  games: "Games",
  rounds: "Rounds",
  ledger: "Ledger",
  players: "Roster",
  table: "CSV table",
  ownData: "Download my data",
  cancel: "Cancel",
  saved: "Downloaded.",
  stopped: "The download stopped. Check your connection and try again.",
});

/** A game in a preview: "Firehouse, Nov 20: 3 rounds". */
export const sayImported = translated(
  "imports",
  "sayImported",
  (game: string, day: string, rounds: number): string =>
    `${game}, ${day}: ${rounds === 0 ? "result only" : rounds === 1 ? "1 round" : `${rounds} rounds`}`,
);

/** The same in another language. */
export interface Imports {
  readonly importReasons: InAnyLanguage<typeof importReasons>;
  readonly exportWords: InAnyLanguage<typeof exportWords>;
  readonly importWords: InAnyLanguage<typeof importWords>;
  readonly sayImported: InAnyLanguage<typeof sayImported>;
}
