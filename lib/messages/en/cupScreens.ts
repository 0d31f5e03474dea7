import { type Face, faceWord } from "@/lib/engine";
import { type Drink, sayDrinks } from "./drinks";

/** What the table says of the one cup that goes round, and of the drink its winner hands out. */
export const cupWords = {
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
} as const;
