import type { Stake } from "@/lib/engine";
import { list } from "./anyPage";
import { type Drink, ownWord } from "./ruleRows";
import { sayStakeCount } from "./terms";
import { translated } from "./translated";

/** A count of a stake, with the indefinite article: "a die", "2 dice". */
const some = (what: Stake, count: number, drink: Drink): string =>
  count === 1 && what !== "drink" && ownWord(what, drink) === null
    ? `a ${what}`
    : sayStakeCount(what, count, drink);

/** The score-only screen: a round by its outcome, tap by tap (S26). */
export const scoringWords = translated("scoring", "scoringWords", {
  scoreOnly: "Just keep score",
  scoreOnlyHint: "1 to 3 taps a round",
  everyClaim: "Keep every claim",
  everyClaimHint: "settles arguments",
  how: "Claims or just the score?",
  who: (price: Stake | "out", count: number, drink: Drink): string => {
    if (price === "bad") return "Who banged?";
    if (price === "out") return "Who’s out?";
    if (price === "drink") return "Who drinks?";
    return price === "chip"
      ? `Who pays ${some(price, count, drink)}?`
      : `Who lost ${some(price, count, drink)}?`;
  },
  whoElse: (bang: boolean) => (bang ? "Who else banged?" : "Who else challenged?"),
  whoChallenged: "Who challenged?",
  whoseClaim: "Whose claim?",
  whatTurned: "Which is it?",
  /** The ways of a game, each with a word for the tap on a seat. */
  ways: {
    loss: (price: Stake | "out", count: number, drink: Drink): string => {
      if (price === "out") return "Out";
      if (price === "drink" || (price === "life" && count === 1)) return "One";
      return price === "chip" ? `Pays ${some(price, count, drink)}` : `Lost ${some(price, count, drink)}`;
    },
    challenge: "Out of turn",
    spotOn: (game: string) => (game === "perudo" ? "Won a calza" : "Hit it spot on"),
    double: "Double",
    mia: "Two",
  },
  hints: {
    challenge: "Tap the challenger, then the claimer.",
    spotOn: "Tap the player who called it.",
    double: "The dice got messed up.",
    mia: "Tap the player who looked at a real Mia.",
  },
  challenged: (names: readonly string[], bang: boolean) => `${list(names)} ${bang ? "banged" : "challenged"}`,
  against: (challengers: readonly string[], claimer: string) => `${list(challengers)} on ${claimer}`,
  wasNext: (name: string) => `${name} was next`,
  exact: "Spot on",
  oneBad: (count: number, drink: Drink) => `Just ${sayStakeCount("bad", count, drink)}`,
  moreThanOne: (bang: boolean) => (bang ? "More than one banged" : "More than one"),
  back: "Back",
  more: "More",
  howFarOff: "How many off?",
  facts: { off: "How many off?", winner: "Who won it?", starter: "Who started?", bluff: "It was a bluff" },
  starts: (name: string) => `${name} starts.`,
  pot: (chips: number) => `Pot ${chips}.`,
  somethingElse: "Something else",
  keepClaims: "Keep claims",
  fromHere: "from here",
  offerClaims: "Arguing? Enter every claim, and the app settles it.",
  offerScore: "Only the score matters? One to three taps a round.",
  noThanks: "No thanks",
  me: (bang: boolean) => (bang ? "Me. Bang!" : "Me"),
  meToo: (bang: boolean) => (bang ? "I banged too" : "I challenged too"),
} as const);
