import { type Face, faceWord, type OptionValue } from "@/lib/engine";
import { sayOption, sayOptionValue } from "./houseRules";

/** What the dispute desk says. */
export const deskWords = {
  title: "Who is right?",
  about: "Settle an argument about liar's dice: which hand is higher, what may be said, was it there.",
  fromStart: "Settle an argument",
  home: "Start page",
  classics: "Classics",
  search: "Ask in words",
  searchExample: "does 44112 beat 33226",
  searchGo: "Ask",
  notRead:
    "This desk cannot read that. It settles which hand is higher, what may be said, and how likely a claim is:",
  notIn: (game: string) => `In ${game}, as it is played here, that cannot be asked.`,
  askIn: (game: string) => `Ask it in ${game}`,
  examplesOf: "What can be asked",
  examples: [
    "does 44112 beat 33226",
    "does a straight beat a full house",
    "ten ones over nine sixes",
    "lowest raise over three fives",
    "odds of three sixes",
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
    legal: "Yes",
    illegal: "No",
    there: "It was there",
    exact: "Exactly",
    short: "It was not there",
    nothing: "Nothing is higher",
    cannot: "That cannot be",
  },
  rules: "By the rules",
  others: "What other houses play",
  noOthers: "Every other house rule says the same.",
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
} as const;

/** "Ones rank: Above sixes". */
export const sayHouse = (option: string, value: OptionValue): string =>
  `${sayOption(option)}: ${sayOptionValue(option, value)}`;

/** "23.4 %", short enough for a stamp. */
export function sayPercent(chance: number): string {
  const percent = chance * 100;
  if (chance === 0 || chance === 1) return `${percent} %`;
  if (percent < 0.1) return "< 0.1 %";
  return percent > 99.9 ? "> 99.9 %" : `${percent.toFixed(1)} %`;
}
