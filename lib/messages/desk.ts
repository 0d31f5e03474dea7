import {
  type Claim,
  type Decided,
  type Face,
  faceWord,
  type HandFamily,
  namedDice,
  type OptionValue,
} from "@/lib/engine";
import { sayChance } from "./answers";
import { diceWord, list, possessive } from "./anyPage";
import { sayOption, sayOptionValue } from "./house";
import { sayClaim, sayClaimFirst } from "./terms";
import { translated } from "./translated";

// Two hands compared, and the rank of one among all: one sentence each.

/** A kind of hand with its article, and the word for it when both hands have the same. */
const KINDS: Readonly<Record<HandFamily, { readonly one: string; readonly same: string }>> = {
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

/** Five dice as digits, "44112"; any other claim as `say` puts it. */
export function namedHand(claim: Claim, say = sayClaim): string {
  const dice = "hand" in claim ? namedDice(claim) : [];
  return dice.length === 5 ? dice.join("") : say(claim);
}

/** "44112 beats 33226: both have two pair, and fours beat threes." */
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
      return ": nothing beats Mia";
    case "double":
      return ": a pair beats two different dice";
    case "kind":
      return `: ${KINDS[decided.high].one} beats ${KINDS[decided.low].one}`;
    case "straight":
      return `: both are straights, and the one up to ${decided.high === "ace-straight" ? "the ace" : "six"} is higher`;
    case "group": {
      const { kind, same, high, low } = decided;
      const both = `both have ${KINDS[kind].one}${same.length > 0 ? ` with ${list(same.map(many))}` : ""}`;
      const first = kind === "full-house" && same.length === 0 ? "; the three of a kind decides" : "";
      return `: ${both}${first}, and ${many(high)} beat ${many(low)}`;
    }
    case "kicker": {
      const { kind, same, high, low } = decided;
      const sharedDice = same.length > 0 ? ` with ${list(same.map(aDie))}` : "";
      const both =
        kind === "high-card" && same.length === 0
          ? "neither has a pair"
          : kind === "high-card"
            ? `both start with ${list(same.map(aDie))}`
            : `both have the same ${KINDS[kind].same}${sharedDice}`;
      return low === null
        ? `: ${both}, and the first adds ${aDie(high)}`
        : `: ${both}, and ${aDie(high)} beats ${aDie(low)}`;
    }
  }
}

/** "A tie: 33226 and 22336 are worth the same." */
export const sayTie = translated("desk", "sayTie", (a: Claim, b: Claim): string =>
  sayClaim(a) === sayClaim(b)
    ? `They’re the same: ${sayClaim(a)}.`
    : `A tie: ${namedHand(a, sayClaimFirst)} and ${namedHand(b, sayClaimFirst)} are worth the same.`,
);

/** "Four of a kind beats a full house." */
export const sayKindHigher = translated(
  "desk",
  "sayKindHigher",
  (high: HandFamily, low: HandFamily): string => `${capital(KINDS[high].one)} beats ${KINDS[low].one}.`,
);

/** "Both are a full house: higher dice win." */
export const sayKindTie = translated(
  "desk",
  "sayKindTie",
  (kind: HandFamily): string => `Both are ${KINDS[kind].one}: higher dice win.`,
);

/** A straight in a game without straights. */
export const sayNoStraights = translated(
  "desk",
  "sayNoStraights",
  (): string => "No straights here: 23456 is just six high.",
);

/** "A full house or better: 4.5% of the time. Exactly a full house: 3.9% of the time." */
export const sayKindOdds = translated(
  "desk",
  "sayKindOdds",
  (kind: HandFamily, chance: number, exact: number): string =>
    `${capital(KINDS[kind].one)} or better: ${sayChance(chance)}. Exactly ${KINDS[kind].one}: ${sayChance(exact)}.`,
);

/** The rank of five dice among all hands, and how often fresh dice do as well. */
export const sayRank = translated(
  "desk",
  "sayRank",
  (hand: Claim, rank: number, of: number, chance: number): string =>
    `${namedHand(hand)} is ${sayClaim(hand)}: number ${rank} of ${of} hands, weakest first. ${chance === 1 ? "Any five dice do as well." : `Five fresh dice do as well or better ${sayChance(chance)}.`}`,
);

/** The page that settles an argument. */
export const deskWords = translated("desk", "deskWords", {
  title: "Settle an argument",
  about: "Settle an argument about liar’s dice: which hand wins, what you can claim, was it there.",
  fromStart: "Settle an argument",
  home: "Start page",
  classics: "Classic arguments",
  search: "Ask in your own words",
  searchExample: "does 44112 beat 33226",
  searchGo: "Ask",
  notRead: "Didn’t catch that. Try:",
  notIn: (game: string) => `Doesn’t apply to ${game}.`,
  askIn: (game: string) => `Ask in ${game}`,
  asksBack: {
    game: "Which game?",
    wild: "Which face is wild?",
    dice_in_play: "How many dice are in play?",
    from: "What was the last claim?",
    to: "What do you want to claim?",
    dice: "Which dice were there?",
    claim: "What was claimed?",
    order: "Which one is the raise?",
    challenge: "How was it challenged?",
    palifico: "Is it a palifico round?",
    unused: "Part of it didn’t fit. Is it this?",
  },
  /** The keys of a question that can be read in two ways. */
  readings: {
    doubt: (shout: string) => `“${shout}”`,
    "spot-on": (shout: string) => `“${shout}”`,
    palifico: "Yes, palifico",
    usual: "No, an ordinary round",
  },
  wildKey: (face: Face) => `${capital(faceWord(face, 2))} are wild`,
  asksWild: (games: string) => `${games}: which face is wild?`,
  noted: "That’s it",
  notUsed: (parts: string) => `Ignored: ${parts}`,
  quoted: (part: string) => `“${part}”`,
  inAll: (games: number) =>
    games === 1 ? "in one game" : games === 2 ? "in both games" : `in all ${games} games`,
  inSome: (some: number, games: number) => `in ${some} of ${games} games`,
  perGame: "Game by game",
  openIn: (game: string, verdict: string) => `${game}: ${verdict}. Open answer`,
  rulesSay: "What the rules say",
  played: "For example",
  playedOut: "A sample round",
  card: (game: string) => `${game}: rules`,
  costs: "What it costs",
  ifChallenged: "If it’s challenged",
  asked: "You asked",
  facts: {
    wild: (face: Face) => `${capital(faceWord(face, 2))} are wild`,
    noWild: "Nothing is wild this round",
    palifico: "Palifico round",
    locked: (face: Face) => `Only ${faceWord(face, 2)} can be claimed`,
    inPlay: (dice: number) => `${dice === 1 ? "One die" : `${dice} dice`} in play`,
    table: "In the open",
    known: "Seen",
    spotOn: "Called spot on",
  },
  examplesOf: "Try asking",
  examples: [
    "does 44112 beat 33226",
    "does a straight beat a full house",
    "ten ones over nine sixes",
    "lowest raise over three fives",
    "odds of a full house",
    "who starts after a challenge",
  ],
  asking: "What’s the argument?",
  askings: {
    compare: "Which is higher?",
    raise: "Can I say that?",
    judge: "Was it there?",
    odds: "How likely?",
  },
  game: (game: string) => `${game}. Change game`,
  whichGame: "Which game?",
  ours: (group: string) => `${possessive(group)} rules`,
  oursUsual: "Standard rules",
  sides: {
    compare: ["First", "Second"],
    raise: ["Last claim", "Can I say"],
    judge: ["Claim", ""],
    odds: ["Claim", ""],
  },
  opens: "nothing yet (first claim)",
  inTheOpen: "In the open",
  shown: "Under the cups",
  seen: "Dice you can see",
  inPlay: "Dice in play",
  countOnly: "Just the count",
  redDie: "Red die shows",
  redDieKey: (face: Face) => `Red die: ${faceWord(face, 1)}`,
  quantity: "How many",
  fewer: "One fewer",
  more: "One more",
  countKey: (count: number, face: Face) => `${count} ${faceWord(face, count)}`,
  dieKey: (face: Face) => `Add ${faceWord(face, 1)}`,
  removeLast: "Remove last die",
  clear: "Start over",
  answer: "Answer",
  /** The winner of two: a kind of hand, or a hand or claim. */
  wins: (kind: HandFamily | null, claim: Claim | null) =>
    `${capital(kind ? KINDS[kind].one : claim ? namedHand(claim, sayClaimFirst) : "")} wins`,
  tie: "It’s a tie",
  stamps: {
    legal: "Allowed",
    illegal: "Not allowed",
    there: "It was there",
    exact: "Exactly",
    notExact: "Not exactly",
    short: "It wasn’t there",
    nothing: "Nothing beats it",
    cannot: "Can’t be",
  },
  rules: "By the rules",
  others: "Other house rules",
  noOthers: "No other house rule changes this.",
  also: {
    exact: (percent: string) => `Exactly that: ${percent}.`,
    perFace: (claims: readonly Claim[]) => `Lowest of each face: ${list(claims.map(sayClaim))}.`,
    warnings: {
      "cannot-be-true": "More than the dice in play: legal, but can’t be true.",
      "calls-the-wild": "This claims the wild: only dice showing it count.",
    },
  },
  share: "Share this answer",
  shareHow: "The link shows this answer, house rules included.",
  link: {
    qr: "QR code for this answer",
    copy: "Copy link",
    copied: "Copied",
    selected: "Selected. Copy it with your phone’s menu.",
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

/** The classic arguments: a question, and why people disagree. The engine answers. */
export const argumentWords = translated("desk", "argumentWords", {
  title: "Classic arguments",
  about: "The usual arguments, settled.",
  settle: "Try other dice",
  inGame: (game: string) => `Played by ${game} rules`,
  others: (houses: number) =>
    houses === 0
      ? "No house rule changes this."
      : houses === 1
        ? "One house rule changes this."
        : `${houses} house rules change this.`,
  starts: {
    ask: "Who starts after a challenge, and what does it cost?",
    why: "Every game does it differently. Here is one round of each.",
  },
  classics: {
    "two-pair": {
      ask: "Does 44112 beat 33226?",
      why: "Two pair against two pair: the higher pair decides, then the lower pair, then the fifth die.",
    },
    ones: {
      ask: "Are ones high or low?",
      why: "If ones are low, a pair of ones is the weakest pair. If they’re high, it’s the strongest.",
    },
    straight: {
      ask: "Does a straight beat a full house?",
      why: "In poker it doesn’t. Some tables flip that, and some play without straights.",
    },
    "full-houses": {
      ask: "Two full houses: what counts?",
      why: "The three of a kind, not the pair: 44422 beats 33366.",
    },
    kicker: {
      ask: "“A pair of twos.” “A pair of twos and a one!” Is that a raise?",
      why: "No. If you name no other die, you’ve named the lowest that fits, so saying it adds nothing.",
    },
    better: {
      ask: "They said two pair and there are three sixes. Was it a lie?",
      why: "No. A claim is a floor: anything as good or better makes it true.",
    },
    over: {
      ask: "Ten ones over nine sixes?",
      why: "At most tables more dice of any face is a raise. Some ask for the same face or a higher one.",
    },
    beyond: {
      ask: "Can you claim more dice than are in play?",
      why: "It’s bold, and legal: just challenge it. Some tables don’t allow it.",
    },
    "wild-number": {
      ask: "What counts when someone claims the wild itself?",
      why: "Only dice showing it. Nothing else is wild for it, so expect half as many as of another face.",
    },
    "wild-ones": {
      ask: "Ones are wild. How many ones beat four fives?",
      why: "Ones help everywhere, so they’re worth double: claim half as many, rounded up.",
    },
    "spot-on": {
      ask: "“Spot on!” And there’s one more.",
      why: "Spot on means exactly: the claim was true, and the call was wrong.",
    },
  },
} as const);

/** The preview picture of an answer's link, as chats show it. */
export const answerPreviewWords = translated("desk", "answerPreviewWords", {
  sides: {
    one: "First",
    other: "Second",
    last: "Last claim",
    now: "Can I say",
    claim: "Claim",
    lowest: "Lowest raise",
  },
  hand: "Hand",
  plays: (rule: string) => `House rule: ${rule}`,
  tagline: "Which hand wins, what you can claim, was it there: settled by the rules.",
} as const);

interface Asked {
  readonly ask: "rank" | "compare" | "raise" | "lowest" | "judge" | "odds";
  /** The claim in question: of two, the first or the new one. */
  readonly claim: Claim | null;
  /** The other claim, or the one before it. */
  readonly other: Claim | null;
  /** Kinds of hand in place of claims. */
  readonly kind: HandFamily | null;
  readonly otherKind: HandFamily | null;
  readonly diceInPlay: number | null;
  readonly face: Face | null;
}

/** A question in one line: "Does 44112 beat 33226?", "10 ones over 9 sixes?"; null if one of its claims is unreadable. */
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
        ? "What’s the lowest claim to start with?"
        : face === null
          ? `What’s the lowest over ${sayClaim(other)}?`
          : `How many ${faceWord(face, 2)} over ${sayClaim(other)}?`;
    if (claim === null) return null;
    switch (ask) {
      case "rank":
        return `How good is ${namedHand(claim)}?`;
      case "raise":
        return other === null
          ? `Can a round start with ${sayClaim(claim)}?`
          : `${capital(sayClaim(claim))} over ${sayClaim(other)}?`;
      case "judge":
        return `Was it there: ${sayClaim(claim)}?`;
      case "odds":
        return `How likely: ${sayClaim(claim)}${diceInPlay === null ? "" : ` among ${diceWord(diceInPlay)}`}?`;
    }
  },
);
