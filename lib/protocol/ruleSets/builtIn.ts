import {
  ANTE_WORDS,
  ASTRAY,
  type ChallengeData,
  CLAIM_WORDS,
  type CostRow,
  CUP_WORDS,
  type CupsData,
  type GameData,
  gameNamed,
  houseOf,
  ok,
  type Refusal,
  type Result,
  type RuleSetData,
  type StarterData,
  WILD_WORDS,
  type WildData,
} from "@/lib/engine";

// The games of the rule book as rule sets, without the keys that have their defaults.

/** The keys of `values` that differ from the first word. */
const unusual = <Values extends object>(
  words: Readonly<Record<string, readonly string[]>>,
  values: Values,
): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => value !== undefined && words[key]?.[0] !== value),
  ) as Values;

/**
 * A game under partial house rules as a rule set (docs/rule-sets.md). Refuses with `unknown-game`, `unknown-option`,
 * `bad-option-value`.
 */
export function builtInRuleSet(
  game: string,
  named: Readonly<Record<string, unknown>>,
  name: string,
): Result<RuleSetData, Refusal> {
  const found = gameNamed(game);
  if (!found.ok) return found;
  const resolved = houseOf(game, named);
  if (!resolved.ok) return resolved;
  const house = resolved.value;
  const data = found.value.data(house);
  const challenges = data.challenges.filter(({ off }) => off === undefined);
  const listed = ({ when }: { readonly when?: CostRow["when"] }) =>
    when?.kind === undefined || challenges.some(({ kind }) => kind === when.kind);
  const { rule: _rule, ...ending } = data.ending;
  const { drink_name, astray } = house;
  return ok(
    withoutDefaults({
      ...data,
      format: "rule-set/1",
      name,
      challenges,
      cost: data.cost.filter(listed),
      starter: typeof data.starter === "string" ? data.starter : data.starter.filter(listed),
      ending,
      ...(typeof drink_name === "string" && { drink_name }),
      astray: ASTRAY.find((word) => word === astray),
    }),
  );
}

/** A rule set without the keys that have their defaults, and with its known keys only. */
export function withoutDefaults(rules: RuleSetData): RuleSetData {
  const { format, name, description, challenges, deal = {}, cost, ending, drink_name, astray } = rules;
  return {
    format,
    name,
    ...(description && { description }),
    claims: claimsOf(rules),
    cups: cupsOf(rules),
    ...wildOf(rules.wild),
    challenges: challenges.map(challengeOf),
    ...(Object.keys(deal).length > 0 && { deal }),
    ...anteOf(rules),
    cost: cost.map(rowOf),
    starter: starterOf(rules.starter),
    ending,
    ...(rules.winner_gives === "on" && { winner_gives: "on" }),
    ...(drink_name !== undefined && drink_name !== DRINK && { drink_name }),
    ...(astray !== undefined && astray !== ASTRAY[0] && { astray }),
  };
}

const DRINK = "drink";

function claimsOf({ claims }: GameData): GameData["claims"] {
  const plain = unusual(CLAIM_WORDS[claims.kind], claims);
  if (plain.kind !== "hands" || plain.straights !== undefined) return plain;
  const { ace_straight: _, ...rest } = plain;
  return rest;
}

const cupsOf = ({ claims, cups }: GameData): CupsData =>
  cups.kind === "own"
    ? unusual(CUP_WORDS.own, cups)
    : unusual(CUP_WORDS[claims.kind === "two-dice" ? "two-dice" : "hands"], cups);

/** Nothing where no face is wild. */
function wildOf(wild: WildData = {}): Pick<RuleSetData, "wild"> {
  const { kind = "none", named_wild, opening_ones, palifico } = wild;
  const rest = unusual(WILD_WORDS, {
    named_wild: kind === "none" ? undefined : named_wild,
    opening_ones: kind === "ones" ? opening_ones : undefined,
    palifico,
  });
  return kind === "none" && Object.keys(rest).length === 0 ? {} : { wild: { kind, ...rest } };
}

const challengeOf = ({ kind, by, called, together }: ChallengeData): ChallengeData => ({
  kind,
  ...(called !== undefined && { called }),
  ...(by === "anyone" && { by, ...(together !== undefined && together !== "no" && { together }) }),
});

/** A player can be short of chips only where chips are dealt. */
function anteOf({ ante, deal }: GameData): Pick<RuleSetData, "ante"> {
  if (ante === undefined) return {};
  const { short, ...rest } = unusual(ANTE_WORDS, ante);
  return { ante: { ...rest, ...(deal?.chips !== undefined && short !== undefined && { short }) } };
}

const rowOf = ({ when, moves }: CostRow): CostRow => ({
  ...(when !== undefined && { when }),
  moves: moves.map(({ what, count, from, to }) => ({
    what,
    ...(count !== undefined && count !== 1 && { count }),
    from,
    to,
  })),
});

function starterOf(starter: StarterData): StarterData {
  if (typeof starter === "string") return starter;
  const [only, ...more] = starter;
  return only !== undefined && more.length === 0 ? only.who : starter;
}
