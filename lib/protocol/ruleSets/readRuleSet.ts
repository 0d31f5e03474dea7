import {
  ANTE_WORDS,
  CHALLENGE_KINDS,
  CHALLENGE_WORDS,
  CLAIM_WORDS,
  CUP_WORDS,
  casesOf,
  LOSABLE,
  type MoveData,
  ok,
  PAIR_WORDS,
  type Refusal,
  type Result,
  ROLES,
  type Role,
  type RuleSetData,
  refused,
  rowFor,
  STAKES,
  STARTERS,
  TABLE_WORDS,
  WILD_WORDS,
} from "@/lib/engine";

// Checks a rule set of unknown origin (docs/rule-sets.md). Phones do it too, so it is without zod.

/** Finds a malformed part of a value: its path, or null. */
type Shape = (value: unknown, path: string) => string | null;

const within = (path: string, key: string | number): string => (path === "" ? `${key}` : `${path}.${key}`);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const when =
  (fits: (value: unknown) => boolean): Shape =>
  (value, path) =>
    fits(value) ? null : path;

const word = (...words: readonly string[]): Shape => when((value) => words.includes(value as string));
const flag = when((value) => typeof value === "boolean");
const whole = (from: number, to: number): Shape =>
  when((value) => typeof value === "number" && Number.isInteger(value) && value >= from && value <= to);
const text = (longest: number): Shape =>
  when((value) => typeof value === "string" && value.trim() !== "" && [...value].length <= longest);

const list =
  (item: (at: number, length: number) => Shape, shortest: number, longest: number): Shape =>
  (value, path) => {
    if (!Array.isArray(value) || value.length < shortest || value.length > longest) return path;
    return firstOf(value, (each, at) => item(at, value.length)(each, within(path, at)));
  };

function firstOf<Item>(
  items: readonly Item[],
  problem: (item: Item, at: number) => string | null,
): string | null {
  for (const [at, item] of items.entries()) {
    const found = problem(item, at);
    if (found !== null) return found;
  }
  return null;
}

/** An object with these keys and no others. Those of `needed` must be there. */
const keys =
  (needed: Readonly<Record<string, Shape>>, other: Readonly<Record<string, Shape>> = {}): Shape =>
  (value, path) => {
    if (!isObject(value)) return path;
    const known = { ...needed, ...other };
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(known, key));
    if (unknown !== undefined) return within(path, unknown);
    return firstOf(Object.entries(known), ([key, shape]) => {
      if (Object.hasOwn(value, key)) return shape(value[key], within(path, key));
      return Object.hasOwn(needed, key) ? within(path, key) : null;
    });
  };

const wordsOf = (words: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, Shape>> =>
  Object.fromEntries(Object.entries(words).map(([key, choices]) => [key, word(...choices)]));

/** An object whose other keys depend on its `kind`. */
const byKind =
  (kinds: Readonly<Record<string, Shape>>): Shape =>
  (value, path) => {
    if (!isObject(value)) return path;
    const kind = Object.hasOwn(value, "kind") ? value.kind : undefined;
    const shape = typeof kind === "string" && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    return shape === undefined ? within(path, "kind") : shape(value, path);
  };

const ANY: Shape = () => null;
const KIND = { kind: ANY };

const CLAIMS = byKind(
  Object.fromEntries(Object.entries(CLAIM_WORDS).map(([kind, words]) => [kind, keys(KIND, wordsOf(words))])),
);

const DICE = whole(1, 10);
const dice: Shape = (value, path) =>
  Array.isArray(value)
    ? list(
        (at, length) =>
          at === length - 1 ? keys({ dice: DICE }) : keys({ up_to: whole(2, 29), dice: DICE }),
        1,
        29,
      )(value, path)
    : DICE(value, path);

const cups = (claims: "hands" | "two-dice"): Shape =>
  byKind({
    own: keys(KIND, { dice, rerolls: whole(0, 99), ...wordsOf(CUP_WORDS.own) }),
    passed: keys(KIND, wordsOf(CUP_WORDS[claims])),
  });

const WHEN = { kind: word(...CHALLENGE_KINDS), right: flag, in_turn: flag };
const MOVE = keys(
  { what: word(...STAKES), from: word(...ROLES, "bank", "pot"), to: word(...ROLES, "bank", "pot") },
  { count: (value, path) => (value === "difference" || value === "all" ? null : whole(1, 99)(value, path)) },
);
const COST_ROW = keys(
  { moves: list(() => MOVE, 0, 6) },
  { when: keys({}, { ...WHEN, top: flag, messed_up: flag }) },
);

const STARTER = word(...STARTERS);
const starter: Shape = (value, path) =>
  Array.isArray(value)
    ? list(
        (at, length) =>
          at === length - 1 ? keys({ who: STARTER }) : keys({ when: keys({}, WHEN), who: STARTER }),
        1,
        Number.POSITIVE_INFINITY,
      )(value, path)
    : STARTER(value, path);

const LOSES = keys({ ...KIND, without: word(...LOSABLE) });
const ENDING = byKind({
  "last-in": LOSES,
  "first-out": LOSES,
  dishes: keys(KIND, {
    alone: whole(1, 99),
    together: whole(1, 99),
    together_count: whole(2, 99),
    pair: word(...PAIR_WORDS),
  }),
  never: keys(KIND),
});

/** The shape of a whole rule set, key by key. */
const ruleSet: Shape = (value, path) => {
  const claims = isObject(value) && isObject(value.claims) ? value.claims.kind : undefined;
  return keys(
    {
      format: word("rule-set/1"),
      name: text(40),
      claims: CLAIMS,
      cups: cups(claims === "two-dice" ? claims : "hands"),
      challenges: list(
        () => keys({ kind: word(...CHALLENGE_KINDS) }, { called: text(20), ...wordsOf(CHALLENGE_WORDS) }),
        1,
        3,
      ),
      cost: list(() => COST_ROW, 1, 20),
      starter,
      ending: ENDING,
    },
    {
      description: when((text) => typeof text === "string" && [...text].length <= 500),
      wild: keys(KIND, wordsOf(WILD_WORDS)),
      deal: keys({}, { lives: whole(1, 99), chips: whole(1, 1000) }),
      ante: keys({ chips: whole(0, 1_000_000) }, wordsOf(ANTE_WORDS)),
      drink_name: text(40),
      ...wordsOf(TABLE_WORDS),
    },
  )(value, path);
};

/** A problem and its path. */
type Clash = readonly [clashes: boolean, path: string];

const isRole = (holder: MoveData["from"]): holder is Role => holder !== "bank" && holder !== "pot";

/** The keys that do not go together, in a rule set of the right shape. */
function clashes(rules: RuleSetData): readonly Clash[] {
  const { claims, cups, wild = { kind: "none" }, challenges, deal = {}, ante, cost, ending } = rules;
  const counts = claims.kind === "counts";
  const own = cups.kind === "own";
  const without = "without" in ending ? ending.without : null;
  const kinds = challenges.map(({ kind }) => kind);
  const moves = cost.flatMap((row) => row.moves);
  const moved = (what: MoveData["what"]) => moves.some((move) => move.what === what);
  const rows = own && typeof cups.dice === "object" ? cups.dice : [];
  const starters = typeof rules.starter === "string" ? [] : rules.starter;
  return [
    [own ? claims.kind === "two-dice" : counts, "cups.kind"],
    [
      claims.kind === "hands" && claims.ace_straight === "on" && (claims.straights ?? "none") === "none",
      "claims.ace_straight",
    ],
    ...rows.map(
      ({ up_to = 30 }, at): Clash => [up_to <= (rows[at - 1]?.up_to ?? 1), `cups.dice.${at}.up_to`],
    ),
    [
      own &&
        claims.kind === "hands" &&
        (rows.length > 0 ? rows : [{ dice: cups.dice ?? 5 }]).some(({ dice }) => dice !== 5),
      "cups.dice",
    ],
    [own && cups.opener_rerolls !== undefined && cups.rerolls === undefined, "cups.opener_rerolls"],
    [!own && cups.table_lock !== undefined && cups.roll_table !== "yes", "cups.table_lock"],
    [wild.kind !== "none" && !counts, "wild.kind"],
    [wild.named_wild !== undefined && wild.kind === "none", "wild.named_wild"],
    [wild.opening_ones !== undefined && wild.kind !== "ones", "wild.opening_ones"],
    [wild.palifico === "on" && without !== "die", "wild.palifico"],
    [!kinds.includes("doubt"), "challenges"],
    ...challenges.flatMap(({ kind, by, together }, at): readonly Clash[] => [
      [kinds.indexOf(kind) < at, `challenges.${at}.kind`],
      [kind === "spot-on" && !counts, `challenges.${at}.kind`],
      [kind === "concede" && claims.kind !== "two-dice", `challenges.${at}.kind`],
      [by === "anyone" && !own, `challenges.${at}.by`],
      [together !== undefined && (kind !== "doubt" || by !== "anyone"), `challenges.${at}.together`],
    ]),
    [without === "life" && deal.lives === undefined, "deal.lives"],
    [without === "chip" && deal.chips === undefined, "deal.chips"],
    [deal.lives !== undefined && without !== "life", "deal.lives"],
    [ante?.short === "out" && (deal.chips === undefined || ending.kind !== "last-in"), "ante.short"],
    [ante !== undefined && ending.kind === "first-out", "ante"],
    [ending.kind === "first-out" && moves.some(({ to }) => to === "pot"), "ending.kind"],
    ...cost.flatMap(({ when = {}, moves }, at): readonly Clash[] => [
      [when.kind !== undefined && !kinds.includes(when.kind), `cost.${at}.when.kind`],
      [when.top !== undefined && claims.kind !== "two-dice", `cost.${at}.when.top`],
      ...moves.flatMap((move, place) =>
        moveClashes(move, rules).map(([wrong, key]): Clash => [wrong, `cost.${at}.moves.${place}.${key}`]),
      ),
    ]),
    ...starters.map(
      ({ when }, at): Clash => [
        when?.kind !== undefined && !kinds.includes(when.kind),
        `starter.${at}.when.kind`,
      ],
    ),
    [kinds.some((kind) => casesOf(kind, rules).some((facts) => rowFor(cost, facts) === undefined)), "cost"],
    [without !== null && !moves.some(({ what, from }) => what === without && isRole(from)), "ending.without"],
    [without === "die" && !own, "ending.without"],
    [ending.kind === "dishes" && !moved("bad"), "ending.kind"],
    [rules.winner_gives === "on" && !moved("drink"), "winner_gives"],
  ];
}

/** The same within one move of a price. */
function moveClashes({ what, count, from, to }: MoveData, rules: RuleSetData): readonly Clash[] {
  const { claims, deal = {}, ending } = rules;
  const without = "without" in ending ? ending.without : null;
  return [
    [what === "die" && without !== "die", "what"],
    [what === "life" && deal.lives === undefined, "what"],
    [isRole(from) === isRole(to), "to"],
    [from === "pot" && to === "others", "to"],
    [from === "pot" && what !== "chip", "from"],
    [to === "pot" && what !== "chip", "to"],
    [["drink", "good", "bad"].includes(what) && from !== "bank", "from"],
    [count === "difference" && claims.kind !== "counts", "count"],
    [count === "all" && from === "bank" && what !== "die" && what !== "good", "count"],
    [count === "all" && what === "chip" && deal.chips === undefined, "count"],
  ];
}

/** The most characters of a path, because its keys come from the sender. */
export const MAX_PATH_LENGTH = 120;

/**
 * Reads a rule set. Refuses with `bad-rule-set`: `name` is the path of the bad key, with dots, as in `cost.0.moves.1.count`.
 * For a missing key it is the path where that key belongs.
 */
export function readRuleSet(input: unknown): Result<RuleSetData, Refusal> {
  const malformed = ruleSet(input, "");
  const rules = input as RuleSetData;
  const path = malformed ?? clashes(rules).find(([clashes]) => clashes)?.[1];
  return path === undefined
    ? ok({ ...rules, winner_gives: rules.winner_gives ?? "off" })
    : refused({ code: "bad-rule-set", rule: null, values: { name: path.slice(0, MAX_PATH_LENGTH) } });
}
