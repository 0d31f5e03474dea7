import { numberWord } from "./numbers";

/** "Three taps", "One tap". */
const taps = (count: number): string =>
  count === 1 ? "One tap" : `${numberWord(count).charAt(0).toUpperCase()}${numberWord(count).slice(1)} taps`;

const MOST_TOLD = 4;

/** What became of taps that waited on the phone for a line; `when`: "21:40", and another day than today "20 Nov, 21:40". */
export const waitingWords = {
  sent: (count: number, when: string, _today: boolean) =>
    `${taps(count)} from ${when} ${count === 1 ? "was" : "were"} sent.`,
  waits: (count: number, when: string, _today: boolean) =>
    `${taps(count)} from ${when} ${count === 1 ? "waits" : "wait"} here and will be sent.`,
  unsent: (count: number, when: string, _today: boolean) =>
    `${taps(count)} from ${when} ${count === 1 ? "was" : "were"} not recorded.`,
  gone: (count: number, when: string, _today: boolean) =>
    `${taps(count)} from ${when} ${count === 1 ? "was" : "were"} not recorded: this phone is not at that table any more. Sign in again, or ask for its link, and ${count === 1 ? "it is" : "they are"} sent.`,
  movedOn: "The table had moved on.",
  first: (theirs: string) => `Somebody else was first: ${theirs}.`,
  somebodyElse: "Somebody else tapped this before you were signed in on this phone.",
  what: (deeds: readonly string[], when: string) =>
    `Not recorded, from ${when}: ${deeds.slice(0, MOST_TOLD).join("; ")}${deeds.length > MOST_TOLD ? `; and ${numberWord(deeds.length - MOST_TOLD)} more` : ""}.`,
  drop: (count: number) => (count === 1 ? "Drop it" : "Drop them"),
  redo: (count: number) => (count === 1 ? "Record it now" : "Record them now"),
  look: "To the table",
  notKept:
    "This browser stores nothing: it is a private window, or full. Taps that wait for a line, and dice you typed, last only while this page is open.",
  notKeptClose: "All right",
} as const;
