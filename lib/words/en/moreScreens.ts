import type { Action, Move, RefusalCode, Stake } from "@/lib/engine";
import { type Names, nameOf } from "../names";
import { sayGiftShort, sayStepShort } from "./cupScreens";
import { type Drink, drinkWord } from "./drinks";
import { list, possessive } from "./people";
import { sayAction, type Telling } from "./screens";
import { sayAward } from "./verdicts";

/** What the table says when something out of the ordinary happened: undo, rulings, people coming and going, breaks, the end. */
export const moreWords = {
  more: "More",
  menuTitle: "What else happened?",

  undo: "Undo",
  undoWhat: (what: string) => `Undo: ${what}`,
  takenBack: (what: string) => `Taken back: ${what}.`,
  takenBackElsewhere: (what: string) => `Taken back from another phone: ${what}.`,
  putBack: "Put it back",
  cannotUndo: "No connection, so nothing was taken back. Try again when the line is there.",
  cannotCorrect: "No connection, so nothing was recorded. Try again when the line is there.",
  correct: "Correct",
  correctName: (round: number) => `Correct round ${round}`,
  history: "All rounds, and corrections",

  letStand: "It happened: let it stand",
  /** The reason that is recorded with a ruling. */
  ruling: "The table let it stand",
  ruled: "let stand",

  skip: "Skip to last claim",
  whoSaid: "Who said the last claim?",
  whoSaidHint: "The claims before it are left unheard. Then tap the claim.",
  said: (name: string) => `${name} said`,
  unseen: "passed on unseen",
  unheard: "claims before it not heard",
  notSkipped: (name: string) => `Back to ${name}`,

  void: {
    open: "Void this round",
    title: "Why is the round void?",
    hint: "No result, nobody scores. Whoever started it starts again.",
    reasons: ["Alarm", "Dice on the floor", "Cup lifted too early"],
  },

  penalty: {
    open: "A penalty",
    title: "The table’s own penalty",
    who: "Who?",
    what: "What?",
    stakes: {
      bad: "Bad",
      good: "Good",
      die: "Loses dice",
      chip: "Pays chips",
      life: "Loses lives",
      drink: "Drinks",
    },
    howMany: "How many?",
    why: "Why?",
    reasons: ["Peeked", "Dice off the table", "Cup lifted too early", "Late"],
    otherReason: "Another reason",
    save: (name: string, move: Move, drink: Drink) =>
      `${name} ${move.from === "bank" ? "gets " : ""}${sayAward(move, drink).replace(/^gets /, "")}`,
    missing: { who: "Say who", why: "Say why" },
  },

  join: {
    open: "Somebody joins",
    title: "Who sits down?",
    name: "Name",
    where: "Between whom?",
    between: (left: string, right: string) => `${left} and ${right}`,
    save: (name: string) => `${name} sits down`,
    nameFirst: "Type a name",
    back: "Or somebody comes back",
    backHint: "With the score they left with.",
    comesBack: (name: string) => `${name} is back`,
  },

  leave: {
    open: "Somebody leaves",
    title: "Who leaves?",
    hint: "Their score is kept, and they can come back.",
  },
  afterTheRound: "when the round is over",

  starter: {
    open: "Somebody else starts",
    title: "Who starts the round?",
    hint: (name: string) => `By the rules it is ${name}.`,
  },

  pause: {
    open: "Take a break",
    title: "A break",
    kept: "Everything is kept. Put the phone away, close it, let the battery die: the game goes on where it stopped, in minutes or in hours.",
    since: (time: string, ago: string) => `On a break since ${time}, ${ago}.`,
    resume: "Back to the game",
    resumed: (time: string, ago: string) =>
      `Nothing was recorded since ${time}, ${ago}. The game goes on where it stopped.`,
  },

  stop: {
    open: "End the game",
    title: "The game ends here?",
    hint: "How it stands is kept. It can be taken back.",
    save: "It ends here",
  },

  movedOn: (what: string) => `Just as you tapped, the table moved on: ${what}. Yours was not recorded.`,

  bangs: {
    title: "Bangs, as they arrived",
    scores: "scores",
    byTurn: (name: string) => `It was ${possessive(name)} turn, so only ${name} scores.`,
    first: (name: string) => `${name} was first, so only ${name} scores.`,
    all: "Each of them scores.",
    too: "Who else banged?",
    whoToo: "Who banged too?",
    tooHint: "They go last in the order. Whoever was in turn has priority, else the first.",
  },

  end: {
    again: "Play again",
    againHint: (names: readonly string[]) => `${names.length} at the table, same house rules`,
    starting: "Starting…",
    tied: (names: readonly string[]) => `${list(names)} are tied. They can wash together, or play it off.`,
    playoff: "Play it off",
    playoffName: (names: readonly string[]) => `Play it off: a new game for ${list(names)}`,
    byHand: "Decided by hand",
    whoWashes: "Who washes?",
    whoWashesHint: "Settled by any game the table likes. Tap whoever lost it.",
    newCrew: "Another crew",
  },
} as const;

/** What a penalty is in; drinks in the table's own word (P10). */
export const sayPenaltyStake = (what: Stake, drink: Drink): string =>
  what === "drink" && drink !== null ? drinkWord(2, drink) : moreWords.penalty.stakes[what];

/** A few letters for the undo key: "10 fives", "the bang". */
export function sayShort(
  action: Action,
  names: Names,
  { doubt = "bang", drink = null }: Telling = {},
): string {
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
    case "void-round":
      return "the void";
    case "adjust":
      return "the penalty";
    case "join":
    case "leave":
      return nameOf(names, action.player);
    case "end":
      return "the end";
    case "give":
      return sayGiftShort(drink);
    default:
      return sayStepShort(action);
  }
}

/** What one can do where the refusal itself does not say it; "" where it does. */
export const sayWayOn = (code: RefusalCode): string => WAYS_ON[code] ?? "";

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
