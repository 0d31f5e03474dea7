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

/** The keys of the hand pad and of the two-dice pad. */
export const handWords = translated("dice", "handWords", {
  /** Each kind of hand on its key. */
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
  clear: "Remove last die",
  tapDice: "Tap dice, then the hand",
  tapped: (faces: readonly Face[]) =>
    `${faces.map((face) => faceWord(face, 1)).join(", ")}: now tap the hand`,
  toBeat: (claim: Claim) => `over ${"count" in claim ? sayClaim(claim) : sayHandClaim(claim)}`,

  /** Heading above revealed dice. */
  whoseDice: (name: string | null) => (name === null ? "Under the cup" : `${possessive(name)} dice`),

  claimed: "Claimed:",
  shown: "There was:",
  /** Why a claimed hand won or lost. */
  decided: {
    kind: "The better hand wins.",
    group: "Same hand: higher dice win.",
    kicker: "All else equal, the kicker decides.",
    roll: "Read the higher die first. Pairs beat all but Mia.",
    nothing: "Every die they named is there.",
  },
  onesHigh: "A one beats a six here.",

  rolls: "Which roll?",
  rollKey: (claim: MiaClaim, opening: boolean) => `${opening ? "Claim" : "Raise to"} ${sayRoll(claim)}`,
  mia: "Mia",
} as const);

/** The one cup that goes around, and the drink its winner hands out. */
export const cupWords = translated("dice", "cupWords", {
  inTheOpen: "In the open",
  underTheCup: (dice: number, looked: boolean) =>
    `${dice === 0 ? "none" : dice} under the cup${looked ? ", peeked" : ""}`,
  touchDie: (face: Face, locked: boolean) =>
    `${faceWord(face, 1)}${locked ? ", locked" : ""}: roll it, or hide it under the cup`,

  turn: "With the cup",
  looked: "Peeked",
  lookedBy: (name: string) => `${name} peeked`,
  shows: "Showed dice",
  showsBy: (name: string) => `${name} showed dice`,
  rolled: "Rolled the cup",
  rolledBy: (name: string) => `${name} rolled the cup`,

  whatIsShown: (name: string) => `Which dice did ${name} show?`,
  showKey: (face: Face) => `Show ${faceWord(face, 1)}`,
  whatWasRolled: (face: Face) => `What did the ${faceWord(face, 1)} roll?`,
  rollKey: (face: Face) => `It shows ${faceWord(face, 1)}`,
  hide: "Under the cup",
  hideDie: (face: Face) => `Hide the ${faceWord(face, 1)} under the cup`,
  done: "Done",
  doneShowing: "Done showing dice",
  lyingNow: (dice: number) => (dice === 0 ? "Nothing in the open now" : "In the open now"),
  lyingElse: "Change",
  whatLies: "Which dice are in the open?",
  lyingKey: (face: Face) => `In the open: ${faceWord(face, 1)}`,
  notLying: (face: Face) => `Remove the ${faceWord(face, 1)}`,
  holdKey: "Hold a key to allow it anyway.",

  messedUp: "Dice got messed up",
  messedUpHint: (name: string) => `If ${name} says so and it’s short, it costs double.`,
  allIn: "All dice in: settle",

  gives: (name: string, drink: Drink) => `${name} hands out ${sayDrinks(1, drink)}. Who gets it?`,
  givesNone: "Start the round to skip it.",
} as const);

/** Who banged out of turn. */
export const bangersWords = translated("dice", "bangersWords", {
  whoShoutedHint: (shout: Shout, name: string) =>
    shout === "bang"
      ? `${possessive(name)} turn. Anyone but the claimer can bang.`
      : `${possessive(name)} turn. Anyone but the claimer can call it.`,
  severalAtOnce: "Several at once",
  severalHint: "Tap everyone who banged, in order.",
} as const);

/** Who banged, in order, and whose bang counts (F13). */
export const bangWords = translated("dice", "bangWords", {
  title: "Bangs, in order",
  scores: "scores",
  byTurn: (name: string) => `It was ${possessive(name)} turn, so only ${name} scores.`,
  first: (name: string) => `${name} was first, so only ${name} scores.`,
  all: "All of them score.",
  too: "Who else banged?",
  whoToo: "Who else banged?",
  tooHint: "In turn goes first, then fastest.",
} as const);

/** The reveal, as much of it as people saw (S12). */
export const revealWords = translated("dice", "revealWords", {
  photo: "Read from a photo",
  howMuch: "Enter by",
  ways: { dice: "Dice", counts: "Per player", total: "Total", outcome: "Short or there" },
  cupEmpty: "no dice yet",
  standing: { counts: "counts", wild: "wild" },
  notCounted: "not counted yet",
  ofDice: (dice: number) => `of ${diceWord(dice)}`,
  dieKey: (face: Face) => `Add ${faceWord(face, 1)}`,
  countKey: (count: number, face: Face) => `${count} ${faceWord(face, count)}`,
  undo: "Undo",
  soFar: "so far",
  needed: "needed",
  toCome: (dice: number) => `${dice === 0 ? "no dice" : diceWord(dice)} left`,
  cupsToCome: (cups: number) => (cups === 1 ? "1 cup left" : `${cups} cups left`),
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
  yoursAreIn: "Yours is in. Tap a cup to enter it for someone.",
  whichDice: (name: string) => `${possessive(name)} cup was entered two ways. Which is right?`,
  chooseFirst: (name: string) => `First choose ${possessive(name)} dice`,
  onThisPhone: "on this phone",
  onAnotherPhone: "on another phone",
  onPhoneOf: (name: string) => `on ${possessive(name)} phone`,
  dropsTitle: "Settle without the other phones?",
  drops: (names: readonly string[]) => `Still entering: ${names.join(", ")}. Their dice won’t count.`,
  dropsYes: "Settle without them",
  dropsNo: "Back to the cups",
  decides: "this one decides",
  typedHere: (name: string) => `On this phone ${possessive(name)} cup was`,
  settledAs: "but it was settled with",
  settleWith: (found: number, needed: number) => `${found} of ${needed}: settle`,
  /** Answers to a spot-on call of a number. */
  exactly: {
    short: (claim: CountClaim) => ({ name: "Fewer", meaning: `than ${sayClaim(claim)}` }),
    exact: ({ count, face }: CountClaim) => ({ name: `Exactly ${count}`, meaning: faceWord(face, count) }),
    there: (claim: CountClaim) => ({ name: `More than ${claim.count}`, meaning: faceWord(claim.face, 2) }),
  },
  /** Wild dice, in the answer to a count of another face. */
  wildCounts: (face: Face) => `${faceWord(face, 2)} count`,
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
