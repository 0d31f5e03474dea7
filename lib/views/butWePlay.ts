import {
  type AlternativeResult,
  alternativeResults,
  type Option,
  type OptionValue,
  optionsOf,
  type PlayedRound,
  type UnknownReason,
} from "@/lib/engine";

// "But we play…": a verdict under each other value of each house rule.

/** The result of a round whose dice tell it. */
export type Outcome = Exclude<AlternativeResult, { readonly came: "unknown" }>;

/** One house rule with its other values, and their effect on the round. */
export interface OtherRule {
  readonly option: string;
  readonly values: ValueRange;
  readonly came: Outcome;
}

/** One value, or a range of numbers with the same effect; `open`: the game allows none beyond. */
export interface ValueRange {
  readonly from: OptionValue;
  readonly to: OptionValue;
  readonly open: boolean;
}

/** How other tables would score a round. */
export interface ButWePlay {
  /** The result at this table. */
  readonly here: Outcome;
  /** Rules that change the result, in the order of the game's card. */
  readonly others: readonly OtherRule[];
  /** How many other house rules change nothing, with any value. */
  readonly unchanged: number;
  /** House rules with an unknown effect. */
  readonly untold: readonly { readonly option: string; readonly why: UnknownReason }[];
}

/** The most numbers tried for one rule: beyond that it is another game. */
const MAX_TRIED = 100;

/** Replays a round under every other value of every house rule; the engine settles each. */
export function butWePlay(round: PlayedRound): ButWePlay {
  const { game, house } = round.before;
  const options = optionsOf(game);
  const resultUnder = alternativeResults(round);
  const here = resultUnder(house);
  if (!options.ok || here.came !== "settled")
    throw new Error("cannot happen: a settled round without a verdict");
  const others: OtherRule[] = [];
  const untold: { readonly option: string; readonly why: UnknownReason }[] = [];
  let unchanged = 0;
  for (const [name, option] of Object.entries(options.value)) {
    const tried = otherValues(option, house[name]).map((value) => ({
      value,
      there: resultUnder({ ...house, [name]: value }),
    }));
    const outcomes = tried.flatMap(({ value, there }) =>
      there.came === "unknown" ? [] : [{ value, there }],
    );
    const [first] = tried;
    if (outcomes.length === 0) {
      if (first?.there.came === "unknown") untold.push({ option: name, why: first.there.why });
      continue;
    }
    const ranges = inRanges(outcomes, option).filter(({ there }) => !sameOutcome(here, there));
    others.push(...ranges.map(({ values, there }) => ({ option: name, values, came: there })));
    if (ranges.length === 0) unchanged++;
  }
  return { here, others, unchanged, untold };
}

/** Every other value of an option; none for free text. */
function otherValues(option: Option, value: OptionValue | undefined): readonly OptionValue[] {
  if ("longest" in option) return [];
  if ("choices" in option) return option.choices.filter((one) => one !== value);
  const most = Math.min(option.to, option.from + MAX_TRIED - 1);
  const numbers = Array.from({ length: most - option.from + 1 }, (_, at) => option.from + at);
  return [...(option.also === undefined ? [] : [option.also]), ...numbers].filter((one) => one !== value);
}

interface OutcomeSummary {
  readonly value: OptionValue;
  readonly there: Outcome;
}

/** Merges consecutive numbers with the same effect; words stay separate. */
function inRanges(outcomes: readonly OutcomeSummary[], option: Option) {
  const last = "to" in option ? Math.min(option.to, option.from + MAX_TRIED - 1) : null;
  const ranges: { values: ValueRange; there: Outcome }[] = [];
  for (const { value, there } of outcomes) {
    const before = ranges.at(-1);
    const follows =
      before &&
      typeof before.values.to === "number" &&
      value === before.values.to + 1 &&
      sameOutcome(before.there, there);
    const values = { from: follows ? before.values.from : value, to: value, open: value === last };
    if (follows) ranges[ranges.length - 1] = { values, there };
    else ranges.push({ values, there });
  }
  return ranges;
}

/** True if two results are equal: who was right, the count, the moves, and the end. */
function sameOutcome(a: AlternativeResult, b: AlternativeResult): boolean {
  return JSON.stringify(outcomeOf(a)) === JSON.stringify(outcomeOf(b));
}

function outcomeOf(outcome: AlternativeResult) {
  if (outcome.came !== "settled") return outcome;
  const { settled, moves, finished, giver } = outcome;
  const { finding, right } = settled;
  return {
    right,
    finding: finding.finding,
    margin: finding.margin,
    // The same dice can make a hand with another name.
    found: typeof finding.found === "number" ? finding.found : null,
    moves,
    ends: finished && { winners: finished.winners, losers: finished.losers, pot: finished.pot },
    giver,
  };
}
