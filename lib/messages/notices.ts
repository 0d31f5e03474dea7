import type { Claim, RefusalCode } from "@/lib/engine";
import { list, numberWord, possessive } from "./anyPage";
import { sayClaim } from "./terms";
import { translated } from "./translated";

/** What became of a tap that came too late. */
export const noticeWords = translated("notices", "noticeWords", {
  overtaken:
    "Somebody else was first: the table has moved on since you looked. Nothing of yours was recorded.",
  tooLate: (theirs: string, mine: string) => `Somebody else was first: ${theirs}. Not recorded: ${mine}.`,
} as const);

/** What another phone corrected; `by`: what whoever holds it is called, null where nobody knows. */
export const correctionWords = translated("notices", "correctionWords", {
  corrected: (by: string | null, round: number, now: string, was: string) =>
    `${phoneOf(by)} corrected round ${round}: ${now} instead of ${was}.`,
  reworded: (by: string | null, round: number, now: string, was: string) =>
    `${phoneOf(by)} corrected round ${round}: ${now}. Before: ${was}.`,
  cups: (by: string | null, round: number) =>
    `${phoneOf(by)} corrected what lay under the cups in round ${round}.`,
  takenBack: (by: string | null, round: number, was: string) =>
    `${phoneOf(by)} took this back in round ${round}: ${was}.`,
  roundTakenBack: (by: string | null, round: number) => `${phoneOf(by)} took round ${round} back.`,
  broughtBack: (by: string | null, round: number, now: string) =>
    `${phoneOf(by)} brought this back in round ${round}: ${now}.`,
  ending: (by: string | null) => `${phoneOf(by)} corrected how the game ended.`,
  playoff: (by: string | null) => `${phoneOf(by)} corrected the playoff.`,
  open: "Nothing is decided any more.",
  now: (finding: string) => `Now: ${finding}`,
  more: (entries: number) =>
    entries === 1 ? "One more line changed with it." : `And ${numberWord(entries)} more lines with it.`,
  look: "See what changed",
} as const);

const phoneOf = (by: string | null): string => by ?? "Another phone";

/** What one can do where the refusal itself does not say it; "" where it does. */
export const sayWayOn = translated("notices", "sayWayOn", (code: RefusalCode): string => WAYS_ON[code] ?? "");

const WAYS_ON: Partial<Record<RefusalCode, string>> = {
  "no-claim-yet": "Make the first claim, or skip to the last one.",
  "wrong-phase": "Finish the round, or void it under More.",
  "round-not-started": "Start the round first.",
  "already-challenged": "Enter the dice, or take the call back with Undo.",
  "not-between-rounds": "Finish the round, or void it under More.",
  "game-over": "Play again, or take the last entry back with Undo.",
  "not-active": "Pick somebody who is in, or let them come back under More.",
  "nothing-to-give": "Check who and how many.",
  "duplicate-player": "Names are told apart without looking at capitals.",
};

/** "Three taps", "One tap". */
const taps = (count: number): string =>
  count === 1 ? "One tap" : `${numberWord(count).charAt(0).toUpperCase()}${numberWord(count).slice(1)} taps`;

const MAX_LISTED = 4;

/** What became of taps that waited on the phone for a line; `when`: "21:40", and another day than today "20 Nov, 21:40". */
export const waitingWords = translated("notices", "waitingWords", {
  sent: (count: number, when: string, _today: boolean) =>
    `${taps(count)} from ${when} ${count === 1 ? "was" : "were"} sent.`,
  waits: (count: number, when: string, _today: boolean) =>
    `${taps(count)} from ${when} ${count === 1 ? "waits" : "wait"} here and will be sent.`,
  unsent: (count: number, when: string, _today: boolean) =>
    `${taps(count)} from ${when} ${count === 1 ? "was" : "were"} not recorded.`,
  gone: (count: number, when: string, _today: boolean) =>
    `${taps(count)} from ${when} ${count === 1 ? "was" : "were"} not recorded: this phone is not at that table any more. Sign in again, or ask for its link, and ${count === 1 ? "it is" : "they are"} sent.`,
  begun: (count: number, when: string, _today: boolean) =>
    `Begun here at ${when} without a line${count === 0 ? "" : `, ${taps(count).toLowerCase()} so far`}. It is sent as soon as there is one.`,
  "not-begun": (_count: number, when: string, _today: boolean) =>
    `Begun here at ${when} without a line, and not taken by the server. The table says why.`,
  passed: (count: number, when: string, _today: boolean) =>
    `${taps(count)} from ${when} ${count === 1 ? "waits" : "wait"} here, passed on by another phone. ${count === 1 ? "It is" : "They are"} recorded when this phone is let in by the table’s link, or when the other one has a line.`,
  movedOn: "The table had moved on.",
  first: (theirs: string) => `Somebody else was first: ${theirs}.`,
  somebodyElse: "Somebody else tapped this before you were signed in on this phone.",
  what: (deeds: readonly string[], when: string) =>
    `Not recorded, from ${when}: ${deeds.slice(0, MAX_LISTED).join("; ")}${deeds.length > MAX_LISTED ? `; and ${numberWord(deeds.length - MAX_LISTED)} more` : ""}.`,
  twice: (finding: string) => `This round was recorded on another phone as well. There: ${finding}`,
  here: (deeds: readonly string[], when: string) => `Here, at ${when}: ${deeds.join("; ")}.`,
  keepTheirs: "Keep that one",
  takeOwn: "Take this phone’s",
  another: "It was another round: record it",
  drop: (count: number) => (count === 1 ? "Drop it" : "Drop them"),
  redo: (count: number) => (count === 1 ? "Record it now" : "Record them now"),
  look: "To the table",
  notKept:
    "This browser stores nothing: it is a private window, or full. Taps that wait for a line, and dice you typed, last only while this page is open.",
  notKeptClose: "All right",
} as const);

/** The table on the phone of somebody who is not in turn, or only watches. */
export const onlookerWords = translated("notices", "onlookerWords", {
  recordForAll: "Record for the table",
  onlyWatching: "You only watch the game.",
  toRaise: (name: string) => `${possessive(name)} turn`,
  toOpen: (name: string) => `${name} starts`,
  mayCall: (bang: boolean) => (bang ? "You may bang any time." : "You may call it any time."),
  inTurnOnly: "You may raise or call it when it is your turn.",
  yourClaim: "Yours is the claim to beat.",
  outOfPlay: "You are out of play.",
} as const);

/** What the big screen says, besides what the table says. */
export const boardWords = translated("notices", "boardWords", {
  title: "Big screen",
  open: "Show on the big screen",
  openHint: "For a television or a laptop by the table, to be read from across the kitchen.",

  says: (name: string) => `${name} says`,
  on: (challengers: readonly string[], claimer: string) => `${list(challengers)} on ${claimer}`,
} as const);

/** "Diaz says 13 fives." */
export const saySaid = translated(
  "notices",
  "saySaid",
  (name: string, claim: Claim): string => `${name} says ${sayClaim(claim)}.`,
);

/** What is said to whoever is not at a table any more. */
export const goneWords = translated("notices", "goneWords", {
  title: "You are not at this table any more",
  what: "Your place here was taken back, its group was closed to you, or you were signed out.",
  safe: "What was recorded stays with the table. A tap that had not been sent yet is not recorded. To come back, sign in or ask for the table’s link.",
} as const);

/** What is said where there is no line. */
export const offlineWords = translated("notices", "offlineWords", {
  title: "No line here",
  what: "This page was not opened on this phone before, or cannot be had without a line.",
  safe: "Nothing that you tapped is lost. What is on this phone opens all the same:",
  noTable: {
    title: "This table is not on this phone",
    what: "It was not opened here before, and there is no line to fetch it by.",
    safe: "Whoever has it goes on keeping it. When the line is back, load this page again.",
  },
  again: "Try again",
  tables: "Tables on this phone",
  ready: "A new version is ready.",
  take: "Load it",
  refused: (why: string) => `The server would not begin this game: ${why}`,
  refusedSafe: "All that you tap stays on this phone. Keep it as a file, or begin it at a table of its own.",
  alone: "Begin it at a table of its own",
  passed: "Passed on by another phone",
  passedSafe:
    "What you tap stays here. It is recorded when this phone has a line and is let in: scan the link of the table on the other phone then. Should that phone be lost, begin the game from this one.",
  beginPassed: "Begin it from this phone",
  asFile: "Keep it as a file",
} as const);
