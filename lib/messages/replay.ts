import type { Claim, Face, Shout } from "@/lib/engine";
import { list } from "./anyPage";
import { sayPercent } from "./figureNumbers";
import { faceWord, sayClaim } from "./terms";
import { translated } from "./translated";

/** What is said of a challenge that was not made. */
const NOT_CALLED: Readonly<Record<Shout, string>> = {
  bang: "banged",
  doubt: "challenged",
  "spot-on": "called spot on",
  concede: "given in",
};

/** What the page says on which a round is looked at again, claim by claim. */
export const replayWords = translated("replay", "replayWords", {
  title: "Replay",
  back: "Rounds and corrections",
  round: (round: number) => `Round ${round}`,
  earlier: "Earlier round",
  later: "Later round",
  toldRound: "Of this round only the result was recorded:",
  resultOnly: "Nothing was recorded of this game but how it ended: there is nothing to replay.",
  nothingYet: "No round is over yet.",
  nothingYetHint: "A round can be replayed here as soon as it is settled.",
  going: "The game is still going on: rounds that are over can be replayed, the open one cannot.",
  leftOut: (actions: number) =>
    `A very long round: ${actions === 1 ? "its first action is" : `its first ${actions} actions are`} left out here.`,

  /** Of the slider. */
  step: "Step",
  stepOf: (step: number, steps: number) => `${step} of ${steps}`,
  previous: "One step back",
  next: "One step on",

  saysBefore: "says",
  opensBefore: "opens",
  chance: (chance: number) => `Chance ${sayPercent(chance)}`,
  chanceHint: "as everybody could know it then: nobody’s hidden dice",
  turn: (name: string) => `${name} is next`,
  seats: "Who sat there",

  climb: "The round as it climbed",
  climbHint: "Every claim against the chance that it was true.",
  climbSaid: (claims: number) =>
    claims === 1
      ? "One claim and its chance"
      : `${claims} claims and their chances, in the order they were made`,
  claim: "Claim",
  who: "Who",
  chanceHead: "Chance",
  truthHead: "In the end",
  truths: { true: "true", false: "not true", unknown: "not known" },
  /** Beside the marks of the picture. */
  legend: { true: "true", false: "not true", unknown: "not known", ghost: "what if" },
  challengedBy: (shout: string, names: readonly string[]) => `${shout} ${list(names)}`,

  likely: "How likely",
  likelyCount: (claim: Claim) => `At least so many, with ${sayClaim(claim)} marked`,
  likelyLadder: (claim: Claim) => `This or higher, with ${sayClaim(claim)} marked`,
  atLeast: "At least",
  noClaim: "Nothing is claimed yet at this step.",
  thisClaim: "the claim",

  whatIf: "What if?",
  whatIfHint: "Nothing of it is recorded or sent: it is gone when you leave the page.",
  ifNot: (shout: Shout, names: readonly string[]) => `What if ${list(names)} had not ${NOT_CALLED[shout]}?`,
  ifOther: (name: string) => `What if ${name} had said something else?`,
  ifOn: "What if it had gone on otherwise from here?",
  noWhatIf: "Go to a claim or to the challenge to ask what else could have come.",
  ghost: "What if: never recorded",
  ghostOf: (name: string, claim: Claim) => `${name} says ${sayClaim(claim)}`,
  wouldBe: { true: "It would have been true.", false: "It would not have been true." },
  notTold: "Nobody can tell whether it would have been true: the dice were not shown, or were rolled again.",
  saysNext: (name: string) => `What ${name} could say`,
  fewer: "One fewer",
  more: "One more",
  quantity: "How many",
  countKey: (count: number, face: Face) => `${count} ${faceWord(face, count)}`,
  another: "Another claim",
  sayIt: "Say it",
  nothingHigher: "Nothing is higher.",
  whoCalls: "Or somebody challenges",
  cannotTell: "What the challenge would have come to, nobody can tell: the dice do not say.",
  stepBack: "Take the last of it back",
  end: "Back to what happened",
} as const);

/** "9 sixes: 38.2 %, true", a claim of the round as it is read aloud. */
export const sayClimbed = translated(
  "replay",
  "sayClimbed",
  (name: string, claim: Claim, chance: number): string =>
    `${name}: ${sayClaim(claim)}, ${sayPercent(chance)}`,
);
