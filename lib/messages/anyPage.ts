import { translated } from "./translated";

interface OwnLanguage {
  /** As HTML names it. */
  readonly code: string;
  /** Writes numbers and days where the browser names no region. */
  readonly locale: string;
  readonly justNow: string;
  /** What stands over the choice of a language. */
  readonly choose: string;
  readonly notChosen: string;
}

/** What a language says of itself. */
export const ownLanguage: OwnLanguage = translated("anyPage", "ownLanguage", {
  code: "en",
  locale: "en-US",
  justNow: "just now",
  choose: "Language",
  notChosen: "No answer came. Check the connection and try again.",
});

/** "Bob's", "James'". */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

/** "Ann", "Ann and Bob", "Ann, Bob and Cy". */
export const list = translated("anyPage", "list", (names: readonly string[]): string => {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
});

const NUMBERS = [
  "nothing",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
] as const;

/** "two" up to ten, digits beyond. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** "1 die", "3 dice". */
export const diceWord = translated("anyPage", "diceWord", (count: number): string =>
  count === 1 ? "1 die" : `${count} dice`,
);

/** What browsers run on, by what is kept of them, and how that is said. */
export const browserWords = translated("anyPage", "browserWords", {
  any: "A browser",
  on: (browser: string, system: string) => `${browser} on ${system}`,
  systems: {
    iPhone: "an iPhone",
    iPad: "an iPad",
    Android: "Android",
    Windows: "Windows",
    Chromebook: "a Chromebook",
    Mac: "a Mac",
    Linux: "Linux",
  },
} as const);

/** What the pages for what went wrong say. */
export const plainWords = translated("anyPage", "plainWords", {
  home: "To the start page",
  notFound: {
    title: "Nothing under this cup",
    what: "There is no page at this address, or this phone is not at that table yet.",
    safe: "Nothing has been lost. To get to a table, scan the QR code on a phone that is at it, under Share.",
  },
  wentWrong: {
    title: "That one fell off the table",
    what: "Something went wrong on our side while this page was drawn.",
    safe: "Everything that was recorded before is safe.",
    again: "Try again",
  },
} as const);

/** What stands in the place of a part of the screen that has not arrived yet. */
export const laterWords = translated("anyPage", "laterWords", {
  coming: "One moment…",
  failed: "This part of the screen has not arrived: there seems to be no line. The table is kept as it is.",
  again: "Try again",
} as const);

/** How others come to a table and leave it: its links, its guests, watching, and the page of those who are out. */
export const linkWords = translated("anyPage", "linkWords", {
  open: "Share",
  title: "Bring others to the table",
  pass: "To a phone without a line",
  watching: "You are watching.",
  watchingHint: "Ask for the other link to sit down.",
  rounds: "All rounds",
  roundOf: (round: number) => `Round ${round}`,
  awaited: "The cups are being lifted.",

  asking: "Looking whether you are still at this table…",
} as const);

/** What the big screen says by itself, while it hears nothing from the server. */
export const boardLine = translated("anyPage", "boardLine", {
  lost: (time: string) => `No line to the table. This is how it stood at ${time}.`,
  sound: (on: boolean) => (on ? "Sound: on" : "Sound?"),
} as const);
