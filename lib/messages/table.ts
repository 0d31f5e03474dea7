import {
  type Action,
  assertNever,
  type Claim,
  type CountClaim,
  type Face,
  faceWord,
  type Phase,
  type Shout,
} from "@/lib/engine";
import { diceWord, list, numberWord, possessive } from "./anyPage";
import { type Names, nameOf } from "./names";
import { outcomeWords, sayRecordedOutcome } from "./outcomes";
import {
  type Drink,
  gameName,
  sayClaim,
  sayGift,
  sayGiftShort,
  sayGiven,
  sayScore,
  sayShout,
  sayStakeCount,
  sayStep,
  sayStepShort,
} from "./terms";
import { translated } from "./translated";

/** "thirteen" would not fit a key: quantities are digits. */
const cannotBeTrue = (dice: number): string => `only ${diceWord(dice)} in play`;

/** The same as a verb. */
const CALLED: Readonly<Record<Shout, string>> = {
  bang: "banged",
  doubt: "challenged",
  "spot-on": "called spot on",
  concede: "believed it",
};

const onlyCount = (face: Face): string => `only ${faceWord(face, 2)} count`;

const facesAreWild = (face: Face): string => `${faceWord(face, 2)} are wild`;

/** The table screen. */
export const tableWords = translated("table", "tableWords", {
  title: "Table",
  back: "All games",
  backTo: (group: string) => `Back to ${group}`,
  gameName,
  playoff: (names: readonly string[]) =>
    names.length === 2 ? `Playoff: ${names.join(" vs. ")}` : `Playoff: ${list(names)}`,
  round: (round: number) => `Round ${round}`,
  afterRounds: (rounds: number) =>
    rounds === 0 ? "Over" : rounds === 1 ? "Over after one round" : `Over after ${rounds} rounds`,
  close: "Close",
  scoreStrip: "Scores",
  score: sayScore,
  even: "even",
  turnOf: "in turn",
  says: (claim: Claim) => `says ${sayClaim(claim)}`,
  outOfPlay: "out",

  live: "live",
  connecting: "connecting",
  offline: (pending: number) =>
    pending === 0
      ? "Offline: this is the last update"
      : `Offline: ${numberWord(pending)} ${pending === 1 ? "tap" : "taps"} saved on this phone`,
  sending: "sending",

  palifico: (face: Face | null) =>
    face === null ? "Palifico: the first face holds" : `Palifico: only ${faceWord(face, 2)}, none wild`,
  pot: (chips: number) => `${chips} in the pot`,
  anted: (chips: number) => `${chips} each paid in`,
  stakeCount: sayStakeCount,
  reRoll: "Reroll",
  reRollBy: (name: string, left: number) => `${name} rerolls, ${left === 0 ? "none" : left} left`,
  reRollsLeft: (left: number) => (left === 0 ? "none left" : `${left} left`),
  opensBefore: "starts with",
  saysBefore: "says",
  facesAreWild,
  /** The same, in the narrow space next to the wild die. */
  wildShort: facesAreWild,
  /** A claim of the wild: nothing else helps it (S1). */
  onlyCount,
  /** On the key of the wild face. */
  onlyShort: (face: Face) => `${face}s only`,
  toRaise: (name: string) => `${possessive(name)} turn`,
  toOpen: (name: string) => `${name} starts`,
  raiseTo: ({ count, face }: CountClaim, opening: boolean) =>
    `${opening ? "Claim" : "Raise to"} ${count} ${faceWord(face, count)}`,
  lowestRaise: "the lowest raise",
  lowestNonWild: "the lowest raise that isn’t wild",
  callsTheWild: "claims the wild",
  cannotBeTrue,
  quantity: "How many",
  inPlay: (dice: number) => `${diceWord(dice)} in play`,

  shouts: sayShout,
  shoutBy: (shout: Shout, name: string, game: string) => `${sayShout(shout, game)} by ${name}`,
  someoneElse: "Someone else",
  whoShouted: (shout: Shout, game: string) => {
    if (shout === "bang") return "Who banged?";
    if (shout === "spot-on") return game === "perudo" ? "Who called calza?" : "Who called spot on?";
    return shout === "doubt" ? "Who challenged?" : "Who believed it?";
  },
  inTurnToo: "in turn",

  log: "Claims",
  logOf: (claims: number) => (claims === 1 ? "1 claim" : `${claims} claims`),
  shoutTitle: (shout: Shout, by: readonly string[], claimer: string, game: string) =>
    `${sayShout(shout, game)} ${list(by)} on ${claimer}`,
  claimAndWild: (claim: Claim, wild: Face | null) =>
    wild === null
      ? sayClaim(claim)
      : `${sayClaim(claim)}, ${"face" in claim && claim.face === wild ? onlyCount(wild) : `${faceWord(wild, 2)} wild`}`,
  rule: (id: string) => `Rule ${id}`,
  left: "left",
  tones: "Tones",
  onCall: "on the call",
  wildDie: (face: Face) => `${faceWord(face, 1)}, wild`,
  lockedDie: (face: Face) => `${faceWord(face, 1)}, locked`,
  pleaded: "says the dice got messed up",
  unseen: "Passes unseen",
  unseenBy: (name: string) => `${name} passes unseen`,
} as const);

/** The table's phase, its word for a challenge, and its word for a drink. */
export interface Telling {
  readonly phase?: Phase;
  readonly doubt?: Shout;
  readonly drink?: Drink;
}

/** A recorded action, for phones that were too late, in the log and next to Undo: "Cruz said 10 fives". */
export const sayAction = translated(
  "table",
  "sayAction",
  (action: Action, names: Names, telling: Telling = {}): string => {
    const { phase, doubt = "bang", drink = null } = telling;
    const name = (player: string) => nameOf(names, player);
    switch (action.do) {
      case "start-round":
        return action.starter === undefined
          ? "a new round started"
          : `${name(action.starter)} started a round${because(action.note)}`;
      case "claim":
        return `${name(action.by)} said ${sayWhatWasClaimed(action.claim)}`;
      case "challenge":
        return `${list((typeof action.by === "string" ? [action.by] : action.by).map(name))} ${CALLED[(action.kind ?? "doubt") === "doubt" ? doubt : (action.kind ?? doubt)]}`;
      case "re-roll":
        return `${name(action.by)} rerolled`;
      case "reveal":
        return phase === "finished" ? "the last dice were revealed" : "the dice were revealed";
      case "skip":
        return action.players.length > 0
          ? `${list(action.players.map(name))} ${action.players.length === 1 ? "is" : "are"} skipped this round`
          : "no one’s turn is skipped anymore";
      case "void-round":
        return `the round was void${because(action.note)}`;
      case "adjust":
        return `${sayGiven(action, names, drink)}${because(action.note)}`;
      case "give":
        return sayGift(action, names, drink);
      case "buy-in":
        return action.count === undefined
          ? `${name(action.player)} rebought`
          : `${name(action.player)} rebought for ${sayStakeCount("chip", action.count, drink)}`;
      case "result":
        return list(action.moves.map((move) => sayGiven(move, names, drink)));
      case "outcome":
        return sayRecordedOutcome(action, names, doubt);
      case "look":
      case "show":
      case "hide":
      case "roll-table":
      case "roll-cup":
        return sayStep(action, name(action.by));
      case "join":
        return `${name(action.player)} joined`;
      case "leave":
        return `${name(action.player)} left`;
      case "end": {
        const how =
          action.losers && action.losers.length > 0
            ? `it was decided that ${list(action.losers.map(name))} lost`
            : action.winners && action.winners.length > 0
              ? `${list(action.winners.map(name))} won`
              : "the game was stopped";
        return action.pot ? `${how}, the pot went to ${list(Object.keys(action.pot).map(name))}` : how;
      }
      default:
        return assertNever(action);
    }
  },
);

const because = (note: string | undefined): string => (note ? `: ${note}` : "");

/** Marks of an unusual entry: allowed anyway (S10), earlier claims unheard (S11); "" for most. */
export const sayMarks = translated("table", "sayMarks", (action: Action): string => {
  return [
    ...("skipped" in action && action.skipped ? ["earlier claims not heard"] : []),
    ...("accept" in action && action.accept === "blind" ? ["passed on unseen"] : []),
    ...("messed_up" in action && action.messed_up ? [tableWords.pleaded] : []),
    ...(action.ruling === undefined ? [] : [`allowed: ${action.ruling}`]),
  ].join("; ");
});

/** A claim as it was recorded: an object, or the words that were typed. */
function sayWhatWasClaimed(claim: unknown): string {
  if (typeof claim === "string") return claim;
  if (typeof claim !== "object" || claim === null) return "something";
  return "count" in claim || "hand" in claim || "mia" in claim ? sayClaim(claim as Claim) : "something";
}

/** Undo, rulings, players joining and leaving, breaks, the end. */
export const moreWords = translated("table", "moreWords", {
  more: "More",
  titles: {
    menu: "More",
    void: "Why is the round void?",
    penalty: "House penalty",
    join: "Who’s joining?",
    leave: "Who’s leaving?",
    starter: "Who starts the round?",
    "high-roll": "High roll",
    shift: "Which shift?",
    "buy-in": "Who rebuys?",
    result: "How did the round end?",
    astray: "Cocked or dropped die",
    pause: "Pause",
    stop: "End the game?",
    decided: "Who was it?",
    delete: "Delete this game?",
  },
  resumed: (time: string, ago: string) =>
    `Nothing recorded since ${time}, ${ago}. Pick up where you left off.`,

  undo: "Undo",
  undoWhat: (what: string) => `Undo: ${what}`,
  undone: (what: string) => `Undone: ${what}.`,
  undoneByOther: (what: string) => `Undone on another phone: ${what}.`,
  redo: "Redo",
  cannotUndo: "You’re offline. Try again when you’re connected.",
  cannotCorrect: "You’re offline, so nothing was saved. Try again when you’re connected.",
  afterRound: {
    join: (name: string) => `${name} joins when the round is over`,
    leave: (name: string) => `${name} leaves when the round is over`,
    cancel: "Cancel",
    cancelWhat: (what: string) => `Cancel: ${what}`,
  },
  correct: "Fix round",
  correctName: (round: number) => `Fix round ${round}`,
  allow: "Allow anyway",
  /** The reason that is recorded with a ruling. */
  ruling: "The table allowed it",
  ruled: "allowed",

  skip: "Skip to last claim",
  whoClaimed: "Who made the last claim?",
  whoClaimedHint: "Earlier claims stay unheard. Then tap the claim.",
  claimed: (name: string) => `${name} said`,
  unseen: "passed on unseen",
  unheard: "earlier claims not heard",
  notSkipped: (name: string) => `Back to ${name}`,

  movedOn: (what: string) => `Too late: ${what}. Your tap wasn’t saved.`,
} as const);

/** A few letters for the undo key: "10 fives", "the bang". */
export const sayShort = translated(
  "table",
  "sayShort",
  (action: Action, names: Names, { doubt = "bang", drink = null }: Telling = {}): string => {
    switch (action.do) {
      case "claim":
        return sayAction(action, names).replace(/^.* said /, "");
      case "start-round":
        return action.wild === undefined ? "the start" : "the red die";
      case "challenge":
        return doubt === "bang" ? "the bang" : "the call";
      case "re-roll":
        return "the roll";
      case "reveal":
        return "the cups";
      case "skip":
        return "the skip";
      case "void-round":
        return "the void";
      case "adjust":
        return "the penalty";
      case "join":
      case "leave":
        return sayAction(action, names);
      case "buy-in":
        return sayAction({ do: "buy-in", player: action.player }, names);
      case "result":
        return "the result";
      case "outcome":
        return outcomeWords.short;
      case "end":
        return "the end";
      case "give":
        return sayGiftShort(drink);
      default:
        return sayStepShort(action);
    }
  },
);

/** Phones at the table, and their own keys. */
export const phoneWords = translated("table", "phoneWords", {
  you: "you",
  presence: { here: "phone at the table", away: "phone not at the table" },

  ownKeys: "Just my seat",
  ownSeat: "Your seat",
  who: "Who are you?",
  choose: "Choose a seat",
  lost: (name: string) => `Another phone took ${possessive(name)} seat.`,
  /** For a phone that moved to the next game by itself. */
  next: (by: string | null, you: string | null, playoff: boolean) => {
    const what = playoff ? "playoff" : "next game";
    return `${by === null ? `The ${what} started` : `${by} started the ${what}`}${you === null ? "." : `: you are ${you}.`}`;
  },
  /** For a game that continues while another one starts at the same table. */
  other: (by: string | null) =>
    by === null ? "Another game started at this table." : `${by} started another game at this table.`,
  toOther: "Go there",
  keepsNow: "You’re the scorekeeper now.",
  keepsNoMore: "Someone else is the scorekeeper now.",

  alsoMe: "Bang! Me too",
  noAnswer: "No response. Check your connection and try again.",
} as const);
