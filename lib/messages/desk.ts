import {
  type Claim,
  type Decided,
  type Face,
  faceWord,
  type HandKind,
  namedDice,
  type OptionValue,
} from "@/lib/engine";
import { sayChance } from "./answers";
import { diceWord, list } from "./anyPage";
import { sayOption, sayOptionValue } from "./house";
import { sayClaim, sayClaimFirst } from "./terms";
import { translated } from "./translated";

// Two hands held against each other, and where one stands among all: one sentence each.

/** A kind of hand as one has it, and where both have the very same. */
const KINDS: Readonly<Record<HandKind, { readonly one: string; readonly same: string }>> = {
  "high-card": { one: "a high card", same: "dice" },
  pair: { one: "a pair", same: "pair" },
  "two-pair": { one: "two pair", same: "two pair" },
  three: { one: "three of a kind", same: "three of a kind" },
  straight: { one: "a straight", same: "straight" },
  "full-house": { one: "a full house", same: "full house" },
  four: { one: "four of a kind", same: "four of a kind" },
  five: { one: "five of a kind", same: "five of a kind" },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const many = (face: Face): string => faceWord(face, 2);
const aDie = (face: Face): string => `a ${faceWord(face, 1)}`;

/** A whole hand as it lies, "44112"; else what was claimed, as `say` says it. */
export function namedHand(claim: Claim, say = sayClaim): string {
  const dice = "hand" in claim ? namedDice(claim) : [];
  return dice.length === 5 ? dice.join("") : say(claim);
}

/** "44112 beats 33226: both have two pair, and fours are higher than threes." */
export const sayHigher = translated(
  "desk",
  "sayHigher",
  (high: Claim, low: Claim, decided: Decided): string =>
    `${capital(namedHand(high, sayClaimFirst))} beats ${namedHand(low)}${why(decided)}.`,
);

function why(decided: Decided): string {
  switch (decided.by) {
    case "order":
      return "";
    case "mia":
      return ": nothing is higher";
    case "double":
      return ": a pair ranks above two dice that differ";
    case "kind":
      return `: ${KINDS[decided.high].one} ranks above ${KINDS[decided.low].one}`;
    case "straight":
      return `: both are straights, and the one up to ${decided.high === "ace-straight" ? "the ace" : "six"} is higher`;
    case "group": {
      const { kind, same, high, low } = decided;
      const both = `both have ${KINDS[kind].one}${same.length > 0 ? ` with ${list(same.map(many))}` : ""}`;
      const first = kind === "full-house" && same.length === 0 ? "; the three counts first" : "";
      return `: ${both}${first}, and ${many(high)} are higher than ${many(low)}`;
    }
    case "kicker": {
      const { kind, same, high, low } = decided;
      const beside = same.length > 0 ? ` with ${list(same.map(aDie))}` : "";
      const both =
        kind === "high-card" && same.length === 0
          ? "neither has a pair"
          : kind === "high-card"
            ? `both begin with ${list(same.map(aDie))}`
            : `both have the same ${KINDS[kind].same}${beside}`;
      return low === null
        ? `: ${both}, and ${aDie(high)} stands beside it`
        : `: ${both}, and ${aDie(high)} is higher than ${aDie(low)}`;
    }
  }
}

/** "33226 and 22336 …": two hands of which neither is higher. */
export const sayTie = translated("desk", "sayTie", (a: Claim, b: Claim): string =>
  sayClaim(a) === sayClaim(b)
    ? `Both are the same: ${sayClaim(a)}.`
    : `Neither beats the other: ${namedHand(a, sayClaimFirst)} is worth as much as ${namedHand(b)}.`,
);

/** "Four of a kind ranks above a full house." */
export const sayKindHigher = translated(
  "desk",
  "sayKindHigher",
  (high: HandKind, low: HandKind): string => `${capital(KINDS[high].one)} ranks above ${KINDS[low].one}.`,
);

/** "Both are a full house: their dice decide." */
export const sayKindTie = translated(
  "desk",
  "sayKindTie",
  (kind: HandKind): string => `Both are ${KINDS[kind].one}: their dice decide.`,
);

/** What a straight is where there are none. */
export const sayNoStraights = translated(
  "desk",
  "sayNoStraights",
  (): string => "No straights are played here: 23456 is just a six high.",
);

/** "A full house or better comes 4.5 % of the time; just a full house 3.9 % of the time." */
export const sayKindOdds = translated(
  "desk",
  "sayKindOdds",
  (kind: HandKind, chance: number, exact: number): string =>
    `${capital(KINDS[kind].one)} or better comes ${sayChance(chance)}; just ${KINDS[kind].one} ${sayChance(exact)}.`,
);

/** Where five dice stand among all hands, and how often fresh dice do as well. */
export const sayRank = translated(
  "desk",
  "sayRank",
  (hand: Claim, rank: number, of: number, chance: number): string =>
    `${namedHand(hand)} is ${sayClaim(hand)}: number ${rank} of ${of} hands, counted from the weakest. ${chance === 1 ? "Any five dice are at least as good." : `Five fresh dice do at least as well ${sayChance(chance)}.`}`,
);

/** What the dispute desk says. */
export const deskWords = translated("desk", "deskWords", {
  title: "Who is right?",
  about: "Settle an argument about liar's dice: which hand is higher, what may be said, was it there.",
  fromStart: "Settle an argument",
  home: "Start page",
  classics: "Classics",
  search: "Ask in words",
  searchExample: "does 44112 beat 33226",
  searchGo: "Ask",
  notRead:
    "This desk cannot read that. It settles which hand is higher, what may be said, how likely a claim is, and what the rules say:",
  notIn: (game: string) => `In ${game}, as it is played here, that cannot be asked.`,
  askIn: (game: string) => `Ask it in ${game}`,
  asksBack: {
    game: "Which game?",
    wild: "Which face is wild?",
    dice_in_play: "How many dice are in play?",
    from: "What was said before it?",
    to: "And what is to be said over it?",
    dice: "Which dice were there?",
    claim: "What was claimed?",
    order: "Which is said over which?",
  },
  wildKey: (face: Face) => `${capital(faceWord(face, 2))} are wild`,
  asksWild: (games: string) => `${games}: which face is wild?`,
  noted: "That’s it",
  notUsed: (parts: string) => `Not used: ${parts}`,
  quoted: (part: string) => `“${part}”`,
  inAll: (games: number) => (games === 1 ? "in one game" : `in all ${games} games`),
  inSome: (some: number, games: number) => `in ${some} of ${games} games`,
  perGame: "Game by game",
  openIn: (game: string, verdict: string) => `${game}: ${verdict}. Open the answer`,
  rulesSay: "What the rules say",
  played: "For example",
  playedOut: "As a round comes out",
  card: (game: string) => `The rules of ${game}`,
  costs: "What it costs",
  ifChallenged: "If it is challenged",
  asked: "Asked",
  facts: {
    wild: (face: Face) => `${capital(faceWord(face, 2))} are wild`,
    noWild: "Nothing is wild this round",
    palifico: "A palifico round",
    locked: (face: Face) => `Only ${faceWord(face, 2)} may be said`,
    inPlay: (dice: number) => `${dice === 1 ? "One die" : `${dice} dice`} in play`,
    table: "In the open",
    known: "Seen",
    spotOn: "Called exact",
  },
  examplesOf: "What can be asked",
  examples: [
    "does 44112 beat 33226",
    "does a straight beat a full house",
    "ten ones over nine sixes",
    "lowest raise over three fives",
    "odds of a full house",
    "who starts after a challenge",
  ],
  asking: "What is the argument?",
  askings: {
    compare: "Which is higher",
    raise: "May I say it",
    judge: "Was it there",
    odds: "How likely",
  },
  game: (game: string) => `Played: ${game}. Choose another game`,
  whichGame: "Which game?",
  ours: (group: string) => `As ${group} plays it`,
  oursUsual: "As usual",
  sides: {
    compare: ["One", "The other"],
    raise: ["Said last", "May I say"],
    judge: ["The claim", ""],
    odds: ["The claim", ""],
  },
  opens: "nothing yet: it opens",
  inTheOpen: "In the open",
  shown: "Under the cups",
  seen: "Dice one can see",
  inPlay: "Dice in play",
  redDie: "The red die shows",
  redDieKey: (face: Face) => `Red die: ${faceWord(face, 1)}`,
  quantity: "How many",
  fewer: "One fewer",
  more: "One more",
  countKey: (count: number, face: Face) => `${count} ${faceWord(face, count)}`,
  typed: "or in words",
  dieKey: (face: Face) => `Put ${faceWord(face, 1)}`,
  takeBack: "Take the last die back",
  clear: "Start over",
  answer: "The answer",
  wins: { a: "The first wins", b: "The second wins", tie: "Neither wins" },
  stamps: {
    legal: "Allowed",
    illegal: "Not allowed",
    there: "It was there",
    exact: "Exactly",
    short: "It was not there",
    nothing: "Nothing is higher",
    cannot: "That cannot be",
  },
  rules: "By the rules",
  others: "What other houses play",
  noOthers: "Every other house rule says the same.",
  also: {
    exact: (percent: string) => `Exactly that: ${percent}.`,
    perFace: (claims: readonly Claim[]) => `The lowest of each face: ${list(claims.map(sayClaim))}.`,
    warnings: {
      "cannot-be-true": "There are not so many dice: it may be said, and cannot be true.",
      "calls-the-wild": "It is about the wild face itself: only dice that show it count.",
    },
  },
  share: "Share this answer",
  shareHow: "Whoever opens this link sees the same answer: the house rules are in it.",
  link: {
    qr: "QR code of this answer",
    copy: "Copy the link",
    copied: "Copied",
    selected: "The link is selected: copy it from here.",
    send: "Send",
    hidden: "This link only works on this computer.",
  },
} as const);

/** "Ones rank: Above sixes". */
export const sayHouse = translated(
  "desk",
  "sayHouse",
  (option: string, value: OptionValue): string => `${sayOption(option)}: ${sayOptionValue(option, value)}`,
);

/** The classic arguments: what is asked, and why one may see it otherwise. The answers are the engine's. */
export const argumentWords = translated("desk", "argumentWords", {
  title: "The classic arguments",
  about: "What tables really fall out over, and who is right.",
  settle: "Ask the desk",
  inGame: (game: string) => `As ${game} is played`,
  others: (houses: number) =>
    houses === 0
      ? "No house rule changes that."
      : houses === 1
        ? "One house rule changes that."
        : `${houses} house rules change that.`,
  starts: {
    ask: "Who starts after a challenge, and what does it cost?",
    why: "Games differ most in this. What follows was played out by the rules, a round for each.",
  },
  classics: {
    "two-pair": {
      ask: "Does 44112 beat 33226?",
      why: "Two pair against two pair: the higher pair decides, then the lower one, and the fifth die last.",
    },
    ones: {
      ask: "Are ones high or low?",
      why: "Where ones are low a pair of them is the weakest pair; where they are high it is the strongest.",
    },
    straight: {
      ask: "Does a straight beat a full house?",
      why: "Poker says it does not; some tables turn it round, and some play no straights at all.",
    },
    "full-houses": {
      ask: "Two full houses: what counts?",
      why: "The three, not the pair: 44422 is over 33366.",
    },
    kicker: {
      ask: "“A pair of twos.” “A pair of twos and a one!” Is that a raise?",
      why: "Whoever names no other die has named the lowest that fits: saying it aloud is nothing new.",
    },
    better: {
      ask: "They said two pair and there are three sixes. Was it a lie?",
      why: "A claim is a floor: whatever is as good or better makes it true.",
    },
    over: {
      ask: "Ten ones over nine sixes?",
      why: "On most tables more dice of any face is a raise. Where only more dice of the same or a higher face is, it is not.",
    },
    beyond: {
      ask: "May one claim more dice than there are?",
      why: "It is bold, and legal: whoever thinks it cannot be challenges it. Some tables refuse it.",
    },
    "wild-number": {
      ask: "What counts when somebody calls the wild number itself?",
      why: "Only dice that show it. Nothing else is wild for it, so about half as many are there as of another face.",
    },
    "wild-ones": {
      ask: "Ones are wild. How many go over four fives?",
      why: "As they help everywhere they are worth double: half as many will do, rounded up.",
    },
    "spot-on": {
      ask: "“Exactly!” And there is one more.",
      why: "Exactly is exactly: the claim was true, and the call was wrong.",
    },
  },
} as const);

/** What the picture of an answer says, as chats show it beside its link. */
export const answerPreviewWords = translated("desk", "answerPreviewWords", {
  sides: {
    one: "One",
    other: "The other",
    last: "Said last",
    now: "May I say",
    claim: "The claim",
    lowest: "The lowest raise",
  },
  hand: "The hand",
  plays: (rule: string) => `Played here: ${rule}`,
  tagline: "Which hand is higher, what may be said, was it there: settled by the rules.",
} as const);

interface Asked {
  readonly ask: "rank" | "compare" | "raise" | "lowest" | "judge" | "odds";
  /** The claim asked about; of two the first, or the one to be said. */
  readonly claim: Claim | null;
  /** The other one, or the one said before it. */
  readonly other: Claim | null;
  /** Kinds of hand asked about where claims could stand. */
  readonly kind: HandKind | null;
  readonly otherKind: HandKind | null;
  readonly diceInPlay: number | null;
  readonly face: Face | null;
}

/** A question in one line: "Does 44112 beat 33226?", "10 ones over 9 sixes?"; null where a claim of it cannot be read. */
export const sayAsked = translated(
  "desk",
  "sayAsked",
  ({ ask, claim, other, kind, otherKind, diceInPlay, face }: Asked): string | null => {
    const one = kind ? KINDS[kind].one : claim && namedHand(claim);
    const two = otherKind ? KINDS[otherKind].one : other && namedHand(other);
    if (ask === "compare") return one && two ? `Does ${one} beat ${two}?` : null;
    if (ask === "odds" && kind) return `How likely: ${KINDS[kind].one}?`;
    if (ask === "lowest")
      return other === null
        ? "What is the lowest to open with?"
        : face === null
          ? `What is the lowest over ${sayClaim(other)}?`
          : `How many ${faceWord(face, 2)} over ${sayClaim(other)}?`;
    if (claim === null) return null;
    switch (ask) {
      case "rank":
        return `How good is ${namedHand(claim)}?`;
      case "raise":
        return other === null
          ? `May a round open with ${sayClaim(claim)}?`
          : `${capital(sayClaim(claim))} over ${sayClaim(other)}?`;
      case "judge":
        return `Was it there: ${sayClaim(claim)}?`;
      case "odds":
        return `How likely: ${sayClaim(claim)}${diceInPlay === null ? "" : ` among ${diceWord(diceInPlay)}`}?`;
    }
  },
);
