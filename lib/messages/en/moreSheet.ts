import type { Move, Stake } from "@/lib/engine";
import { type Drink, drinkWord } from "./drinks";
import { sayAward } from "./stakes";

/** What else may have happened, on the pages of the sheet behind “More”. */
export const moreSheetWords = {
  history: "All rounds, and corrections",

  void: {
    open: "Void this round",
    hint: "No result, nobody scores. Whoever started it starts again.",
    reasons: ["Alarm", "Dice on the floor", "Cup lifted too early"],
  },

  penalty: {
    open: "A penalty",
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
    hint: "Their score is kept, and they can come back.",
  },
  afterTheRound: "when the round is over",

  starter: {
    open: "Somebody else starts",
    hint: (name: string) => `By the rules it is ${name}.`,
  },

  pause: {
    open: "Take a break",
    kept: "Everything is kept. Put the phone away, close it, let the battery die: the game goes on where it stopped, in minutes or in hours.",
    since: (time: string, ago: string) => `On a break since ${time}, ${ago}.`,
    resume: "Back to the game",
  },

  stop: {
    open: "End the game",
    hint: "How it stands is kept. It can be taken back.",
    save: "It ends here",
  },
} as const;

/** What a penalty is in; drinks in the table's own word (P10). */
export const sayPenaltyStake = (what: Stake, drink: Drink): string =>
  what === "drink" && drink !== null ? drinkWord(2, drink) : moreSheetWords.penalty.stakes[what];
