import {
  type Action,
  assertNever,
  type Face,
  faceWord,
  isScored,
  type Move,
  type RoundVerdict,
  type Settled,
  type Shown,
} from "@/lib/engine";
import { possessive } from "./anyPage";
import { type Names, nameOf } from "./names";
import { outcomeWords, sayScored } from "./outcomes";
import { sayAction, type Telling } from "./table";
import { type Drink, sayAward, sayScore } from "./terms";
import { translated } from "./translated";
import { type Ends, sayPlainEnding, sayVerdict } from "./verdict";

/** The history of a game, and how to fix it. */
export const historyWords = translated("history", "historyWords", {
  title: "Rounds",
  back: "Back to the table",
  downloads: "Download",
  record: "Final record",
  recordHint: "What counts now",
  journal: "Full log",
  journalHint: "Every tap and fix",
  asText: "As text",
  asTextHint: "To paste in a chat",
  copyText: "Copy text",
  saveText: "Save as a file",
  textCopied: "Copied",
  textSelected: "Selected. Copy it with your phone’s menu.",
  standing: "Standings",
  resultOnly: "Result only",
  resultOnlyHint: "Entered afterward, without rounds.",
  playedOn: "Played on",
  theResult: "Result",
  nothingYet: "Nothing recorded yet.",
  nothingYetHint: "Each round appears here once it starts.",
  tapToCorrect: "Tap anything to fix it. The old version is kept.",
  onlyReading: "You’re watching. Players at the table can fix rounds.",

  round: (round: number) => `Round ${round}`,
  openRound: (round: number) => `Round ${round}, in progress`,
  droppedRound: (round: number) => `Round ${round}, not finished`,
  resultOnlyRound: (round: number) => `Round ${round}, result only`,
  voidRound: "Void round",
  undoneRound: "Undone round",
  beforeRounds: "Before the first round",
  newer: "Newer rounds",
  older: "Older rounds",
  toRound: "Go to round",
  show: "Show",
  replay: "Replay",
  partOfRound: "Long round, continued on the next page.",
  leftOut: (versions: number) =>
    versions === 1
      ? "One more version is in the full log."
      : `${versions} more versions are in the full log.`,

  whoLost: "Who lost?",
  whoWon: "Who won?",

  thisPhone: "this phone",
  anotherPhone: "another phone",
  corrected: "fixed",
  undone: "undone",
  notTaken: "No longer allowed",
  correctLine: (what: string) => `${what}. Fix`,

  struck: "Before:",
  oneOfSeveral: "then someone else too",
  beforeDice: "Before:",
  nowDice: "Now:",
  onlyThese: "These cups changed:",
  redo: "Redo",
  redoEntry: (what: string) => `${what}. Redo`,

  undoRound: "Undo the whole round",
  correctTitle: "What really happened?",
  was: "Recorded",
  who: "Who?",
  whoBanged: "Who banged? Tap in order.",
  whoStarted: "Who started?",
  redDie: "What did the red die show?",
  howMany: "How many?",
  fewer: "One fewer",
  more: "One more",
  ofWhat: "Of what?",
  why: "Why?",
  seeWhatChanges: "See what changes",
  sameAsBefore: "That’s already recorded",
  tapCup: "Tap a cup to re-enter it.",
  reEnter: "Enter it again.",
  enterAgain: "Remove dice to re-enter them, or pick short or there.",
  onlyTakeBack: "You can only undo this.",
  shoutedAs: (at: number) => `number ${at}`,

  looking: "Checking what changes…",
  previewTitle: "What changes",
  nothingElse: "Nothing else changes.",
  verdictsChange: "Verdicts",
  scoresChange: "Scores",
  standingUnchanged: "No score changes.",
  startersChange: "Who starts",
  ending: "The game",
  decidedGame: "The game this playoff decides",
  brokenTitle: "Later entries no longer fit",
  brokenHint: "Choose what to do with each. All save together.",
  fallsWith: (lines: number) =>
    lines === 1 ? "and one entry that depends on it" : `and ${lines} entries that depend on it`,
  ifUndone: "If you undo all of that:",
  allow: "Allow anyway",
  undo: "Undo it",
  correctToo: "Fix it too",
  undoAll: "Undo all",
  allowAll: "Allow all that can be",
  ruling: "The table allowed it after a correction",
  stillToSay: "First choose what to do with each.",
  correctIt: "Save fix",
  correcting: "Saving…",
  leaveIt: "Leave it",
  done: "Fixed. Both versions are below.",
  noAnswer: "No response. Check your connection and try again.",
  movedOn: "Someone just recorded something else. Look again, then fix.",
} as const);

/** One recorded entry, in words: "Cruz said 10 fives". */
export const sayEntry = translated(
  "history",
  "sayEntry",
  (action: Action, names: Names, telling: Telling = {}): string => {
    if (action.do === "reveal") return sayShown(action, names);
    const sentence = sayAction(action, names, telling);
    const wild = action.do === "start-round" && action.wild ? `, ${faceWord(action.wild, 2)} wild` : "";
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${wild}`;
  },
);

/** The reveal: "Counted 11 in all". The page draws the dice next to it. */
function sayShown(shown: Shown, names: Names): string {
  if ("dice" in shown) return sayDiceEntered(shown.dice, names);
  if ("counts" in shown) {
    const counts = Object.entries(shown.counts);
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    const each = counts.map(([player, count]) => `${nameOf(names, player)} ${count}`).join(", ");
    return `Counted per player, ${total} in all: ${each}`;
  }
  if ("count" in shown) return `Counted ${shown.count} in all`;
  return {
    short: "Entered: short",
    exact: "Entered: exactly",
    there: "Entered: there",
  }[shown.outcome];
}

/** All dice, those of the one who had to reveal, or those of the cup that goes around. */
function sayDiceEntered(dice: DiceShown, names: Names): string {
  const players = Object.keys(dice);
  const [only] = players;
  if (Array.isArray(dice)) return "The dice were entered";
  return players.length === 1 && only
    ? `${possessive(nameOf(names, only))} dice were entered`
    : "All dice were entered";
}

type DiceShown = Extract<Shown, { readonly dice: unknown }>["dice"];

/** "8 of 10 threes: short by two. Hale two goods, Frost one bad." */
export const sayOutcome = translated(
  "history",
  "sayOutcome",
  (settled: Settled, names: Names, drink: Drink = null): string =>
    `${sayVerdict(settled, names).finding} ${sayMoves(settled.moves, names, drink)}.`,
);

/** "Round 2: Short by two → There and one more". */
export const sayVerdictChange = translated(
  "history",
  "sayVerdictChange",
  (before: RoundVerdict | null, after: RoundVerdict | null, names: Names, drink: Drink = null): string => {
    const round = (after ?? before)?.round ?? 0;
    const verdict = (settled: RoundVerdict | null) =>
      settled === null
        ? "no verdict"
        : isScored(settled)
          ? sayScored(settled, names, drink)
          : `${sayVerdict(settled, names).stamp} (${sayMoves(settled.moves, names, drink)})`;
    return `${historyWords.round(round)}: ${verdict(before)} → ${verdict(after)}`;
  },
);

/** "Hale gets two goods, Diaz takes one bad". */
export const sayMoves = translated(
  "history",
  "sayMoves",
  (moves: readonly Move[], names: Names, drink: Drink = null): string =>
    moves
      .map(
        (move) =>
          `${nameOf(names, move.to === "bank" || move.to === "pot" ? move.from : move.to)} ${sayAward(move, drink)}`,
      )
      .join(", ") || "nothing changes",
);

/** "Hale: 2 goods → 2 bads". */
export const sayScoreChange = translated(
  "history",
  "sayScoreChange",
  (player: string, before: number, after: number, names: Names): string =>
    `${nameOf(names, player)}: ${sayScore(before)} → ${sayScore(after)}`,
);

/** "Hale, dice: 3 → 2". */
export const sayStakeChange = translated(
  "history",
  "sayStakeChange",
  (player: string, what: string, before: number, after: number, names: Names): string =>
    `${nameOf(names, player)}, ${what}: ${before} → ${after}`,
);

/** "Round 3: Diaz starts, not Hale." */
export const sayStarterChange = translated(
  "history",
  "sayStarterChange",
  (round: number, before: string, after: string, names: Names): string =>
    `${historyWords.round(round)}: ${nameOf(names, after)} starts, not ${nameOf(names, before)}.`,
);

/** "Diaz’s turn, not Hale’s.": who claims or starts now; null if no one does. */
export const sayNextChange = translated(
  "history",
  "sayNextChange",
  (before: string | null, after: string | null, names: Names): string | null => {
    if (before === after) return null;
    if (after === null) return "It’s no one’s turn.";
    return before === null
      ? `${possessive(nameOf(names, after))} turn.`
      : `${possessive(nameOf(names, after))} turn, not ${possessive(nameOf(names, before))}.`;
  },
);

/**
 * The change to the end of the game; null if there is none.
 * @param was What ended: a game, one whose losers washed, or a result that was logged without a game.
 */
export const sayEndingChange = translated(
  "history",
  "sayEndingChange",
  (
    before: Ends | null,
    after: Ends | null,
    game: string,
    names: Names,
    was: "game" | "washed" | "result" = "game",
  ): string | null => {
    if (before === null && after === null) return null;
    if (after === null) {
      if (was === "result") return "This result is removed.";
      return was === "washed" ? "The game is back on. Its wash no longer counts." : "The game is back on.";
    }
    const now = sayPlainEnding(game, after, names);
    if (before === null) return was === "result" ? now : `The game is over: ${now}`;
    const then = sayPlainEnding(game, before, names);
    return then === now ? null : `${now} Before: ${then}`;
  },
);

/** "fives": one of six faces to choose from. */
export const sayFaceKey = translated("history", "sayFaceKey", (face: Face): string => faceWord(face, 2));

/** The heading of a round. */
export const sayRound = translated("history", "sayRound", (kind: HistoryRound, round: number): string => {
  switch (kind) {
    case "settled":
      return historyWords.round(round);
    case "open":
      return historyWords.openRound(round);
    case "dropped":
      return historyWords.droppedRound(round);
    case "void":
      return historyWords.voidRound;
    case "taken-back":
      return historyWords.undoneRound;
    case "told":
      return historyWords.resultOnlyRound(round);
    case "scored":
      return outcomeWords.round(round);
    case "before":
      return historyWords.beforeRounds;
    default:
      return assertNever(kind);
  }
});

type HistoryRound = "settled" | "told" | "scored" | "void" | "open" | "dropped" | "taken-back" | "before";
