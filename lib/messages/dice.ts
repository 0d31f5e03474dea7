import {
  type Claim,
  type CountClaim,
  type Face,
  faceWord,
  type HandClaim,
  type MiaClaim,
  type Shout,
} from "@/lib/engine";
import { diceWord, possessive } from "./anyPage";
import { type Drink, sayClaim, sayDrinks, sayHandClaim, sayRoll } from "./terms";
import { translated } from "./translated";

/** What the keys of the hand pad and of the two-dice pad say. */
export const handWords = translated("dice", "handWords", {
  /** What a kind of hand is called on its key. */
  kinds: {
    "high-card": "High card",
    pair: "Pair",
    "two-pair": "Two pair",
    three: "Three",
    straight: "Straight",
    "full-house": "Full house",
    four: "Four",
    five: "Five",
  },
  pad: "Which hand?",
  /** "Pair: raise to pair of twos, five". */
  handKey: (kind: string, claim: HandClaim, opening: boolean) =>
    `${kind}: ${opening ? "claim" : "raise to"} ${sayClaim(claim)}`,
  /** "Pair: not with these dice". */
  noSuchHand: (kind: string) => `${kind}: not with these dice`,
  dice: "Which dice?",
  dieKey: (face: Face) => `Name ${faceWord(face, 1)}`,
  clear: "Take the last die back",
  tapDice: "Tap dice, then what they make",
  tapped: (faces: readonly Face[]) =>
    `${faces.map((face) => faceWord(face, 1)).join(", ")}: now what they make`,
  toBeat: (claim: Claim) => `over ${"count" in claim ? sayClaim(claim) : sayHandClaim(claim)}`,

  /** Over the dice that are lifted. */
  whoseDice: (name: string | null) => (name === null ? "Under the cup" : `${possessive(name)} dice`),

  claimed: "Claimed:",
  shown: "There was:",
  /** What a claimed hand turned on. */
  decided: {
    kind: "The kind of hand decides.",
    group: "Of the same kind the higher dice decide, the larger group first.",
    kicker: "All else being the same, the kicker decides.",
    roll: "The higher die is read first; pairs are above all others but Mia.",
    nothing: "Every die they named is there.",
  },
  onesHigh: "A one beats a six here.",

  rolls: "Which roll?",
  rollKey: (claim: MiaClaim, opening: boolean) => `${opening ? "Announce" : "Raise to"} ${sayRoll(claim)}`,
  mia: "Mia",
} as const);

/** What the table says of the one cup that goes round, and of the drink its winner hands out. */
export const cupWords = translated("dice", "cupWords", {
  inTheOpen: "In the open",
  underTheCup: (dice: number, looked: boolean) =>
    `${dice === 0 ? "none" : dice} under the cup${looked ? ", looked at" : ""}`,
  touchDie: (face: Face, locked: boolean) =>
    `${faceWord(face, 1)}${locked ? ", locked" : ""}: roll it, or take it back under the cup`,

  turn: "What was done with the cup",
  looked: "Looked",
  lookedBy: (name: string) => `${name} looked under the cup`,
  shows: "Showed dice",
  showsBy: (name: string) => `${name} showed dice`,
  rolled: "Rolled the cup",
  rolledBy: (name: string) => `${name} rolled the cup`,

  whatIsShown: (name: string) => `Which dice did ${name} show?`,
  showKey: (face: Face) => `Show ${faceWord(face, 1)}`,
  whatWasRolled: (face: Face) => `What does the ${faceWord(face, 1)} show, rolled in the open?`,
  rollKey: (face: Face) => `It shows ${faceWord(face, 1)}`,
  takeBack: "Under the cup",
  takeBackDie: (face: Face) => `Take the ${faceWord(face, 1)} back under the cup`,
  done: "Done",
  doneShowing: "Done showing dice",
  lyingNow: (dice: number) => (dice === 0 ? "Nothing in the open now" : "In the open now"),
  lyingElse: "Change",
  whatLies: "Which dice lie in the open now?",
  lyingKey: (face: Face) => `In the open: ${faceWord(face, 1)}`,
  notLying: (face: Face) => `Take the ${faceWord(face, 1)} away`,
  holdKey: "Hold a key, and it stands all the same.",

  messedUp: "Messed up in the pass",
  messedUpHint: (name: string) => `If ${name} says so and it is short, it costs double.`,
  allIn: "All dice are in: settle",

  gives: (name: string, drink: Drink) => `${name} hands out ${sayDrinks(1, drink)}. To whom?`,
  givesNone: "Or start the round, and nobody gets it.",
} as const);

/** Who banged out of turn. */
export const bangersWords = translated("dice", "bangersWords", {
  whoShoutedHint: (shout: Shout, name: string) =>
    shout === "bang"
      ? `It is ${possessive(name)} turn. Anyone but the claimer can bang.`
      : `It is ${possessive(name)} turn. Anybody else but the last to claim may call it.`,
  severalAtOnce: "Several at once",
  severalHint: "Tap everybody who banged, first shout first.",
} as const);

/** Who banged, in which order, and whose bang counts (F13). */
export const bangWords = translated("dice", "bangWords", {
  title: "Bangs, as they arrived",
  scores: "scores",
  byTurn: (name: string) => `It was ${possessive(name)} turn, so only ${name} scores.`,
  first: (name: string) => `${name} was first, so only ${name} scores.`,
  all: "Each of them scores.",
  too: "Who else banged?",
  whoToo: "Who banged too?",
  tooHint: "They go last in the order. Whoever was in turn has priority, else the first.",
} as const);

/** What lies under the cups, as much of it as was seen (S12). */
export const revealWords = translated("dice", "revealWords", {
  sound: "Sound?",
  photo: "Read from a photo",
  howMuch: "How much did you see?",
  ways: { dice: "Dice", counts: "Counts", total: "Total", outcome: "Just the answer" },
  cupEmpty: "no dice yet",
  standing: { counts: "counts", wild: "wild" },
  notCounted: "not counted yet",
  ofDice: (dice: number) => `of ${diceWord(dice)}`,
  dieKey: (face: Face) => `Put ${faceWord(face, 1)}`,
  countKey: (count: number, face: Face) => `${count} ${faceWord(face, count)}`,
  undo: "Undo",
  soFar: "so far",
  needed: "needed",
  toCome: (dice: number) => `${dice === 0 ? "no dice" : diceWord(dice)} to come`,
  cupsToCome: (cups: number) => (cups === 1 ? "1 cup to come" : `${cups} cups to come`),
  countHint: (face: Face, wild: Face | null) =>
    wild === null || wild === face
      ? `How many ${faceWord(face, 2)} under each cup?`
      : `How many ${faceWord(face, 2)} and ${faceWord(wild, 2)} under each cup?`,
  totalHint: (face: Face, wild: Face | null) =>
    wild === null || wild === face
      ? `How many ${faceWord(face, 2)} in all?`
      : `How many ${faceWord(face, 2)} and ${faceWord(wild, 2)} in all?`,
  yourCup: (dice: number) => `Your cup: ${diceWord(dice)}`,
  allCups: "All cups",
  yoursAreIn: "Yours is in. Tap a cup to type it for somebody.",
  whichDice: (name: string) => `${possessive(name)} cup was typed in two ways. Which is right?`,
  chooseFirst: (name: string) => `Say first which dice are ${possessive(name)}`,
  onThisPhone: "on this phone",
  onAnotherPhone: "on another phone",
  onPhoneOf: (name: string) => `on ${possessive(name)} phone`,
  dropsTitle: "Without the dice that others typed?",
  drops: (names: readonly string[]) =>
    `On other phones these cups are being typed: ${names.join(", ")}. They would count for nothing in this round.`,
  dropsYes: "Settle without them",
  dropsNo: "Back to the cups",
  ofNeeded: (found: number, needed: number) => `${found} of ${needed}`,
  decides: "this one decides",
  typedHere: (name: string) => `On this phone ${possessive(name)} cup was`,
  settledAs: "and it was settled with",
  settleWith: (found: number, needed: number) => `${found} of ${needed}: settle`,
  settleFirst: "Tap how many there were",
  /** Whether a number was called exact, and only the answer is known. */
  exactly: {
    short: (claim: CountClaim) => ({ name: "Fewer", meaning: `than ${sayClaim(claim)}` }),
    exact: ({ count, face }: CountClaim) => ({ name: `Exactly ${count}`, meaning: faceWord(face, count) }),
    there: (claim: CountClaim) => ({ name: `More than ${claim.count}`, meaning: faceWord(claim.face, 2) }),
  },
  outcomes: {
    short: (claim: Claim) =>
      "count" in claim
        ? { name: "Short", meaning: `fewer than ${sayClaim(claim)}` }
        : { name: "Too high", meaning: `lower than ${sayClaim(claim)}` },
    there: (claim: Claim) => ({
      name: "There",
      meaning: "count" in claim ? `${sayClaim(claim)} or more` : `${sayClaim(claim)} or better`,
    }),
  },
} as const);
