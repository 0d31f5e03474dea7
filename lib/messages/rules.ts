import type { Claim, OptionValue, Stake } from "@/lib/engine";
import { diceWord, list, numberWord } from "./anyPage";
import { handWords } from "./dice";
import { sayOption, sayOptionValue } from "./house";
import { type Drink, ownWord } from "./ruleRows";
import { sayClaim, sayHandClaim, stakeWord } from "./terms";
import { translated } from "./translated";

// The rules card. Every sentence describes a part of the game.

/** The text around the rules, on the card and its page. */
export const cardWords = translated("rules", "cardWords", {
  title: (game: string) => `${game}: rules`,
  allGames: "Rules",
  choose: "Every game’s rules, one page each.",
  print: "Print this page",
  need: "What you need",
  turn: "Your turn",
  beats: "What beats what",
  ladder: "Raises",
  challenges: "Challenges",
  five: "Five arguments, settled",
  deskCode: "QR code to settle an argument by these rules",
  deskCodeHow: "Scan to settle any argument by these rules.",
  fought: "Often argued",
  ending: "How it ends",
  house: "House rules",
  changed: "changed",
  chart: { hand: "Hand", best: "Best", hands: "Hands", rolls: "Of 7,776 rolls" },
  rolls: "Highest to lowest",
  right: "Right",
  wrong: "Wrong",
  settle: "Settle an argument",
  share: "Share these rules",
  shareHow: "The link shows these rules, house rules included.",
  qr: "QR code for these rules",
} as const);

/** "Everyone has a cup with 5 dice (3 with five or more players)." */
export const sayDealt = translated(
  "rules",
  "sayDealt",
  (dealt: readonly { readonly from: number; readonly to: number; readonly dice: number }[]): string => {
    const [first, ...rest] = dealt;
    if (first === undefined) return "";
    const more = rest.map(({ from, dice }) => `${dice} with ${numberWord(from)} or more players`);
    return `Everyone has a cup with ${diceWord(first.dice)}${more.length > 0 ? ` (${more.join("; ")})` : ""}.`;
  },
);

export const sayOneCup = translated(
  "rules",
  "sayOneCup",
  (dice: number): string => `One cup with ${numberWord(dice)} dice passes to the left.`,
);

const WILD = {
  "red-die":
    "The starter also rolls the big red die: its face is wild for the round. If the wild itself is claimed, only dice showing it count.",
  ones: "Ones are wild. If ones are claimed, only ones count.",
} as const;
export const sayWild = translated("rules", "sayWild", (wild: keyof typeof WILD | null): string =>
  wild === null ? "Nothing is wild." : WILD[wild],
);

export const sayBegins = translated(
  "rules",
  "sayBegins",
  (what: Stake, count: number, drink: Drink = null): string =>
    `Everyone starts with ${count === 0 ? "no" : numberWord(count)} ${stakeWord(what, count, drink)}.`,
);

export const sayAnte = translated(
  "rules",
  "sayAnte",
  (chips: number, every: "game" | "round", drink: Drink = null): string =>
    `Everyone antes ${numberWord(chips)} ${stakeWord("chip", chips, drink)} into the pot before ${every === "round" ? "every" : "the first"} round.`,
);

/** The choices of the player in turn. */
export const sayTurn = translated("rules", "sayTurn", (): string => "Raise the last claim, or challenge it.");

export const sayReRolls = translated(
  "rules",
  "sayReRolls",
  (most: number): string =>
    `Before you claim, you can reroll any of your dice, ${most === 1 ? "once" : most === 2 ? "twice" : `${most} times`} a turn.`,
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

/** The steps with the one cup, a sentence each. */
export const saySteps = translated("rules", "saySteps", (steps: Steps): readonly string[] => {
  const may = [
    ...(steps.show ? ["show or hide dice"] : []),
    ...(steps.rollTable ? ["roll shown dice in the open"] : []),
    ...(steps.rollCup ? ["roll the cup"] : []),
  ];
  return [
    ...(steps.unseen
      ? ["You can pass the cup unseen, with a higher claim."]
      : ["Peek before you pass the cup."]),
    ...(may.length > 0
      ? [`${steps.blindRolls ? "Peek or not, you" : "After a peek, you"} can ${list(may)}.`]
      : []),
    ...(steps.tableFirst ? ["Roll shown dice before the cup, never after."] : []),
    ...(steps.mustRoll === "something" ? ["If you peeked, roll at least one die before you claim."] : []),
    ...(steps.mustRoll === "the-cup" ? ["If you peeked, roll the cup before you claim."] : []),
    ...(steps.lookForbidsChallenge ? ["If you peeked, you can’t challenge."] : []),
  ];
});

/** The name of a class of hands, "Full house", "Low straight", or of a roll of two dice, "64", "Mia". */
export const sayClass = translated("rules", "sayClass", (claim: Claim): string => {
  if ("hand" in claim && claim.hand in handWords.kinds)
    return handWords.kinds[claim.hand as keyof typeof handWords.kinds];
  const text = "count" in claim ? sayClaim(claim) : sayHandClaim(claim);
  return text.charAt(0).toUpperCase() + text.slice(1);
});

/** "The lowest raises over 4 fours: 4 fives, 4 sixes and 5 ones." */
export const sayRaises = translated(
  "rules",
  "sayRaises",
  (over: Claim, next: readonly Claim[]): string =>
    `The lowest raises over ${sayClaim(over)}: ${list(next.map(sayClaim))}.`,
);

const KINDS = {
  doubt: { "in-turn": "Challenge in turn", "out-of-turn": "Challenge out of turn" },
  "spot-on": { "in-turn": "“Spot on!” in turn", "out-of-turn": "“Spot on!” out of turn" },
  concede: { "in-turn": "Believing it", "out-of-turn": "Believing it" },
} as const;

/** "Challenge out of turn", "Challenge in turn (Mia)". */
export const sayWay = translated(
  "rules",
  "sayWay",
  (kind: keyof typeof KINDS, outOfTurn: boolean, of: Claim | null): string =>
    `${KINDS[kind][outOfTurn ? "out-of-turn" : "in-turn"]}${of === null ? "" : ` (${sayClaim(of)})`}`,
);

/** "Challenge in turn, right": one way to challenge, and its outcome. */
export const sayWayOut = translated(
  "rules",
  "sayWayOut",
  (kind: keyof typeof KINDS, outOfTurn: boolean, of: Claim | null, how: "right" | "wrong"): string =>
    `${sayWay(kind, outOfTurn, of)}, ${how}`,
);

const PARTIES = {
  claimer: "the claimer",
  challenger: "the challenger",
  "everybody-else": "everyone else",
} as const;

interface Paid {
  readonly who: keyof typeof PARTIES;
  readonly what: Stake;
  readonly count: number;
  readonly intoPot: boolean;
  readonly each: "off" | "all" | null;
}

/** "the claimer loses one die", "the challenger gets two goods", "the claimer loses one die for each one off (at least one)". */
function sayPaid({ who, what, count, intoPot, each }: Paid, drink: Drink): string {
  const much = `${numberWord(Math.abs(count))} ${stakeWord(what, Math.abs(count), drink)}${each === "off" ? ` for each one off (at least ${numberWord(Math.abs(count))})` : ""}`;
  if (each === "all") return `${PARTIES[who]} ${ALL[what] ?? ""}`;
  if (what === "drink" && ownWord("drink", drink) === null)
    return `${PARTIES[who]} drinks ${numberWord(count)}`;
  if (count > 0) return `${PARTIES[who]} ${what === "bad" ? "takes" : "gets"} ${much}`;
  return intoPot ? `${PARTIES[who]} pays ${much} into the pot` : `${PARTIES[who]} loses ${much}`;
}

/** The possible wins of a right “spot on” (S23). */
const ALL: Readonly<Partial<Record<Stake, string>>> = {
  die: "gets all lost dice back",
  chip: "takes the whole pot",
  good: "gets a good for each bad",
};

/** "The claimer loses one die." */
export const sayCosts = translated(
  "rules",
  "sayCosts",
  (costs: readonly Paid[], drink: Drink = null): string => {
    const text = list(costs.map((cost) => sayPaid(cost, drink)));
    return text === "" ? "Nothing changes hands." : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  },
);

const STARTERS = {
  opener: "the same player",
  "left-of-opener": "the player left of the starter",
  "right-of-opener": "the player right of the starter",
  claimer: "the claimer",
  "left-of-claimer": "the player left of the claimer",
  challenger: "the challenger",
  "left-of-challenger": "the player left of the challenger",
} as const;

/** "The claimer starts next." */
export const sayStarts = translated("rules", "sayStarts", (starter: keyof typeof STARTERS): string => {
  const who = STARTERS[starter];
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} starts next.`;
});

/** The ways the game ends, a sentence each. `pot`: there is one to win. */
export const sayEndings = translated(
  "rules",
  "sayEndings",
  (
    { names, outWithout }: { readonly names: "losers" | "winners"; readonly outWithout: Stake | null },
    washing: Washing | null,
    pot: boolean,
    drink: Drink = null,
  ): readonly string[] => {
    const bads = stakeWord("bad", 2, drink);
    if (washing !== null)
      return [
        `A ${stakeWord("good", 1, drink)} cancels a ${stakeWord("bad", 1, drink)}. At ${numberWord(washing.alone)} ${bads}, you wash the dishes.`,
        ...(washing.together === null
          ? []
          : [
              `When ${numberWord(washing.together.count)} are at ${numberWord(washing.together.bads)} ${bads} each, they wash together or hold a playoff.`,
            ]),
      ];
    if (outWithout === null) return ["No one is ever out. Play until you stop."];
    return [
      `Lose your last ${stakeWord(outWithout, 1, drink)} and you’re out.`,
      `The last player in ${names === "winners" ? "wins" : "loses"}${pot ? " and takes the pot" : ""}.`,
    ];
  },
);

interface Washing {
  readonly alone: number;
  readonly together: { readonly count: number; readonly bads: number } | null;
}

/** A point that tables argue about. */
export type FoughtOver =
  | { readonly about: keyof typeof FOUGHT }
  | { readonly about: "named-wild"; readonly when: "opening" | "any" }
  | { readonly about: "five-alike"; readonly pureSeven: boolean }
  | { readonly about: "way-back"; readonly from: Claim; readonly to: Claim };

const FOUGHT = {
  "at-least": "A claim means at least that many.",
  "as-good": "A claim means that or better.",
  "red-die-not-counted": "The red die only sets the wild. It doesn’t count itself.",
  "announcer-shows": "Only the claimer reveals. The challenger’s dice don’t matter.",
  palifico:
    "Palifico: drop to one die for the first time and you start the next round, if more than two are in. The first face holds, and nothing is wild.",
  "wild-hands":
    "Ones are wild: a one becomes the face that helps the hand most. Five ones are the best hand.",
  "wild-alone": "Wild dice alone don’t make a claim true: at least one die must show the face.",
  "one-for-each-player": "The first claim is at least one die per player still in.",
  "opening-on-ones": "You can’t start a round on ones.",
  "no-more-than-dice": "You can’t claim more dice than are in play.",
  "second-roll": "You can roll once more before you claim, without a second peek. Then you can’t challenge.",
} as const;

export const sayFought = translated("rules", "sayFought", (fought: FoughtOver): string => {
  switch (fought.about) {
    case "named-wild":
      return fought.when === "any"
        ? "The wild stays wild until someone claims it. Then nothing is wild for the rest of the round."
        : "If a round starts on the wild, nothing is wild in it.";
    case "five-alike":
      return fought.pureSeven
        ? "Five dice under one cup that all help the claim count as six, or seven without a wild."
        : "Five dice under one cup that all help the claim count as six.";
    case "way-back":
      return `Switching to ones, claim half as many. Switching back, twice as many plus one: ${sayClaim(fought.to)} over ${sayClaim(fought.from)}.`;
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

/** Other published games with a rule. */
const PUBLIC = {
  "perudo-box": "the Perudo box",
  "bluff-box": "Bluff (Call My Bluff, Liar’s Dice by Borg)",
  "encyclopaedia-liars-dice": "the encyclopedia’s “Liar’s dice”",
  "encyclopaedia-dudo": "the encyclopedia’s “Dudo”",
  "encyclopaedia-mia": "the encyclopedia’s “Mia”",
  "poker-dice": "poker dice",
  "bars-of-china": "bars in China",
  "tables-on-the-web": "house rules posted on the web",
} as const;
export type PublicSource = keyof typeof PUBLIC;

export const sayPublicSource = translated(
  "rules",
  "sayPublicSource",
  (source: PublicSource): string => PUBLIC[source],
);

/** The rule book as a page. */
export const bookWords = translated("rules", "bookWords", {
  title: "Rule book",
  about: "Every rule in one sentence, with an example.",
  search: "Search the rules",
  searchExample: "palifico, kicker, F8 …",
  found: (count: number) => (count === 1 ? "One rule" : `${count} rules`),
  none: "No rule found. Try another word or a rule number.",
  rule: (id: string) => `Rule ${id}`,
  example: "For example",
  house: "House rules",
  source: "Source",
  playedBy: "Also",
  ownReading: "Our call.",
  whole: "Open rule book",
  before: (id: string) => `Previous: ${id}`,
  after: (id: string) => `Next: ${id}`,
  chapters: {
    S: "All games",
    H: "Hands of five dice",
  },
} as const);
