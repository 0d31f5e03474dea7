import type { Claim, RefusalCode } from "@/lib/engine";
import { list, numberWord, possessive } from "./anyPage";
import { sayClaim } from "./terms";
import { translated } from "./translated";

/** Notices for a tap that another phone overtook. */
export const noticeWords = translated("notices", "noticeWords", {
  overtaken: "Someone beat you to it. Your tap wasn’t saved.",
  tooLate: (theirs: string, mine: string) => `Someone beat you to it: ${theirs}. Not saved: ${mine}.`,
} as const);

/** Notices of another phone's corrections. `by`: the name at that phone, null if unknown. */
export const correctionWords = translated("notices", "correctionWords", {
  corrected: (by: string | null, round: number, now: string, was: string) =>
    `${phoneOf(by)} fixed round ${round}: ${now} instead of ${was}.`,
  reworded: (by: string | null, round: number, now: string, was: string) =>
    `${phoneOf(by)} fixed round ${round}: ${now}. Before: ${was}.`,
  cups: (by: string | null, round: number) => `${phoneOf(by)} fixed the cups in round ${round}.`,
  undone: (by: string | null, round: number, was: string) =>
    `${phoneOf(by)} undid this in round ${round}: ${was}.`,
  roundUndone: (by: string | null, round: number) => `${phoneOf(by)} undid round ${round}.`,
  restored: (by: string | null, round: number, now: string) =>
    `${phoneOf(by)} restored this in round ${round}: ${now}.`,
  ending: (by: string | null) => `${phoneOf(by)} fixed how the game ended.`,
  playoff: (by: string | null) => `${phoneOf(by)} fixed the playoff.`,
  open: "No longer decided.",
  now: (finding: string) => `Now: ${finding}`,
  more: (entries: number) =>
    entries === 1 ? "One more entry changed." : `${capital(numberWord(entries))} more entries changed.`,
  look: "See what changed",
} as const);

const phoneOf = (by: string | null): string => by ?? "Another phone";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The next step after a refusal, or "" if the refusal says it. */
export const sayNextStep = translated(
  "notices",
  "sayNextStep",
  (code: RefusalCode): string => NEXT_STEPS[code] ?? "",
);

const NEXT_STEPS: Partial<Record<RefusalCode, string>> = {
  "no-claim-yet": "Make the first claim, or skip to the last one.",
  "wrong-phase": "Finish the round, or void it under More.",
  "round-not-started": "Start the round first.",
  "already-challenged": "Enter the dice, or undo the challenge.",
  "not-between-rounds": "Finish the round, or void it under More.",
  "game-over": "Play again, or undo the last entry.",
  "not-active": "Pick someone in play, or bring them back under More.",
  "nothing-to-give": "Check who and how many.",
  "duplicate-player": "Capital letters don’t make a name different.",
};

/** "Three taps", "One tap". */
const taps = (count: number): string => (count === 1 ? "One tap" : `${capital(numberWord(count))} taps`);

const MAX_LISTED = 4;

/** Notices about the outbox. `when`: "9:40 PM", or "Nov 20, 9:40 PM" if not today. */
export const waitingWords = translated("notices", "waitingWords", {
  sent: (count: number, when: string, _today: boolean) =>
    `${taps(count)} from ${when} ${count === 1 ? "was" : "were"} sent.`,
  waits: (count: number, when: string, _today: boolean) =>
    `${taps(count)} from ${when} ${count === 1 ? "is" : "are"} saved here and will be sent.`,
  unsent: (count: number, when: string, _today: boolean) =>
    `${taps(count)} from ${when} ${count === 1 ? "was" : "were"} not saved.`,
  revoked: (count: number, when: string, _today: boolean) =>
    `${taps(count)} from ${when} ${count === 1 ? "was" : "were"} not saved: this phone isn’t at that table anymore. Sign in or open its link to send ${count === 1 ? "it" : "them"}.`,
  begun: (count: number, when: string, _today: boolean) =>
    `Started here offline at ${when}${count === 0 ? "" : `, ${taps(count).toLowerCase()} so far`}. Sent when you’re online.`,
  "not-begun": (_count: number, when: string, _today: boolean) =>
    `Started here offline at ${when}, but the server refused it. Open the table to see why.`,
  passed: (count: number, when: string, _today: boolean) =>
    `${taps(count)} from ${when} ${count === 1 ? "waits" : "wait"} here, from another phone. To record ${count === 1 ? "it" : "them"}, open the table’s link here, or connect that phone.`,
  movedOn: "The table had moved on.",
  first: (theirs: string) => `Someone beat you to it: ${theirs}.`,
  someoneElse: "Someone else tapped this before you signed in here.",
  what: (actions: readonly string[], when: string) =>
    `Not saved, from ${when}: ${actions.slice(0, MAX_LISTED).join("; ")}${actions.length > MAX_LISTED ? `; and ${numberWord(actions.length - MAX_LISTED)} more` : ""}.`,
  twice: (finding: string) => `Two phones recorded this round. Other phone: ${finding}`,
  here: (actions: readonly string[], when: string) => `This phone, at ${when}: ${actions.join("; ")}.`,
  keepTheirs: "Keep theirs",
  takeOwn: "Use this phone’s",
  another: "Record as another round",
  drop: (count: number) => (count === 1 ? "Discard" : "Discard all"),
  redo: (count: number) => (count === 1 ? "Record now" : "Record all now"),
  look: "Open table",
  notStored:
    "This browser can’t store anything. Unsent taps and typed dice last only while this page is open.",
  notStoredClose: "Got it",
} as const);

/** The table for a player out of turn, and for watchers. */
export const onlookerWords = translated("notices", "onlookerWords", {
  recordForAll: "Record for the table",
  onlyWatching: "You’re just watching.",
  toRaise: (name: string) => `${possessive(name)} turn`,
  toOpen: (name: string) => `${name} starts`,
  mayCall: (bang: boolean) => (bang ? "You can bang any time." : "You can challenge any time."),
  inTurnOnly: "You can raise or challenge when it’s your turn.",
  yourClaim: "Yours is the claim to beat.",
  outOfPlay: "You’re out.",
} as const);

/** The TV view of a table. */
export const tvWords = translated("notices", "tvWords", {
  title: "TV",
  open: "Show on TV",
  openHint: "Readable from across the room.",

  says: (name: string) => `${name} says`,
  on: (challengers: readonly string[], claimer: string) => `${list(challengers)} on ${claimer}`,
} as const);

/** "Diaz says 13 fives." */
export const sayClaimBy = translated(
  "notices",
  "sayClaimBy",
  (name: string, claim: Claim): string => `${name} says ${sayClaim(claim)}.`,
);

/** The page of a phone that lost access to its table. */
export const noAccessWords = translated("notices", "noAccessWords", {
  title: "You’re not at this table anymore",
  what: "You were removed or signed out. Use the table’s link to rejoin.",
  safe: "The table keeps its rounds. Unsent taps weren’t saved.",
} as const);

/** The keyboard's keys at a table. */
export const keyboardWords = translated("notices", "keyboardWords", {
  title: "Keyboard",
  faces: "Claim or enter that face",
  arrows: "Change the number, or move to a seat",
  enter: "Press the golden key",
  bang: "Bang",
  ways: "Enter dice, counts, a total, or only the outcome",
  undo: "Undo",
  help: "Show this list",
} as const);

/** Offline pages. */
export const offlineWords = translated("notices", "offlineWords", {
  title: "You’re offline",
  what: "This page needs a connection.",
  safe: "Your taps are safe. Saved on this phone:",
  noTable: {
    title: "This table isn’t on this phone",
    what: "It was never opened here, and you’re offline.",
    safe: "Reload this page when you’re back online.",
  },
  again: "Try again",
  tables: "Tables on this phone",
  ready: "A new version is ready.",
  take: "Update",
  taking: "Updating…",
  refused: (why: string) => `The server refused this game: ${why}`,
  refusedSafe: "Your taps stay on this phone. Save them as a file, or start a new table.",
  alone: "Start a new table",
  byGroupRules: "Send with the group’s rules",
  byRulesSafe: "Your taps stay on this phone. With the group’s rules, results can change.",
  unfit: (round: number) =>
    `Round ${round} isn’t possible under the group’s rules. Start a new table, or save a file.`,
  passed: "From another phone",
  passedSafe:
    "Your taps stay here. To record them, scan the table’s link on the other phone. Phone lost? Start the game from this one.",
  beginPassed: "Start from this phone",
  asFile: "Save as file",
} as const);
