import { translated } from "./translated";

interface OwnLanguage {
  /** The tag in HTML's `lang`. */
  readonly code: string;
  /** The tag for numbers and dates, where the browser names no region. */
  readonly locale: string;
  readonly justNow: string;
  /** The heading of the language choice. */
  readonly choose: string;
  readonly notChosen: string;
}

/** A language's own name and tags. */
export const ownLanguage: OwnLanguage = translated("anyPage", "ownLanguage", {
  code: "en",
  locale: "en-US",
  justNow: "just now",
  choose: "Language",
  notChosen: "No response. Check your connection and try again.",
});

/** "Bob's", "James'". */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

/** "Ann", "Ann and Bob", "Ann, Bob, and Cy". */
export const list = translated("anyPage", "list", (names: readonly string[]): string => {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")}${names.length > 2 ? "," : ""} and ${names.at(-1) ?? ""}`;
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

/** Browser and system names of a stored session. */
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

/** Error pages. */
export const plainWords = translated("anyPage", "plainWords", {
  home: "Home",
  notFound: {
    title: "Nothing under this cup",
    what: "This page doesn’t exist, or this phone hasn’t joined that table.",
    safe: "To join, scan the QR code on a phone there, under Share.",
  },
  wentWrong: {
    title: "That one fell off the table",
    what: "Something went wrong. Your games are safe.",
    again: "Try again",
  },
} as const);

/** Placeholder of a part of the screen that is loading. */
export const laterWords = translated("anyPage", "laterWords", {
  coming: "Loading…",
  failed: "Couldn’t load this. Check your connection.",
  again: "Try again",
} as const);

/** Share key, watching, and the access check of a table. */
export const linkWords = translated("anyPage", "linkWords", {
  open: "Share",
  title: "Invite players",
  pass: "To an offline phone",
  watching: "You’re watching.",
  watchingHint: "To play, ask for the play link.",
  rounds: "All rounds",
  roundOf: (round: number) => `Round ${round}`,
  awaited: "The cups are coming up.",

  asking: "Checking your access…",
} as const);

/** The TV's status line: offline, and its sound. */
export const tvLine = translated("anyPage", "tvLine", {
  lost: (time: string) => `Offline. Last update ${time}.`,
  sound: (on: boolean) => (on ? "Sound: on" : "Turn on sound"),
} as const);
