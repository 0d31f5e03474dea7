import type { Claim, OptionValue, Stake } from "@/lib/engine";
import { diceWord, list, numberWord } from "./anyPage";
import { handWords } from "./dice";
import { sayOption, sayOptionValue } from "./house";
import { sayClaim, sayHandClaim } from "./terms";
import { translated } from "./translated";

// The rules card: every sentence is about something that was read off the game's parts.

/** What the rules card and its page say around the rules. */
export const cardWords = translated("rules", "cardWords", {
  title: (game: string) => `${game}: the rules`,
  allGames: "The rules",
  choose: "The rules of every game here, on one page each.",
  print: "Print this page",
  need: "What you need",
  turn: "A turn",
  beats: "What beats what",
  ladder: "What goes over what",
  challenges: "When a claim is challenged",
  five: "Five arguments, and what is right here",
  deskCode: "QR code of the desk under these rules",
  deskCodeHow: "Scan it: the desk settles any argument by these rules.",
  fought: "What is fought over",
  ending: "How it ends",
  house: "House rules",
  usual: "as usual",
  changed: "changed here",
  asPlayed: "As played",
  chart: { hand: "Hand", best: "The best of it", hands: "Hands", rolls: "Of 7,776 rolls" },
  rolls: "From the highest to the lowest",
  right: "Right",
  wrong: "Wrong",
  settle: "Settle an argument",
  share: "Share these rules",
  shareHow: "Whoever opens this link reads the rules as they are played here.",
  qr: "QR code of these rules",
} as const);

/** "Everybody has a cup with 5 dice (5 players and more: 3)." */
export const sayDealt = translated(
  "rules",
  "sayDealt",
  (dealt: readonly { readonly from: number; readonly to: number; readonly dice: number }[]): string => {
    const [first, ...rest] = dealt;
    if (first === undefined) return "";
    const more = rest.map(({ from, dice }) => `${from} players and more: ${dice}`);
    return `Everybody has a cup with ${diceWord(first.dice)}${more.length > 0 ? ` (${more.join("; ")})` : ""}.`;
  },
);

export const sayOneCup = translated(
  "rules",
  "sayOneCup",
  (dice: number): string => `One cup with ${numberWord(dice)} dice goes round to the left.`,
);

const WILD = {
  "red-die":
    "Whoever starts a round also rolls the big red die: its face is wild until the round is over. Where the wild face itself is called, only dice that show it count.",
  ones: "Ones are wild. Where ones are called, only ones count.",
} as const;
export const sayWild = translated("rules", "sayWild", (wild: keyof typeof WILD | null): string =>
  wild === null ? "Nothing is wild." : WILD[wild],
);

const stakeWord = (what: Stake, count: number): string =>
  count === 1 ? what : what === "die" ? "dice" : what === "life" ? "lives" : `${what}s`;

export const sayBegins = translated(
  "rules",
  "sayBegins",
  (what: Stake, count: number): string =>
    `Everybody begins with ${count === 0 ? "no" : numberWord(count)} ${stakeWord(what, count)}.`,
);

export const sayAnte = translated(
  "rules",
  "sayAnte",
  (chips: number, every: "game" | "round"): string =>
    `${every === "round" ? "Before every round" : "Before the first round"} everybody pays ${numberWord(chips)} ${stakeWord("chip", chips)} into the pot.`,
);

/** What somebody in turn may do. */
export const sayTurn = translated(
  "rules",
  "sayTurn",
  (): string => "Claim higher than the claim before it, or challenge that claim.",
);

export const sayReRolls = translated(
  "rules",
  "sayReRolls",
  (most: number): string =>
    `Before claiming one may roll any of one’s own dice again, ${most === 1 ? "once" : most === 2 ? "twice" : `${most} times`} a turn.`,
);

interface Steps {
  readonly show: boolean;
  readonly rollTable: boolean;
  readonly rollCup: boolean;
  readonly tableFirst: boolean;
  readonly mustRoll: "nothing" | "something" | "the-cup";
  readonly blindRolls: boolean;
  readonly unseen: boolean;
  readonly lookForbidsChallenge: boolean;
}

/** What may be done with the one cup, a sentence each. */
export const saySteps = translated("rules", "saySteps", (steps: Steps): readonly string[] => {
  const may = [
    ...(steps.show ? ["put dice from the cup on the table or take them back"] : []),
    ...(steps.rollTable ? ["roll dice on the table in the open, where they then stay"] : []),
    ...(steps.rollCup ? ["roll what is under the cup"] : []),
  ];
  return [
    ...(steps.unseen
      ? ["Whoever gets the cup may pass it on unseen, with a higher claim."]
      : ["Whoever gets the cup has to look before passing it on."]),
    ...(may.length > 0
      ? [`${steps.blindRolls ? "Looked or not" : "After a look"}, one may ${list(may)}.`]
      : []),
    ...(steps.tableFirst ? ["Dice on the table are rolled before the cup, never after it."] : []),
    ...(steps.mustRoll === "something"
      ? ["Whoever looked has to roll at least one die before claiming."]
      : []),
    ...(steps.mustRoll === "the-cup" ? ["Whoever looked has to roll the cup before claiming."] : []),
    ...(steps.lookForbidsChallenge ? ["Whoever looked can no longer challenge."] : []),
  ];
});

/** What a class of hands is called: "Full house", "Low straight"; a roll of two by itself: "64", "Mia". */
export const sayClass = translated("rules", "sayClass", (claim: Claim): string => {
  if ("hand" in claim && claim.hand in handWords.kinds)
    return handWords.kinds[claim.hand as keyof typeof handWords.kinds];
  const text = "count" in claim ? sayClaim(claim) : sayHandClaim(claim);
  return text.charAt(0).toUpperCase() + text.slice(1);
});

/** "Over 4 fours come 4 fives, 4 sixes, 5 ones." */
export const sayRaises = translated(
  "rules",
  "sayRaises",
  (over: Claim, next: readonly Claim[]): string =>
    `Over ${sayClaim(over)} the lowest claims are ${list(next.map(sayClaim))}.`,
);

const KINDS = {
  doubt: { "in-turn": "A challenge in turn", "out-of-turn": "A challenge out of turn" },
  "spot-on": { "in-turn": "“Exactly!” in turn", "out-of-turn": "“Exactly!” out of turn" },
  concede: { "in-turn": "Giving in", "out-of-turn": "Giving in" },
} as const;

/** "A challenge out of turn", "A challenge in turn of Mia". */
export const sayWay = translated(
  "rules",
  "sayWay",
  (kind: keyof typeof KINDS, outOfTurn: boolean, of: Claim | null): string =>
    `${KINDS[kind][outOfTurn ? "out-of-turn" : "in-turn"]}${of === null ? "" : `, of ${"mia" in of && of.mia === 21 ? "Mia" : sayClaim(of)}`}`,
);

/** "A challenge in turn, right": one way to challenge and how it came out. */
export const sayWayOut = translated(
  "rules",
  "sayWayOut",
  (kind: keyof typeof KINDS, outOfTurn: boolean, of: Claim | null, how: "right" | "wrong"): string =>
    `${sayWay(kind, outOfTurn, of)}, ${how}`,
);

const PARTIES = {
  claimer: "the claimer",
  challenger: "the challenger",
  "everybody-else": "everybody else",
} as const;

interface Paid {
  readonly who: keyof typeof PARTIES;
  readonly what: Stake;
  readonly count: number;
  readonly intoPot: boolean;
  readonly each: "off" | "all" | null;
}

/** "the claimer loses one die", "the challenger gets two goods", "the claimer loses one die for each the claim was off (at least one)". */
function sayPaid({ who, what, count, intoPot, each }: Paid): string {
  const much = `${numberWord(Math.abs(count))} ${stakeWord(what, Math.abs(count))}${each === "off" ? ` for each the claim was off (at least ${numberWord(Math.abs(count))})` : ""}`;
  if (each === "all") return `${PARTIES[who]} ${ALL[what] ?? ""}`;
  if (what === "drink") return `${PARTIES[who]} drinks ${numberWord(count)}`;
  if (count > 0) return `${PARTIES[who]} gets ${much}`;
  return intoPot ? `${PARTIES[who]} pays ${much} into the pot` : `${PARTIES[who]} loses ${much}`;
}

/** All there is to win by a right exact call (S23). */
const ALL: Readonly<Partial<Record<Stake, string>>> = {
  die: "gets all lost dice back",
  chip: "gets all chips of the pot",
  good: "gets a good for each bad",
};

/** "The claimer loses one die." */
export const sayCosts = translated("rules", "sayCosts", (costs: readonly Paid[]): string => {
  const text = list(costs.map(sayPaid));
  return text === "" ? "Nothing changes hands." : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
});

const STARTERS = {
  opener: "this round’s opener",
  "left-of-opener": "the player left of this round’s opener",
  "right-of-opener": "the player right of this round’s opener",
  claimer: "the claimer",
  "left-of-claimer": "the player left of the claimer",
  challenger: "the challenger",
  "left-of-challenger": "the player left of the challenger",
} as const;

/** "The claimer starts the next round." */
export const sayStarts = translated("rules", "sayStarts", (starter: keyof typeof STARTERS): string => {
  const who = STARTERS[starter];
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} starts the next round.`;
});

const LAST: Readonly<Partial<Record<Stake, string>>> = {
  die: "Whoever has no dice left is out.",
  chip: "Whoever has no chips left is out.",
  life: "Whoever has no lives left is out.",
};

/** How the game ends, a sentence each. `pot`: there is one to be won. */
export const sayEndings = translated(
  "rules",
  "sayEndings",
  (
    { names, outWithout }: { readonly names: "losers" | "winners"; readonly outWithout: Stake | null },
    washing: Washing | null,
    pot: boolean,
  ): readonly string[] => {
    if (washing !== null)
      return [
        `A good takes a bad away. Whoever is ${numberWord(washing.alone)} bads down washes the dishes.`,
        ...(washing.together === null
          ? []
          : [
              `When ${numberWord(washing.together.count)} are ${numberWord(washing.together.bads)} bads down, they wash together, or play it off.`,
            ]),
      ];
    if (outWithout === null) return ["Nobody is ever out: the game goes on until the table stops it."];
    return [
      LAST[outWithout] ?? "",
      `The last one in ${names === "winners" ? "wins" : "loses"}${pot ? " and takes the pot" : ""}.`,
    ];
  },
);

interface Washing {
  readonly alone: number;
  readonly together: { readonly count: number; readonly bads: number } | null;
}

/** What tables fall out over, as the card tells it. */
export type FoughtOver =
  | { readonly about: keyof typeof FOUGHT }
  | { readonly about: "named-wild"; readonly when: "opening" | "any" }
  | { readonly about: "five-alike"; readonly pureSeven: boolean }
  | { readonly about: "way-back"; readonly from: Claim; readonly to: Claim };

const FOUGHT = {
  "at-least": "A claim means at least so many: more than that makes it true as well.",
  "as-good": "A claim means that or better: a higher hand or roll makes it true as well.",
  "red-die-not-counted": "The red die only says what is wild. It is not counted itself.",
  "announcer-shows": "Only whoever announced shows their dice. The challenger’s do not matter.",
  palifico:
    "Palifico: whoever falls to one die for the first time opens the next round, if more than two are in. The first face holds, and nothing is wild.",
  "wild-hands": "Ones are wild: a one stands for whatever makes the hand best. Five ones are the best hand.",
  "wild-alone": "Wild dice alone do not make a claim true: one die at least has to show the face.",
  "one-for-each-player": "A round opens with at least one die for each player still in.",
  "opening-on-ones": "A round may not open on ones.",
  "no-more-than-dice": "Nobody may claim more dice than there are.",
  "second-roll":
    "One may roll once more before announcing, and not look again. Whoever did can no longer doubt.",
} as const;

export const sayFought = translated("rules", "sayFought", (fought: FoughtOver): string => {
  switch (fought.about) {
    case "named-wild":
      return fought.when === "any"
        ? "The wild face is wild until somebody claims it: then nothing is, for the rest of the round."
        : "If a round opens on the wild face, nothing is wild in it.";
    case "five-alike":
      return fought.pureSeven
        ? "Five dice under one cup that all count for the claim count as six, and as seven without a wild."
        : "Five dice under one cup that all count for the claim count as six.";
    case "way-back":
      return `Ones count half, and the way back is twice as many and one: over ${sayClaim(fought.from)} comes ${sayClaim(fought.to)}.`;
    default:
      return FOUGHT[fought.about];
  }
});

/** "Straights: below a full house". */
export const sayRule = translated(
  "rules",
  "sayRule",
  (option: string, value: OptionValue): string => `${sayOption(option)}: ${sayOptionValue(option, value)}`,
);

/** Where a rule is also played so. */
const PUBLIC = {
  "perudo-box": "the Perudo box",
  "bluff-box": "Bluff (Call My Bluff, Liar’s Dice by Borg)",
  "encyclopaedia-liars-dice": "the encyclopaedia’s “Liar’s dice”",
  "encyclopaedia-dudo": "the encyclopaedia’s “Dudo”",
  "encyclopaedia-mia": "the encyclopaedia’s “Mia”",
  "poker-dice": "poker dice",
  "bars-of-china": "the bars of China",
  "tables-on-the-web": "tables that wrote their rules down on the web",
} as const;
export type PublicSource = keyof typeof PUBLIC;

export const sayPublicSource = translated(
  "rules",
  "sayPublicSource",
  (source: PublicSource): string => PUBLIC[source],
);

/** The rule book as a page. */
export const bookWords = translated("rules", "bookWords", {
  title: "The rule book",
  about: "Every rule by its number, in a sentence, with an example played out.",
  search: "Search the rules",
  searchExample: "palifico, kicker, F8 …",
  found: (count: number) => (count === 1 ? "One rule" : `${count} rules`),
  none: "No rule says that. Try another word, or the number of a rule.",
  rule: (id: string) => `Rule ${id}`,
  example: "For example",
  house: "House rules",
  source: "Told by",
  playedBy: "Also played so",
  ownReading: "This house’s own reading.",
  whole: "The whole rule book",
  before: (id: string) => `Before it: ${id}`,
  after: (id: string) => `After it: ${id}`,
  chapters: {
    S: "All games",
    H: "Hands of five dice",
  },
} as const);
