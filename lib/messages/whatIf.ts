import {
  type Action,
  type AlternativeResult,
  type Astray,
  type Claim,
  type Face,
  faceWord,
  type Move,
  type OptionValue,
  type PlayerId,
  type Refusal,
  type Settled,
  type Shout,
  type Stake,
  type UnknownReason,
} from "@/lib/engine";
import { sayFinding } from "./answers";
import { diceWord, list, numberWord, possessive } from "./anyPage";
import { sayEntry, sayMoves } from "./history";
import { sayOption, sayOptionValue } from "./house";
import { type Names, nameOf } from "./names";
import { sayRefusal } from "./refusals";
import { sayBegins, sayDealt, sayRaises } from "./rules";
import { sayMarks } from "./table";
import { type Drink, sayClaim, sayDrinks, sayStakeCount, stakeWord } from "./terms";
import { translated } from "./translated";
import { sayPlainEnding, sayVerdict } from "./verdict";

/** The outcome of a round at an example's table. */
type ExampleOutcome =
  | { readonly result: "allowed"; readonly beyond: number | null }
  | { readonly result: "refused"; readonly refusal: Refusal }
  | {
      readonly result: "settled";
      readonly claim: Claim;
      readonly finding: Settled["finding"];
      readonly moves: readonly Move[] | null;
      readonly starter: PlayerId | null;
      readonly giver: PlayerId | null;
    };

/** An example's table. */
export type Seen =
  | { readonly seen: "order"; readonly hands: readonly (readonly Face[])[] }
  | { readonly seen: "raises"; readonly over: Claim; readonly lowest: readonly Claim[] }
  | { readonly seen: "cups"; readonly dealt: readonly { from: number; to: number; dice: number }[] }
  | { readonly seen: "begins"; readonly what: Stake; readonly count: number }
  | { readonly seen: "pot"; readonly players: number; readonly chips: number }
  | {
      readonly seen: "short";
      readonly player: string;
      readonly holdings: number;
      readonly ante: number;
      readonly pot: number;
      readonly out: boolean;
    }
  | {
      readonly seen: "astray";
      readonly player: string;
      readonly does: Astray;
      readonly starter: string;
    }
  | { readonly seen: "dishes"; readonly people: number; readonly bads: number; readonly wash: boolean }
  | {
      readonly seen: "round";
      readonly holdings: readonly {
        readonly player: PlayerId;
        readonly what: Stake;
        readonly count: number;
      }[];
      readonly done: readonly Action[];
      readonly bangs: boolean;
      readonly shown: readonly (readonly Face[])[];
      readonly wild: Face | null;
      readonly drink: Drink;
      readonly outcomes: readonly ExampleOutcome[];
    };

/** The text around an example of a house rule. */
export const exampleWords = translated("whatIf", "exampleWords", {
  example: "For example",
  /** "With Wild face: Ones": another rule that this one needs to show. */
  under: (rules: readonly { readonly option: string; readonly value: OptionValue }[]) =>
    `With ${list(rules.map(({ option, value }) => `“${sayOption(option)}: ${sayOptionValue(option, value)}”`))}`,
  idle: "With your other house rules, this changes nothing.",
} as const);

const sayShort = ({ out, pot }: Extract<Seen, { readonly seen: "short" }>): string =>
  out ? "is out, and can rebuy" : `goes all-in, and plays for all ${pot} in the pot`;

/** An example of a house rule, in sentences: "Ann said 2 twos, Cy banged. …". Names come from the example. */
export const sayExample = translated("whatIf", "sayExample", (seen: Seen): string => {
  switch (seen.seen) {
    case "order":
      return `From high to low: ${seen.hands.map((dice) => dice.join("")).join(", ")}.`;
    case "raises":
      return sayRaises(seen.over, seen.lowest);
    case "cups":
      return sayDealt(seen.dealt);
    case "begins":
      return sayBegins(seen.what, seen.count);
    case "pot":
      return `${capital(numberWord(seen.players))} players: ${seen.chips === 0 ? "no pot" : `${sayStakeCount("chip", seen.chips)} in the pot before the first claim`}.`;
    case "short":
      return `${seen.player} has ${sayStakeCount("chip", seen.holdings)} left, and the ante is ${seen.ante}: ${seen.player} ${sayShort(seen)}.`;
    case "astray":
      return `${possessive(seen.player)} die falls off the table: ${ASTRAY[seen.does](seen.player, seen.starter)}.`;
    case "dishes":
      return sayDishes(seen.people, seen.bads, seen.wash);
    case "round":
      return sayRound(seen);
  }
});

const ASTRAY = {
  void: (_player: string, starter: string) => `the round is void, and ${starter} starts again`,
  "re-roll": (player: string) => `${player} rerolls it, hidden, and play goes on`,
  stands: () => "it counts as it lies, or not at all if it’s lost",
} as const satisfies Readonly<Record<Astray, unknown>>;

function sayDishes(people: number, bads: number, wash: boolean): string {
  const have = sayStakeCount("bad", bads);
  if (people === 1) return `At ${have}, you ${wash ? "wash the dishes alone" : "don’t wash yet"}.`;
  return `${capital(numberWord(people))} players with ${have} each: ${wash ? "they wash the dishes together" : "the game goes on"}.`;
}

function sayRound(seen: Extract<Seen, { seen: "round" }>): string {
  const { holdings, done, bangs, shown, wild, drink, outcomes } = seen;
  const telling = { doubt: bangs ? "bang" : "doubt", drink } as const;
  const sentences = done.map((action) => {
    const marks = sayMarks(action);
    return `${sayEntry(action, {}, telling)}${marks === "" ? "" : ` (${marks})`}`;
  });
  const dice = shown.map((cup) => cup.join("")).join(" + ");
  return [
    ...holdings.map(({ player, what, count }) => `${player} has ${sayStakeCount(what, count, drink)}.`),
    `${sentences.join(", ")}.`,
    ...(shown.length > 0
      ? [`The dice: ${dice}${wild === null ? "" : `, ${faceWord(wild, 2)} are wild`}.`]
      : []),
    ...outcomes.map((one) => sayExampleOutcome(one, drink)),
  ].join(" ");
}

function sayExampleOutcome(outcome: ExampleOutcome, drink: Drink): string {
  switch (outcome.result) {
    case "allowed":
      return outcome.beyond === null
        ? "Allowed."
        : `Allowed, though only ${diceWord(outcome.beyond)} are in play.`;
    case "refused":
      return `Not allowed: ${sayRefusal(outcome.refusal, {})}`;
    case "settled":
      if (outcome.starter)
        return `${outcome.finding.finding === "short" ? "Short" : "There"}: ${outcome.starter} starts next.`;
      return [
        sayFinding(outcome.claim, outcome.finding),
        ...(outcome.moves ? [`${capital(sayMoves(outcome.moves, {}, drink))}.`] : []),
        ...(outcome.giver ? [`${outcome.giver} hands out ${sayDrinks(1, drink)} too.`] : []),
      ].join(" ");
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "But we play…": the same round under other house rules. */
export const butWePlayWords = translated("whatIf", "butWePlayWords", {
  hint: "Same round, other house rules:",
  looking: "Checking other house rules…",
  again: "Try again",
} as const);

/** The outcome of a round elsewhere, when it can be known. */
type AlternativeOutcome = Exclude<AlternativeResult, { readonly came: "unknown" }>;
type Settling = Extract<AlternativeResult, { readonly came: "settled" }>;

/** One or several values of a house rule; `open`: more than `from`, too. */
interface Values {
  readonly from: OptionValue;
  readonly to: OptionValue;
  readonly open: boolean;
}

/** The table of the round: its game, its players and its own word for a drink. */
interface AtTable {
  readonly game: string;
  readonly names: Names;
  readonly drink: Drink;
  /** False where a lost game means no dishes; omitted elsewhere. */
  readonly washes?: boolean | undefined;
}

/** "Wild face: None", "Washes alone at: 3 or more". */
export const sayOtherRule = translated(
  "whatIf",
  "sayOtherRule",
  (option: string, values: Values): string => `${sayOption(option)}: ${sayValues(option, values)}`,
);

function sayValues(option: string, { from, to, open }: Values): string {
  const [first, last] = [sayOptionValue(option, from), sayOptionValue(option, to)];
  if (from === to) return first;
  if (open) return `${first} or more`;
  return Number(to) - Number(from) === 1 ? `${first} or ${last}` : `${first} to ${last}`;
}

/** The outcome there: "8 of 13 fives: short by five. Ann takes one bad.", "Hale couldn’t have banged. …". */
export const sayAlternative = translated(
  "whatIf",
  "sayAlternative",
  (there: AlternativeOutcome, here: AlternativeOutcome, { game, names, drink, washes }: AtTable): string => {
    if (there.came === "refused") return sayNotDone(there, names);
    const { settled, moves, finished } = there;
    return [
      sayVerdict(settled, names).finding,
      `${capital(sayMoves(moves, names, drink))}.`,
      finished
        ? sayPlainEnding(game, { ...finished, washes }, names)
        : here.came === "settled" && here.finished
          ? "The game goes on."
          : "",
      sayGiver(there, here, names, drink),
    ]
      .filter((sentence) => sentence !== "")
      .join(" ");
  },
);

function sayGiver({ giver }: Settling, here: AlternativeOutcome, names: Names, drink: Drink): string {
  const given = here.came === "settled" ? here.giver : null;
  if (giver !== null && given === null)
    return `${nameOf(names, giver)} hands out ${sayDrinks(1, drink)} too.`;
  return giver === null && given !== null
    ? `${nameOf(names, given)} hands out no ${stakeWord("drink", 1, drink)}.`
    : "";
}

/** The action that table refuses, and why. */
function sayNotDone(
  { action, claim, called, refusal }: Extract<AlternativeResult, { readonly came: "refused" }>,
  names: Names,
): string {
  const why = sayRefusal(refusal, names);
  switch (action.do) {
    case "claim":
      return claim === null
        ? why
        : `${nameOf(names, action.by)} couldn’t have said ${sayClaim(claim)}. ${why}`;
    case "challenge": {
      const by = typeof action.by === "string" ? [action.by] : action.by;
      const barred = refusal.values.player === undefined ? by : [refusal.values.player];
      const who = list(barred.map((player) => nameOf(names, player)));
      return `${who} couldn’t have ${CALLED[called ?? "doubt"]}. ${why}`;
    }
    case "re-roll":
      return `${nameOf(names, action.by)} couldn’t have rerolled. ${why}`;
    default:
      return why;
  }
}

const CALLED: Readonly<Record<Shout, string>> = {
  bang: "banged",
  doubt: "challenged",
  "spot-on": "called spot on",
  concede: "believed it",
};

/** "The other 9 house rules change nothing."; "" if there is no other. */
export const sayUnchanged = translated(
  "whatIf",
  "sayUnchanged",
  (unchanged: number, others: boolean): string => {
    if (unchanged === 0) return "";
    if (unchanged === 1)
      return others ? "The other house rule changes nothing." : "The house rule changes nothing.";
    return `The ${others ? "other " : ""}${unchanged} house rules change nothing.`;
  },
);

/** House rules left out, one sentence for each reason. */
export const sayUnknown = translated(
  "whatIf",
  "sayUnknown",
  (untold: readonly { readonly option: string; readonly why: UnknownReason }[]): readonly string[] => {
    return WHYS.flatMap((why) => {
      const options = untold.filter((one) => one.why === why).map(({ option }) => `“${sayOption(option)}”`);
      return options.length === 0 ? [] : [LEFT_OUT[why](list(options))];
    });
  },
);

const WHYS: readonly UnknownReason[] = ["unseen", "rolled", "over", "dealt"];

const LEFT_OUT: Readonly<Record<UnknownReason, (options: string) => string>> = {
  dealt: (options) => `Left out, agreed before the first roll: ${options}.`,
  rolled: (options) => `Can’t tell what the red die would have shown: ${options}.`,
  unseen: (options) => `Can’t tell without the dice: ${options}.`,
  over: (options) => `The game would have ended sooner: ${options}.`,
};
