import { describe, expect, test } from "vitest";
import { type Action, type GameState, type RuleSet, rulesUnder, toAct } from "@/lib/engine";
import {
  counted,
  doubts,
  holding,
  opens,
  outcome,
  recorded,
  refusedBy,
  ruled,
  says,
  settledIn,
  shows,
  tableOf,
} from "./tableOf";

const CREW = ["Ann", "Bob", "Cy"];
type House = Record<string, string | number>;
const ownHand = (house: House = {}, players = CREW) => tableOf(players, house, "own-hand");
const claimed = (house: House = {}, claim = "three sixes") =>
  recorded(ownHand(house), opens("Ann"), says("Ann", claim)).state;
const chips = (state: GameState) => holding(state, "chip");
const rolls = (by: string, dice?: number): Action => ({ do: "re-roll", by, ...(dice && { dice }) });
const round = (starter: string, doubter: string, found: "short" | "there"): Action[] => [
  ruled(opens(starter)),
  says(starter, "three sixes"),
  doubts(doubter),
  outcome(found),
];
const language = (house: House = {}): RuleSet["claims"] => {
  const rules = rulesUnder("own-hand", house);
  if (!rules.ok) throw new Error(rules.refusal.code);
  return rules.value.claims;
};

describe("O1 the set-up", () => {
  test("O1 five dice and ten chips each, or as many as chips says", () => {
    expect(holding(ownHand(), "die")).toEqual({ Ann: 5, Bob: 5, Cy: 5 });
    expect(chips(ownHand())).toEqual({ Ann: 10, Bob: 10, Cy: 10 });
    expect(chips(ownHand({ chips: 3 }))).toEqual({ Ann: 3, Bob: 3, Cy: 3 });
  });
  test("O1 S9 the high roll claims first: the table names the player", () => {
    expect(refusedBy(ownHand(), opens()).code).toBe("starter-needed");
    expect(toAct(recorded(ownHand(), opens("Cy")).state)).toBe("Cy");
  });
});

describe("O2 hands", () => {
  const rank = (dice: readonly (1 | 2 | 3 | 4 | 5 | 6)[], house: House = {}) =>
    language(house).rankOf(dice)?.rank ?? 0;
  test("O2 ones high: a pair of ones beats a pair of sixes; ones = low: it does not", () => {
    expect(rank([1, 1, 2, 3, 4])).toBeGreaterThan(rank([6, 6, 5, 4, 3]));
    expect(rank([1, 1, 2, 3, 4], { ones: "low" })).toBeLessThan(rank([6, 6, 5, 4, 3], { ones: "low" }));
  });
  test("O2 four runts only, all with one and six; 1-3-4-5-6 is one of them", () => {
    const runts = [
      [1, 6, 4, 3, 2],
      [1, 6, 5, 3, 2],
      [1, 6, 5, 4, 2],
      [1, 6, 5, 4, 3],
    ] as const;
    expect(runts.map((dice) => rank(dice))).toEqual([1, 2, 3, 4]);
    for (const dice of runts) expect(language().ofDice(dice)).toMatchObject({ hand: "high-card" });
    expect(language().ofDice([2, 2, 3, 4, 5])).toMatchObject({ hand: "pair" });
  });
  test("O2 straights below a full house; above-full-house and none by option", () => {
    const full = [1, 1, 1, 6, 6] as const;
    const straight = [2, 3, 4, 5, 6] as const;
    expect(rank(straight)).toBeLessThan(rank(full));
    const above = { straights: "above-full-house" };
    expect(rank(straight, above)).toBeGreaterThan(rank(full, above));
    expect(language({ straights: "none" }).ofDice(straight)).toMatchObject({ hand: "high-card" });
  });
  test("O2 ace_straight = on: 3-4-5-6-1 ranks just above the high straight", () => {
    const house = { ace_straight: "on" };
    expect(language(house).ofDice([1, 3, 4, 5, 6])).toEqual({ hand: "ace-straight" });
    expect(rank([1, 3, 4, 5, 6], house)).toBe(rank([2, 3, 4, 5, 6], house) + 1);
    const state = claimed(house, "high straight");
    expect(recorded(state, says("Bob", "ace straight")).ruled).toEqual([]);
    expect(refusedBy(claimed({}, "high straight"), says("Bob", "ace straight")).code).toBe(
      "wrong-claim-kind",
    );
  });
  test("O2 without straights there is no ace straight either", () => {
    const none = claimed({ straights: "none", ace_straight: "on" });
    expect(refusedBy(none, says("Bob", "ace straight")).code).toBe("wrong-claim-kind");
  });
  test("H6 H7 implied_kicker and raise_strictness are choices here too", () => {
    expect(refusedBy(claimed({}, "pair of sixes"), says("Bob", "pair of sixes, two")).code).toBe(
      "not-higher",
    );
    const off = claimed({ implied_kicker: "off" }, "pair of sixes");
    expect(recorded(off, says("Bob", "pair of sixes, two")).ruled).toEqual([]);
    const shrink = claimed({ raise_strictness: "must-shrink" }, "pair of sixes");
    expect(refusedBy(shrink, says("Bob", "pair of sixes, three")).code).toBe("not-higher");
  });
});

describe("O3, O4 rerolls", () => {
  test("O3 in turn: reroll, then claim or challenge", () => {
    const rolled = recorded(claimed(), rolls("Bob", 2)).state;
    expect(recorded(rolled, says("Bob", "four twos")).state.phase).toBe("claiming");
    expect(recorded(rolled, doubts("Bob")).state.phase).toBe("revealing");
    expect(refusedBy(claimed(), rolls("Cy"))).toEqual({
      code: "not-your-turn",
      rule: "S5",
      values: { player: "Cy", expected: "Bob" },
    });
    expect(refusedBy(claimed(), doubts("Cy")).code).toBe("not-your-turn");
    const shown = { do: "claim", by: "Bob", claim: "four twos", table: [] } as const;
    expect(refusedBy(claimed(), shown).code).toBe("bad-format"); // no dice lie in the open
    // No one rerolls more dice than the five of a hand, in turn or not (formats §7).
    expect(recorded(claimed(), rolls("Bob", 5)).state.phase).toBe("claiming");
    for (const by of ["Bob", "Cy"])
      expect(refusedBy(claimed(), rolls(by, 6))).toMatchObject({
        code: "bad-format",
        values: { name: "dice" },
      });
    const left = recorded(ownHand(), { do: "leave", player: "Cy" }, opens("Ann")).state;
    expect(refusedBy(left, rolls("Cy", 6)).code).toBe("not-active");
    expect(refusedBy(left, rolls("Cy")).code).toBe("not-active");
  });
  test("O4 at most two a turn, and the count resets each turn", () => {
    const twice = recorded(claimed(), rolls("Bob"), rolls("Bob")).state;
    expect(refusedBy(twice, rolls("Bob"))).toMatchObject({ code: "no-rerolls-left", rule: "O4" });
    const next = recorded(twice, says("Bob", "four twos")).state;
    expect(recorded(next, rolls("Cy"), rolls("Cy")).ruled).toEqual([]);
  });
  test("O4 rerolls = 1 allows one, rerolls = 0 none", () => {
    expect(refusedBy(recorded(claimed({ rerolls: 1 }), rolls("Bob")).state, rolls("Bob")).code).toBe(
      "no-rerolls-left",
    );
    expect(refusedBy(claimed({ rerolls: 0 }), rolls("Bob")).code).toBe("no-rerolls-left");
  });
  test("O4 the starter claims without a reroll, unless opener_rerolls = on", () => {
    const opened = recorded(ownHand(), opens("Ann")).state;
    expect(refusedBy(opened, rolls("Ann"))).toMatchObject({ code: "opener-cannot-reroll", rule: "O4" });
    const on = recorded(ownHand({ opener_rerolls: "on" }), opens("Ann"), rolls("Ann"), rolls("Ann")).state;
    expect(refusedBy(on, rolls("Ann")).code).toBe("no-rerolls-left");
  });
  test("O4 opener-cannot-reroll is checked before no-rerolls-left (formats §7), and allowed in that order (S10)", () => {
    const none = recorded(ownHand({ rerolls: 0 }), opens("Ann")).state;
    expect(refusedBy(none, rolls("Ann")).code).toBe("opener-cannot-reroll");
    expect(recorded(none, ruled(rolls("Ann"))).ruled).toEqual(["opener-cannot-reroll", "no-rerolls-left"]);
  });
  test("S11 after unrecorded claims the count resets", () => {
    const state = recorded(claimed(), rolls("Bob"), rolls("Bob"), {
      do: "claim",
      by: "Cy",
      claim: "four twos",
      skipped: true,
    }).state;
    expect(recorded(state, rolls("Ann"), rolls("Ann")).ruled).toEqual([]);
  });
  test("S4 no reroll before the round or after the challenge", () => {
    expect(refusedBy(ownHand(), rolls("Ann")).code).toBe("round-not-started");
    expect(refusedBy(recorded(claimed(), doubts("Bob")).state, rolls("Bob")).code).toBe("already-challenged");
  });
  test("formats §7 the game has no cup steps, ignores accept and rejects table", () => {
    for (const step of [{ do: "look", by: "Bob" } as const, { do: "roll-cup", by: "Bob" } as const])
      expect(refusedBy(claimed(), step).code).toBe("not-in-this-game");
    expect(refusedBy(ownHand(), { do: "show", by: "Ann", dice: [6] }).code).toBe("not-in-this-game");
    const claim = { do: "claim", by: "Bob", claim: "four twos" } as const;
    expect(recorded(claimed(), { ...claim, accept: "blind" }).state.phase).toBe("claiming");
    expect(refusedBy(claimed(), { ...claim, table: [6] }).code).toBe("bad-format");
  });
});

describe("O5 the challenge", () => {
  const challenged = () => recorded(claimed(), doubts("Bob")).state;
  test("O5 only the claimer reveals; the hand decides", () => {
    const short = recorded(challenged(), shows({ Ann: [6, 6, 5, 4, 2] }));
    expect(settledIn(short)).toMatchObject({
      finding: { finding: "short", margin: -1, found: { hand: "pair", faces: [6] } },
      moves: [{ what: "chip", count: 1, from: "Ann", to: "pot" }],
      rules: ["S2", "O5"],
    });
    const there = recorded(challenged(), shows({ Ann: [6, 6, 6, 4, 2] }));
    expect(settledIn(there).moves).toEqual([{ what: "chip", count: 1, from: "Bob", to: "pot" }]);
    expect(there.state.pot).toBe(1);
  });
  test("O5 S12 other hands can be revealed, too, but do not count", () => {
    const both = recorded(challenged(), shows({ Ann: [6, 6, 5, 4, 2], Bob: [6, 6, 6, 6, 6] }));
    expect(settledIn(both).right).toBe(true);
    for (const dice of [{ Bob: [6, 6, 6, 6, 6] }, { Ann: [6, 6, 6] }, { Ann: [6, 6, 6, 6, 6], Cy: [1] }])
      expect(refusedBy(challenged(), shows(dice as Parameters<typeof shows>[0])).code).toBe("dice-mismatch");
  });
  test("S12 counts are for count games only", () => {
    expect(refusedBy(challenged(), counted(3)).code).toBe("bad-format");
    expect(refusedBy(challenged(), counted(99)).code).toBe("bad-format");
    expect(refusedBy(challenged(), { do: "reveal", counts: { Ann: 3 } }).code).toBe("bad-format");
    expect(refusedBy(challenged(), { do: "reveal", dice: [6, 6, 6, 1, 1] }).code).toBe("bad-format");
  });
  test("S12 a bare outcome settles it", () => {
    expect(chips(recorded(challenged(), outcome("exact")).state)).toEqual({ Ann: 10, Bob: 9, Cy: 10 });
    expect(chips(recorded(challenged(), outcome("short")).state)).toEqual({ Ann: 9, Bob: 10, Cy: 10 });
  });
});

test("O6 no chips: out; the last with chips takes the pot", () => {
  const first = recorded(ownHand({ chips: 1 }), ...round("Ann", "Bob", "short"));
  expect(first.state.seats[0]).toMatchObject({ active: false, holds: { chip: 0 } });
  const last = recorded(first.state, ...round("Bob", "Cy", "there"));
  expect(last.state).toMatchObject({
    pot: 0,
    finished: { winners: ["Bob"], losers: ["Ann", "Cy"], reason: "O6", pot: 2 },
  });
  expect(settledIn(last).moves).toEqual([
    { what: "chip", count: 1, from: "Cy", to: "pot" },
    { what: "chip", count: 2, from: "pot", to: "Bob" },
  ]);
  expect(chips(last.state)).toEqual({ Ann: 0, Bob: 3, Cy: 0 });
});

describe("O7 next starter", () => {
  test.each([
    ["rotate", "short", "Bob"],
    ["rotate", "there", "Bob"],
    ["left-of-claimer", "short", "Cy"],
    ["loser", "short", "Bob"],
    ["loser", "there", "Cy"],
  ] as const)("O7 starter = %s, hand %s: %s", (starter, found, expected) => {
    const { state } = recorded(
      ownHand({ starter }),
      opens("Ann"),
      says("Ann", "pair of twos"),
      says("Bob", "three sixes"),
      doubts("Cy"),
      outcome(found),
    );
    expect(toAct(state)).toBe(expected);
  });
});
