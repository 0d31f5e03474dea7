import type { House } from "@/lib/engine";

/** The headings of house rules, in order. */
export const RULE_GROUPS = ["wilds", "price", "money", "exact", "turns", "hands", "odd"] as const;
export type RuleGroup = (typeof RULE_GROUPS)[number];

/** The options below each heading; all others are odd. */
const OPTIONS: Readonly<Record<Exclude<RuleGroup, "odd">, readonly string[]>> = {
  wilds: ["wild", "wild_face", "wild_ones", "named_wild", "natural_needed", "ones", "open_on_ones"],
  price: [
    ...["price", "loses", "out_of_turn_penalty", "loss_drinks", "winner_gives_drink", "drink_name", "lives"],
    ...["wrong_costs", "loser_drinks"],
    ...["end_alone", "end_together", "together_count", "end_pair", "false_mia"],
  ],
  money: ["ante", "pot_ante", "stack", "short", "chips"],
  exact: ["spot_on", "exact_call", "exact_wins", "calza"],
  turns: [
    ...["starter", "out_of_turn", "simultaneous", "raise", "first_claim", "cap_bids", "rerolls"],
    ...["opener_rerolls", "equal_ok", "pass_unseen", "next_to_mia", "second_roll"],
  ],
  hands: ["straights", "ace_straight", "implied_kicker", "raise_strictness"],
};

/** The heading of an option. */
export const ruleGroupOf = (option: string): RuleGroup =>
  RULE_GROUPS.find((group) => group !== "odd" && OPTIONS[group].includes(option)) ?? "odd";

/** The headings in a stored list. Unknown ones, as from a newer version, allow nothing. */
export const storedRuleGroups = (stored: string): readonly RuleGroup[] =>
  RULE_GROUPS.filter((group) => stored.split(" ").includes(group));

/** A list of headings to store: in order, each once. */
export const asStored = (groups: readonly RuleGroup[]): string =>
  RULE_GROUPS.filter((group) => groups.includes(group)).join(" ");

/** The rules that differ between two sets of complete house rules. */
export const differingRules = (one: House, other: House): readonly string[] =>
  Object.keys(one).filter((option) => one[option] !== other[option]);

/** A game's complete house rules, with those of a group below its closed headings. */
export const withinHeadings = (house: House, usual: House, open: readonly RuleGroup[]): House =>
  Object.fromEntries(
    Object.entries(house).map(([option, value]) => [
      option,
      open.includes(ruleGroupOf(option)) ? value : (usual[option] ?? value),
    ]),
  );
