import type { Action, ChallengeKindName, Claim, Elsewhere, OptionValue, Refusal, Untold } from "@/lib/engine";
import { sayClaim } from "@/lib/engine";
import { type Names, nameOf } from "../names";
import { type Drink, drinkWord, sayDrinks } from "./drinks";
import { sayMoves } from "./historyScreens";
import { sayOption, sayOptionValue } from "./houseRules";
import { list } from "./people";
import { sayRefusal } from "./refusals";
import { sayEnding, sayVerdict } from "./verdicts";

/** "But we play…": what other tables would have made of a round. */
export const butWePlayWords = {
  hint: "The same words and the same dice, at a table that plays otherwise:",
  looking: "Looking what other tables would say…",
  again: "Try again",
} as const;

/** What came of a round elsewhere, where somebody could tell. */
type Came = Exclude<Elsewhere, { readonly came: "untold" }>;
type Settling = Extract<Elsewhere, { readonly came: "settled" }>;

/** One or several values of a house rule; `open`: whatever is more than `from`, too. */
interface Values {
  readonly from: OptionValue;
  readonly to: OptionValue;
  readonly open: boolean;
}

/** Whose round it was: which game, who sat there, and the table's own word for a drink. */
interface AtTable {
  readonly game: string;
  readonly names: Names;
  readonly drink: Drink;
}

/** "Wild face: None", "Washes alone at: 3 or more". */
export const sayOtherRule = (option: string, values: Values): string =>
  `${sayOption(option)}: ${sayValues(option, values)}`;

function sayValues(option: string, { from, to, open }: Values): string {
  const [first, last] = [sayOptionValue(option, from), sayOptionValue(option, to)];
  if (from === to) return first;
  if (open) return `${first} or more`;
  return Number(to) - Number(from) === 1 ? `${first} or ${last}` : `${first} to ${last}`;
}

/** What would have come of the round there: "8 of 13 fives: short by five. Ann one bad.", "Hale could not have banged. …". */
export function sayElsewhere(there: Came, here: Came, { game, names, drink }: AtTable): string {
  if (there.came === "refused") return sayNotDone(there, names);
  const { settled, moves, finished } = there;
  return [
    sayVerdict(settled, names).finding,
    `${capital(sayMoves(moves, names, drink))}.`,
    finished
      ? sayEnding(game, finished, names)
      : here.came === "settled" && here.finished
        ? "The game goes on."
        : "",
    sayGiver(there, here, names, drink),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function sayGiver({ giver }: Settling, here: Came, names: Names, drink: Drink): string {
  const given = here.came === "settled" ? here.giver : null;
  if (giver !== null && given === null)
    return `${nameOf(names, giver)} hands out ${sayDrinks(1, drink)} too.`;
  return giver === null && given !== null
    ? `${nameOf(names, given)} hands out no ${drinkWord(1, drink)}.`
    : "";
}

/** What could not have been done there, and why. */
function sayNotDone(
  {
    action,
    claim,
    refusal,
  }: { readonly action: Action; readonly claim: Claim | null; readonly refusal: Refusal },
  names: Names,
): string {
  const why = sayRefusal(refusal, names);
  switch (action.do) {
    case "claim":
      return claim === null
        ? why
        : `${nameOf(names, action.by)} could not have said ${sayClaim(claim)}. ${why}`;
    case "challenge": {
      const by = typeof action.by === "string" ? [action.by] : action.by;
      const barred = refusal.values.player === undefined ? by : [refusal.values.player];
      const who = list(barred.map((player) => nameOf(names, player)));
      const bangs = refusal.rule?.startsWith("F") === true;
      return `${who} could not have ${bangs ? "banged" : CALLED[action.kind ?? "doubt"]}. ${why}`;
    }
    case "re-roll":
      return `${nameOf(names, action.by)} could not have rolled again. ${why}`;
    default:
      return why;
  }
}

const CALLED: Readonly<Record<ChallengeKindName, string>> = {
  doubt: "challenged",
  "spot-on": "called it exact",
  concede: "given in",
};

/** "None of the other 9 house rules changes this."; "" where there is no other. */
export function sayUnchanged(unchanged: number, others: boolean): string {
  if (unchanged === 0) return "";
  if (unchanged === 1)
    return others ? "The one other house rule changes nothing." : "The one house rule changes nothing.";
  return `None of the ${others ? "other " : ""}${unchanged} house rules changes this.`;
}

/** Which house rules are left out, and why; one sentence for each reason. */
export function sayUntold(
  untold: readonly { readonly option: string; readonly why: Untold }[],
): readonly string[] {
  return WHYS.flatMap((why) => {
    const options = untold.filter((one) => one.why === why).map(({ option }) => `“${sayOption(option)}”`);
    return options.length === 0 ? [] : [LEFT_OUT[why](list(options))];
  });
}

const WHYS: readonly Untold[] = ["unseen", "rolled", "over", "dealt"];

const LEFT_OUT: Readonly<Record<Untold, (options: string) => string>> = {
  dealt: (options) => `Agreed before the first roll, and left out: ${options}.`,
  rolled: (options) => `Nobody can tell what the red die would have shown: ${options}.`,
  unseen: (options) => `Nobody can tell without the dice themselves: ${options}.`,
  over: (options) => `The game would have been over before: ${options}.`,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
