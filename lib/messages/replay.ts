import type { Claim, Face, Shout } from "@/lib/engine";
import { list, possessive } from "./anyPage";
import { sayPercent } from "./figureNumbers";
import { faceWord, sayClaim } from "./terms";
import { translated } from "./translated";

/** A challenge that was not made: "hadn’t banged". */
const NOT_CALLED: Readonly<Record<Shout, string>> = {
  bang: "banged",
  doubt: "challenged",
  "spot-on": "called spot on",
  concede: "believed it",
};

/** The page that replays a round, claim by claim. */
export const replayWords = translated("replay", "replayWords", {
  title: "Replay",
  back: "Rounds",
  round: (round: number) => `Round ${round}`,
  earlier: "Earlier round",
  later: "Later round",
  resultOnlyRound: "Result only:",
  resultOnly: "Only the result was entered. Nothing to replay.",
  nothingYet: "No finished rounds yet.",
  nothingYetHint: "Replay a round here once it’s settled.",
  going: "Game still on. You can replay finished rounds.",
  leftOut: (actions: number) =>
    `Very long round: ${actions === 1 ? "the first action is" : `the first ${actions} actions are`} left out.`,

  /** The slider's label. */
  step: "Step",
  stepOf: (step: number, steps: number) => `${step} of ${steps}`,
  previous: "Previous step",
  next: "Next step",

  saysBefore: "says",
  opensBefore: "starts with",
  chance: (chance: number) => `Chance ${sayPercent(chance)}`,
  chanceHint: "at that point, without seeing the hidden dice",
  turn: (name: string) => `${possessive(name)} turn`,
  seats: "Players",

  climb: "How the claims climbed",
  climbHint: "Each claim and its chance.",
  climbSummary: (claims: number) =>
    claims === 1 ? "One claim and its chance" : `${claims} claims and their chances, in order`,
  claim: "Claim",
  who: "Who",
  chanceHead: "Chance",
  truthHead: "In the end",
  truths: { true: "true", false: "not true", unknown: "unknown" },
  /** The legend of the picture. */
  legend: { true: "true", false: "not true", unknown: "unknown", whatIf: "what if" },
  challengedBy: (shout: string, names: readonly string[]) => `${shout} ${list(names)}`,

  likely: "How likely",
  likelyCount: (claim: Claim) => `At least that many, with ${sayClaim(claim)} marked`,
  likelyLadder: (claim: Claim) => `This or higher, with ${sayClaim(claim)} marked`,
  atLeast: "At least",
  noClaim: "Nothing claimed yet.",
  thisClaim: "the claim",

  whatIfAsk: "What if?",
  whatIfHint: "Never saved. Gone when you leave this page.",
  ifNot: (shout: Shout, names: readonly string[]) => `What if ${list(names)} hadn’t ${NOT_CALLED[shout]}?`,
  ifOther: (name: string) => `What if ${name} had claimed something else?`,
  ifOn: "What if it had gone differently from here?",
  noWhatIf: "Go to a claim or the challenge to ask what if.",
  whatIf: "What if (not recorded)",
  whatIfClaim: (name: string, claim: Claim) => `${name} says ${sayClaim(claim)}`,
  wouldBe: { true: "It would have been true.", false: "It would not have been true." },
  unknownTruth: "Can’t tell if it was true: the dice weren’t revealed or were rerolled.",
  saysNext: (name: string) => `What ${name} could claim`,
  fewer: "One fewer",
  more: "One more",
  quantity: "How many",
  countKey: (count: number, face: Face) => `${count} ${faceWord(face, count)}`,
  another: "Another claim",
  sayIt: "Claim it",
  nothingHigher: "Nothing beats it.",
  whoCalls: "Or someone challenges",
  unknownWinner: "Can’t tell who was right: the dice don’t say.",
  stepBack: "Undo last",
  end: "Back to what happened",
} as const);

/** "Ann: 9 sixes, 38.2%", a claim for screen readers. */
export const sayClimbed = translated(
  "replay",
  "sayClimbed",
  (name: string, claim: Claim, chance: number): string =>
    `${name}: ${sayClaim(claim)}, ${sayPercent(chance)}`,
);
