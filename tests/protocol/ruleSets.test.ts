import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { gameIds } from "@/lib/engine";
import { replay } from "@/lib/protocol/replay";
import { checkRuleSet } from "@/lib/protocol/ruleSets/checkRuleSet";
import { readRuleSet } from "@/lib/protocol/ruleSets/readRuleSet";
import { tryOut } from "@/lib/protocol/ruleSets/tryOut";
import { sampleOf } from "../everyCase";
import { builtIn } from "./builtIn";

type Json = Record<string, unknown>;

/** Sets a value at a path, or removes the key. */
function changed(rules: unknown, path: string, value: unknown): unknown {
  const copy = structuredClone(rules) as Json;
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let part = copy;
  for (const key of keys) {
    part[key] ??= {};
    part = part[key] as Json;
  }
  if (value === undefined) delete part[last];
  else part[last] = value;
  return copy;
}

const problem = (rules: unknown): string | null => {
  const read = readRuleSet(rules);
  if (read.ok) return null;
  expect(read.refusal.code).toBe("bad-rule-set");
  return read.refusal.values.name ?? "no path";
};

const bank = (what: string, from: string, to = "bank") => ({ what, from, to });
const WRONG_PAYS = (what: string, to = "bank") => [
  { when: { right: true }, moves: [bank(what, "claimer", to)] },
  { moves: [bank(what, "challenger", to)] },
];
/** A game that ends when the first player is out of lives. */
const firstOut = { ...builtIn("mia"), ending: { kind: "first-out", without: "life" } };

describe("what is refused, with its path", () => {
  test.each<readonly [why: string, rules: unknown, path: string]>([
    ["no object", [], ""],
    ["nothing", null, ""],
    ["text", "rule-set/1", ""],
    ["an unknown key", changed(builtIn("bar"), "house", {}), "house"],
    ["another format", changed(builtIn("bar"), "format", "rule-set/2"), "format"],
    ["a missing format", changed(builtIn("bar"), "format", undefined), "format"],
    ["a missing name", changed(builtIn("bar"), "name", undefined), "name"],
    ["a name of 41 characters", changed(builtIn("bar"), "name", "x".repeat(41)), "name"],
    ["an empty name", changed(builtIn("bar"), "name", ""), "name"],
    ["a long description", changed(builtIn("bar"), "description", "x".repeat(501)), "description"],
    ["an unknown kind of claims", changed(builtIn("bar"), "claims.kind", "cards"), "claims.kind"],
    ["claims without a kind", changed(builtIn("bar"), "claims", {}), "claims.kind"],
    [
      "a key of another kind of claims",
      changed(builtIn("bar"), "claims.straights", "none"),
      "claims.straights",
    ],
    ["true instead of a word", changed(builtIn("bar"), "claims.cap_bids", true), "claims.cap_bids"],
    ["own cups with two dice", changed(builtIn("mia"), "cups", { kind: "own" }), "cups.kind"],
    ["a passed cup with counts", changed(builtIn("bar"), "cups", { kind: "passed" }), "cups.kind"],
    ["a key of a cup of five dice", changed(builtIn("mia"), "cups.roll_table", "yes"), "cups.roll_table"],
    [
      "an ace straight alone",
      changed(builtIn("own-hand", { straights: "none" }), "claims.ace_straight", "on"),
      "claims.ace_straight",
    ],
    ["hands of four dice", changed(builtIn("own-hand"), "cups.dice", 4), "cups.dice"],
    ["no dice", changed(builtIn("bar"), "cups.dice", 0), "cups.dice"],
    ["half a die", changed(builtIn("bar"), "cups.dice", 2.5), "cups.dice"],
    ["no rows of dice", changed(builtIn("bar"), "cups.dice", []), "cups.dice"],
    [
      "rows that do not rise",
      changed(builtIn("bar"), "cups.dice", [{ up_to: 4, dice: 5 }, { up_to: 4, dice: 4 }, { dice: 3 }]),
      "cups.dice.1.up_to",
    ],
    [
      "a limit in the last row",
      changed(builtIn("bar"), "cups.dice", [{ up_to: 4, dice: 5 }]),
      "cups.dice.0.up_to",
    ],
    [
      "no limit before the last row",
      changed(builtIn("bar"), "cups.dice", [{ dice: 5 }, { dice: 4 }]),
      "cups.dice.0.up_to",
    ],
    ["opener's rerolls alone", changed(builtIn("bar"), "cups.opener_rerolls", "on"), "cups.opener_rerolls"],
    ["a lock without a table", changed(builtIn("closed-cup"), "cups.table_lock", "turn"), "cups.table_lock"],
    ["a wild face in a hand", changed(builtIn("own-hand"), "wild", { kind: "ones" }), "wild.kind"],
    ["wild without a kind", changed(builtIn("bar"), "wild", {}), "wild.kind"],
    [
      "a named wild face without one",
      changed(builtIn("bar"), "wild", { kind: "none", named_wild: "any" }),
      "wild.named_wild",
    ],
    [
      "opening ones with a red die",
      changed(builtIn("firehouse"), "wild.opening_ones", "plain"),
      "wild.opening_ones",
    ],
    ["palifico without lost dice", changed(builtIn("firehouse"), "wild.palifico", "on"), "wild.palifico"],
    ["no doubt", changed(builtIn("red-dead"), "challenges", [{ kind: "spot-on" }]), "challenges"],
    ["no challenge", changed(builtIn("red-dead"), "challenges", []), "challenges"],
    [
      "four challenges",
      changed(builtIn("red-dead"), "challenges", Array(4).fill({ kind: "doubt" })),
      "challenges",
    ],
    [
      "a kind twice",
      changed(builtIn("bar"), "challenges", [{ kind: "doubt" }, { kind: "doubt" }]),
      "challenges.1.kind",
    ],
    [
      "spot on with two dice",
      changed(builtIn("mia"), "challenges.1", { kind: "spot-on" }),
      "challenges.1.kind",
    ],
    [
      "a concession of counts",
      changed(builtIn("bar"), "challenges.1", { kind: "concede" }),
      "challenges.1.kind",
    ],
    ["anyone at a passed cup", changed(builtIn("mia"), "challenges.0.by", "anyone"), "challenges.0.by"],
    ["several in turn", changed(builtIn("bar"), "challenges.0.together", "first"), "challenges.0.together"],
    ["several calzas", changed(builtIn("perudo"), "challenges.1.together", "each"), "challenges.1.together"],
    ["no lives to be out without", changed(builtIn("mia"), "deal", {}), "deal.lives"],
    ["no chips to be out without", changed(builtIn("pirate"), "deal", undefined), "deal.chips"],
    ["lives for nothing", changed(builtIn("bar"), "deal", { lives: 3 }), "deal.lives"],
    ["too many chips", changed(builtIn("pirate"), "deal.chips", 1001), "deal.chips"],
    ["short without chips", changed(builtIn("red-dead"), "ante.short", "out"), "ante.short"],
    ["an ante without chips", changed(builtIn("bar"), "ante", {}), "ante.chips"],
    ["an ante where the first out loses", changed(firstOut, "ante", { chips: 1 }), "ante"],
    [
      "a pot where the first out loses",
      changed(firstOut, "cost.0.moves", [bank("chip", "challenger", "pot")]),
      "ending.kind",
    ],
    ["no price", changed(builtIn("bar"), "cost", undefined), "cost"],
    ["an empty price list", changed(builtIn("bar"), "cost", []), "cost"],
    ["too many rows", changed(builtIn("bar"), "cost", Array(21).fill({ moves: [] })), "cost"],
    ["a case without a row", changed(builtIn("bar"), "cost.1.when", { in_turn: true }), "cost"],
    ["a kind that is not listed", changed(builtIn("bar"), "cost.0.when.kind", "spot-on"), "cost.0.when.kind"],
    ["21 in counts", changed(builtIn("bar"), "cost.0.when.top", true), "cost.0.when.top"],
    ["a word for yes", changed(builtIn("bar"), "cost.0.when.in_turn", "no"), "cost.0.when.in_turn"],
    [
      "dice where no one is out without",
      changed(builtIn("firehouse"), "cost.0.moves.0", bank("die", "claimer")),
      "cost.0.moves.0.what",
    ],
    [
      "lives that were not dealt",
      changed(builtIn("bar"), "cost.0.moves.0", bank("life", "claimer")),
      "cost.0.moves.0.what",
    ],
    ["two roles", changed(builtIn("bar"), "cost.0.moves.0.to", "challenger"), "cost.0.moves.0.to"],
    ["no role", changed(builtIn("bar"), "cost.0.moves.0.from", "bank"), "cost.0.moves.0.to"],
    [
      "the pot to the others",
      changed(builtIn("pirate"), "cost.0.moves.0", bank("chip", "pot", "others")),
      "cost.0.moves.0.to",
    ],
    ["dice into the pot", changed(builtIn("bar"), "cost.0.moves.0.to", "pot"), "cost.0.moves.0.to"],
    [
      "drinks from the pot",
      changed(builtIn("pass-the-cup"), "cost.1.moves.0.from", "pot"),
      "cost.1.moves.0.from",
    ],
    [
      "drinks from a player",
      changed(builtIn("pass-the-cup"), "cost.1.moves.0", bank("drink", "claimer")),
      "cost.1.moves.0.from",
    ],
    [
      "a difference of hands",
      changed(builtIn("own-hand"), "cost.0.moves.0.count", "difference"),
      "cost.0.moves.0.count",
    ],
    [
      "all lives back",
      changed(builtIn("mia"), "cost.0.moves.0", { ...bank("life", "bank", "claimer"), count: "all" }),
      "cost.0.moves.0.count",
    ],
    [
      "all owed chips",
      changed(builtIn("bar", { pot_ante: 1 }), "cost.0.moves.0", {
        ...bank("chip", "claimer"),
        count: "all",
      }),
      "cost.0.moves.0.count",
    ],
    ["no dice at all", changed(builtIn("bar"), "cost.0.moves.0.count", 0), "cost.0.moves.0.count"],
    [
      "seven moves",
      changed(builtIn("bar"), "cost.0.moves", Array(7).fill(bank("die", "claimer"))),
      "cost.0.moves",
    ],
    ["a stake that no one loses", changed(builtIn("bar"), "cost", [{ moves: [] }]), "ending.without"],
    [
      "dice of a passed cup",
      { ...builtIn("mia"), deal: {}, cost: WRONG_PAYS("die"), ending: { kind: "last-in", without: "die" } },
      "ending.without",
    ],
    ["dishes without bads", changed(builtIn("firehouse"), "cost", [{ moves: [] }]), "ending.kind"],
    ["an unknown ending", changed(builtIn("bar"), "ending.kind", "first"), "ending.kind"],
    ["a key of another ending", changed(builtIn("bar"), "ending.alone", 5), "ending.alone"],
    ["a condition in the last row", changed(builtIn("perudo"), "starter.1.when", {}), "starter.1.when"],
    ["no condition before it", changed(builtIn("perudo"), "starter.0.when", undefined), "starter.0.when"],
    ["an unknown starter", changed(builtIn("bar"), "starter", "oldest"), "starter"],
    ["no rows of starters", changed(builtIn("bar"), "starter", []), "starter"],
    ["an unknown word in a row", changed(builtIn("perudo"), "starter.1.who", "oldest"), "starter.1.who"],
    ["a drink to give without drinks", changed(builtIn("bar"), "winner_gives", "on"), "winner_gives"],
    ["a long word for a drink", changed(builtIn("bar"), "drink_name", "x".repeat(41)), "drink_name"],
    [
      "a long word for a challenge",
      changed(builtIn("bar"), "challenges.0.called", "x".repeat(21)),
      "challenges.0.called",
    ],
  ])("%s", (_why, rules, path) => {
    expect(problem(rules)).toBe(path);
    expect(checkRuleSet(rules)).toMatchObject({
      ok: false,
      problems: [{ code: "bad-rule-set", path, message: expect.stringMatching(/./) }],
      games: 0,
      medianRounds: null,
    });
  });

  test.each([
    ["hostile keys", JSON.parse('{"__proto__": {"format": "rule-set/1"}}'), "__proto__"],
    ["an inherited word", changed(builtIn("bar"), "claims.kind", "constructor"), "claims.kind"],
    ["a huge number", changed(builtIn("bar"), "cups.dice", 1e308), "cups.dice"],
    ["no number", changed(builtIn("bar"), "cups.dice", Number.POSITIVE_INFINITY), "cups.dice"],
    ["a megabyte of rows", changed(builtIn("bar"), "cost", Array(40_000).fill({ moves: [] })), "cost"],
    ["a megabyte of text", changed(builtIn("bar"), "name", "x".repeat(1_000_000)), "name"],
    [
      "deep nesting",
      changed(builtIn("bar"), "ante", JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`)),
      "ante",
    ],
  ])("refuses %s", (_why, rules, path) => expect(problem(rules)).toBe(path));

  test("limits the path of a key with a very long name", () => {
    expect(problem({ ["x".repeat(100_000)]: 1 })).toHaveLength(120);
  });
});

describe("a record with its rule set", () => {
  const record = { format: "dice-record/2", rules: builtIn("bar"), players: ["Ann", "Bob"], actions: [] };
  test.each<readonly [string, object, string, string?]>([
    ["format", { format: "dice-record/3", rules: {} }, "bad-format"],
    ["a game beside it", { game: "bar", rules: 5 }, "unknown-key"],
    ["house rules beside it", { house: {}, players: [] }, "unknown-key"],
    ["no rule set", { rules: undefined, players: [] }, "bad-format"],
    ["rules before players", { rules: 5, players: ["Ann", "Ann"] }, "bad-rule-set", ""],
    ["rules before the form of players", { rules: {}, players: "Ann" }, "bad-rule-set", "format"],
    ["players last", { players: ["Ann", "Ann"] }, "duplicate-player"],
    ["too few of them", { players: ["Ann"] }, "too-few-players"],
    ["no list of them", { players: "Ann" }, "bad-format"],
  ])("is checked in order: %s", (_why, change, code, path) => {
    const answer = replay(JSON.parse(JSON.stringify({ ...record, ...(change as object) })));
    expect(answer).toMatchObject({ ok: false, code, steps: [], message: expect.stringMatching(/./) });
    expect("path" in answer ? answer.path : undefined).toBe(path);
  });

  test("cites its own rules, and says each in a sentence", () => {
    const answer = replay({
      ...record,
      rules: builtIn("firehouse", { end_alone: 1 }),
      players: ["Ann", "Bob", "Cy"],
      actions: [
        { do: "start-round", starter: "Ann", wild: 1 },
        { do: "claim", by: "Ann", claim: "2 sixes" },
        { do: "challenge", by: "Cy" },
        { do: "reveal", outcome: "there" },
      ],
    });
    expect(answer).toMatchObject({
      rounds: [{ rules: ["S1", "X4"], moves: [{ what: "bad", count: 2, to: "Cy" }] }],
      finished: { losers: ["Cy"], reason: "X5" },
      own_rules: {
        X1: "If the claim is not there and the challenge is in turn, the claimer gets one bad.",
        X4: "Otherwise the challenger gets two bads.",
        X5: "The game ends when one player is at −1, or two are at −3.",
      },
    });
  });

  test("says a row about a doubt out of turn", () => {
    const rules = builtIn("firehouse");
    const late = {
      when: { right: false, in_turn: false },
      moves: [{ what: "bad", count: 2, from: "bank", to: "challenger" }],
    };
    const answer = replay({ ...record, rules: { ...rules, cost: [late, ...rules.cost] } });
    expect(answer).toMatchObject({
      own_rules: {
        X1: "If the claim is there and the challenge is out of turn, the challenger gets two bads.",
      },
    });
  });
});

/** Sample answers of `--check` for every built-in game. */
test.each(sampleOf(gameIds, 3))("%s passes its own check, the same each time", (game) => {
  const checked = checkRuleSet(builtIn(game));
  expect(checked).toMatchObject({ ok: true, problems: [], games: 300 });
  expect(checkRuleSet(builtIn(game))).toEqual(checked);
});

test("finds a game that does not end in 1,000 rounds", () => {
  const both = [bank("life", "claimer"), { ...bank("life", "bank", "claimer"), count: 2 }];
  const rules = { ...builtIn("mia"), cost: [{ moves: both }] };
  const read = readRuleSet(rules);
  if (!read.ok) throw new Error(read.refusal.values.name);
  expect(tryOut(read.value, 2)).toMatchObject({ games: 2, medianRounds: 1000, deadState: null, noEnd: true });
});

test("the conformance file has malformed rule sets and games that people play", () => {
  const sets = readFileSync("tests/conformance/rule_sets.jsonl", "utf8").trim().split("\n");
  expect(new Set(sets.map((line) => JSON.parse(line).set)).size).toBe(18);
});

test("judges a hand of fewer dice, where a rule set takes dice from hands", () => {
  const rules = {
    ...builtIn("own-hand"),
    deal: {},
    cost: WRONG_PAYS("die"),
    starter: "loser",
    ending: { kind: "last-in", without: "die" },
  };
  const round = (claim: string, dice: readonly number[]) => [
    { do: "start-round", starter: "Ann" },
    { do: "claim", by: "Ann", claim },
    { do: "challenge", by: "Bob" },
    { do: "reveal", dice: { Ann: dice } },
  ];
  const actions = [...round("three sixes", [6, 6, 2, 3, 4]), ...round("three sixes", [6, 6, 6, 6])];
  expect(replay({ format: "dice-record/2", rules, players: ["Ann", "Bob"], actions })).toMatchObject({
    ok: true,
    rounds: [
      { claimTrue: false, margin: -1 },
      { claimTrue: true, margin: 1, found: { hand: "four", faces: [6] } },
    ],
    standing: { Ann: { dice: 4 }, Bob: { dice: 4 } },
  });
});
