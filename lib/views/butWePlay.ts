import {
  type Elsewhere,
  elsewhere,
  type Option,
  type OptionValue,
  optionsOf,
  type PlayedRound,
  type Untold,
} from "@/lib/engine";

// "But we play…": what a verdict would have been under each other value of each house rule.

/** What would have come of the round where somebody could tell. */
export type Outcome = Exclude<Elsewhere, { readonly came: "untold" }>;

/** One house rule with other values than this table's, and what they would have made of the round. */
export interface OtherRule {
  readonly option: string;
  readonly values: ValueRange;
  readonly came: Outcome;
}

/** One value, or whole numbers beside each other that come to the same; `open`: the game takes none beyond them. */
export interface ValueRange {
  readonly from: OptionValue;
  readonly to: OptionValue;
  readonly open: boolean;
}

/** What other tables would have made of a round. */
export interface ButWePlay {
  /** What came of it here. */
  readonly here: Outcome;
  /** Those under which something else comes of it, in the order of the game's card. */
  readonly others: readonly OtherRule[];
  /** How many of the other house rules change nothing, whatever their value. */
  readonly unchanged: number;
  /** House rules of which nobody can tell. */
  readonly untold: readonly { readonly option: string; readonly why: Untold }[];
}

/** Numbers tried of one house rule: whoever plays with more than that plays another game. */
const MAX_TRIED = 100;

/** Plays a round again under every other value of every house rule; the engine judges each. */
export function butWePlay(round: PlayedRound): ButWePlay {
  const { game, house } = round.before;
  const options = optionsOf(game);
  const tell = elsewhere(round);
  const here = tell(house);
  if (!options.ok || here.came !== "settled")
    throw new Error("cannot happen: a settled round without a verdict");
  const others: OtherRule[] = [];
  const untold: { readonly option: string; readonly why: Untold }[] = [];
  let unchanged = 0;
  for (const [name, option] of Object.entries(options.value)) {
    const tried = otherValues(option, house[name]).map((value) => ({
      value,
      there: tell({ ...house, [name]: value }),
    }));
    const told = tried.flatMap(({ value, there }) => (there.came === "untold" ? [] : [{ value, there }]));
    const [first] = tried;
    if (told.length === 0) {
      if (first?.there.came === "untold") untold.push({ option: name, why: first.there.why });
      continue;
    }
    const ranges = inRanges(told, option).filter(({ there }) => !sameOutcome(here, there));
    others.push(...ranges.map(({ values, there }) => ({ option: name, values, came: there })));
    if (ranges.length === 0) unchanged++;
  }
  return { here, others, unchanged, untold };
}

/** Every value a table could have chosen instead; none where it is free words. */
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

/** Numbers that follow one another and come to the same are one; words stand by themselves. */
function inRanges(told: readonly OutcomeSummary[], option: Option) {
  const last = "to" in option ? Math.min(option.to, option.from + MAX_TRIED - 1) : null;
  const ranges: { values: ValueRange; there: Outcome }[] = [];
  for (const { value, there } of told) {
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

/** Whether two tables come to the same: who was right, what was found, what changes hands, how it ends. */
function sameOutcome(a: Elsewhere, b: Elsewhere): boolean {
  return JSON.stringify(outcomeOf(a)) === JSON.stringify(outcomeOf(b));
}

function outcomeOf(came: Elsewhere) {
  if (came.came !== "settled") return came;
  const { settled, moves, finished, giver } = came;
  const { finding, right } = settled;
  return {
    right,
    finding: finding.finding,
    margin: finding.margin,
    // The same dice may make a hand of another name.
    found: typeof finding.found === "number" ? finding.found : null,
    moves,
    ends: finished && { winners: finished.winners, losers: finished.losers, pot: finished.pot },
    giver,
  };
}
