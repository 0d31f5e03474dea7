import {
  type Action,
  assertNever,
  type Face,
  type Finished,
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
import { sayEnding, sayVerdict } from "./verdict";

/** What the history of a game says, and how it is corrected. */
export const historyWords = translated("history", "historyWords", {
  title: "Rounds and corrections",
  back: "Back to the table",
  downloads: "Take it with you",
  record: "The record",
  recordHint: "What stands, to replay or to import",
  journal: "The journal",
  journalHint: "Everything ever recorded, corrections included",
  standing: "How it stands",
  resultOnly: "Only the result is known.",
  resultOnlyHint: "This game was entered afterwards by how it ended: no round of it was recorded.",
  playedOn: "It was played on",
  theResult: "The result",
  nothingYet: "Nothing is recorded yet.",
  nothingYetHint: "Every round appears here as soon as it is started.",
  tapToCorrect: "Tap a line to correct it. What was there before stays readable.",
  onlyReading: "You are watching: the rounds are yours to read. Whoever sits at the table can correct them.",

  round: (round: number) => `Round ${round}`,
  openRound: (round: number) => `Round ${round}, going on`,
  droppedRound: (round: number) => `Round ${round}, not played out`,
  toldRound: (round: number) => `Round ${round}, by its result`,
  voidRound: "A void round",
  takenBackRound: "A round taken back",
  beforeRounds: "Before the first round",
  newer: "Newer rounds",
  older: "Older rounds",
  toRound: "Go to round",
  show: "Show",
  replay: "Replay it",
  partOfRound: "A long round: the rest of it is on the next page.",
  leftOut: (versions: number) =>
    versions === 1 ? "One more version is in the journal." : `${versions} more versions are in the journal.`,

  whoLost: "Who lost?",
  whoWon: "Who won?",

  thisPhone: "this phone",
  anotherPhone: "another phone",
  corrected: "corrected",
  takenBack: "taken back",
  notTaken: "The rules no longer take this",
  correctLine: (what: string) => `${what}. Correct it`,

  struck: "Before:",
  oneOfSeveral: "then somebody else too",
  beforeDice: "As it was entered:",
  nowDice: "As it is now:",
  onlyThese: "These cups were entered otherwise:",
  bringBack: "Bring it back",
  bringBackLine: (what: string) => `${what}. Bring it back`,

  takeRoundBack: "Take the whole round back",
  takeLineBack: "Take it back",
  correctTitle: "What really happened?",
  was: "Recorded",
  who: "Who?",
  whoBanged: "Who banged? First shout first.",
  whoStarted: "Who started?",
  redDie: "What did the red die show?",
  howMany: "How many?",
  fewer: "One fewer",
  more: "One more",
  ofWhat: "Of what?",
  why: "Why?",
  seeWhatChanges: "See what changes",
  sameAsBefore: "That is what is recorded already",
  tapCup: "Tap a cup to re-enter it, or enter it another way.",
  reEnter: "Enter it again, or another way.",
  enterAnew: "Take dice back to enter them anew, or just say the answer.",
  onlyTakeBack: "This line can only be taken back.",
  shoutedAs: (at: number) => `shout ${at}`,

  looking: "Looking what would change…",
  previewTitle: "What would change",
  nothingElse: "Nothing else changes: every verdict and every score stays as it is.",
  verdictsChange: "Verdicts",
  scoresChange: "Scores",
  standingUnchanged: "No score changes.",
  startersChange: "Who starts",
  ending: "The game",
  decidedGame: "The game that this playoff decides",
  brokenTitle: "What was recorded later no longer fits",
  brokenHint:
    "Say for each what shall become of it. All of it is recorded together with the correction, or none of it.",
  fallsWith: (lines: number) =>
    lines === 1 ? "and one line that hangs on it" : `and ${lines} lines that hang on it`,
  ifTakenBack: "If all of that is taken back:",
  letStand: "Allow anyway",
  takeBack: "Take it back",
  correctToo: "Correct it too",
  takeAllBack: "Take all of them back",
  letAllStand: "Let all stand that can",
  ruling: "The table allowed it after a correction",
  stillToSay: "Say first what becomes of what no longer fits.",
  correctIt: "Correct it",
  correcting: "Correcting…",
  leaveIt: "Leave it",
  done: "Corrected. Both versions are kept below.",
  noAnswer: "No answer came. Check the connection and try again: nothing is recorded twice.",
  movedOn: "Something else was recorded meanwhile. The page shows it now: look again, then correct.",
} as const);

/** One recorded line, in words: "Cruz said 10 fives". */
export const sayEntry = translated(
  "history",
  "sayEntry",
  (action: Action, names: Names, telling: Telling = {}): string => {
    if (action.do === "reveal") return sayShown(action, names);
    const said = sayAction(action, names, telling);
    const wild = action.do === "start-round" && action.wild ? `, ${faceWord(action.wild, 2)} wild` : "";
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}${wild}`;
  },
);

/** What was seen when the cups were lifted: "11 in all were counted". Dice are drawn beside it. */
function sayShown(shown: Shown, names: Names): string {
  if ("dice" in shown) return sayDiceEntered(shown.dice, names);
  if ("counts" in shown) {
    const counts = Object.entries(shown.counts);
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    const each = counts.map(([player, count]) => `${nameOf(names, player)} ${count}`).join(", ");
    return `Counted cup by cup, ${total} in all: ${each}`;
  }
  if ("count" in shown) return `${shown.count} in all were counted`;
  return {
    short: "Just the answer: short",
    exact: "Just the answer: exactly",
    there: "Just the answer: there",
  }[shown.outcome];
}

/** Everybody's dice, those of the one who had to show them, or those of the cup that goes round. */
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

/** "Hale two goods, Diaz one bad". */
export const sayMoves = translated(
  "history",
  "sayMoves",
  (moves: readonly Move[], names: Names, drink: Drink = null): string =>
    moves
      .map(
        (move) =>
          `${nameOf(names, move.to === "bank" || move.to === "pot" ? move.from : move.to)} ${sayAward(move, drink)}`,
      )
      .join(", ") || "nobody gets anything",
);

/** "Hale: 2 goods → 2 bads". */
export const sayScoreChange = translated(
  "history",
  "sayScoreChange",
  (player: string, before: number, after: number, names: Names): string =>
    `${nameOf(names, player)}: ${sayScore(before)} → ${sayScore(after)}`,
);

/** "Hale, dice: 3 → 2". */
export const sayHeldChange = translated(
  "history",
  "sayHeldChange",
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

/** "Diaz is next, not Hale.": who claims or starts now; null when nobody in particular does. */
export const sayNextChange = translated(
  "history",
  "sayNextChange",
  (before: string | null, after: string | null, names: Names): string | null => {
    if (before === after) return null;
    if (after === null) return "Nobody in particular is next.";
    return before === null
      ? `${nameOf(names, after)} is next.`
      : `${nameOf(names, after)} is next, not ${nameOf(names, before)}.`;
  },
);

/** What becomes of the end of the game; null when nothing does. */
export const sayEndingChange = translated(
  "history",
  "sayEndingChange",
  (before: Finished | null, after: Finished | null, game: string, names: Names): string | null => {
    if (before === null && after === null) return null;
    if (after === null) return "The game is open again: nothing is decided yet.";
    const now = sayEnding(game, after, names);
    if (before === null) return `The game is over: ${now}`;
    const then = sayEnding(game, before, names);
    return then === now ? null : `${now} Not any more: ${then}`;
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
      return historyWords.takenBackRound;
    case "told":
      return historyWords.toldRound(round);
    case "scored":
      return outcomeWords.round(round);
    case "before":
      return historyWords.beforeRounds;
    default:
      return assertNever(kind);
  }
});

type HistoryRound = "settled" | "told" | "scored" | "void" | "open" | "dropped" | "taken-back" | "before";
