import { describe, expect, test } from "vitest";
import { FACES, type Face, type GameState, type RuleSet, rulesUnder, toAct } from "@/lib/engine";
import {
  calls,
  counted,
  doubts,
  holding,
  lifts,
  opens,
  outcome,
  recorded,
  refusedBy,
  ruled,
  says,
  settledIn,
  tableOf,
} from "./tableOf";

const CREW = ["Ann", "Bob", "Cy"];
type House = Record<string, string | number>;
const mia = (house: House = {}, players = CREW) => tableOf(players, house, "mia");
const claimed = (claim = "64", house: House = {}) =>
  recorded(mia(house), opens("Ann"), says("Ann", claim)).state;
const lives = (state: GameState) => holding(state, "life");
const LOW_TO_HIGH = [31, 32, 41, 42, 43, 51, 52, 53, 54, 61, 62, 63, 64, 65, 11, 22, 33, 44, 55, 66, 21];
const language = (): RuleSet["claims"] => {
  const rules = rulesUnder("mia", {});
  if (!rules.ok) throw new Error(rules.refusal.code);
  return rules.value.claims;
};

describe("M1 rolls", () => {
  test("M1 six lives each, or as many as lives says", () => {
    expect(lives(mia())).toEqual({ Ann: 6, Bob: 6, Cy: 6 });
    expect(lives(mia({ lives: 2 }))).toEqual({ Ann: 2, Bob: 2, Cy: 2 });
  });
  test("M1 the 36 rolls make 21 numbers, the higher die first", () => {
    const found = FACES.flatMap((a) => FACES.map((b) => language().ofDice([a, b])));
    const numbers = new Set(found.map((claim) => (claim && "mia" in claim ? claim.mia : 0)));
    expect([...numbers].sort()).toEqual([...LOW_TO_HIGH].sort());
    expect(language().ofDice([4, 6])).toEqual({ mia: 64 });
    expect(language().ofDice([1, 2])).toEqual({ mia: 21 });
  });
  test("M1 31 < 32 < 41 < … < 65 < 11 < 22 < … < 66 < 21, for every pair", () => {
    LOW_TO_HIGH.forEach((low, at) => {
      for (const high of LOW_TO_HIGH.slice(at + 1)) {
        expect(recorded(claimed(String(low)), says("Bob", { mia: high })).ruled).toEqual([]);
        expect(refusedBy(claimed(String(high)), says("Bob", { mia: low })).code).toBe(
          high === 21 ? "top-claim" : "not-higher",
        );
      }
    });
  });
  test.each([
    ["64", 64],
    ["46", 64],
    ["6 4", 64],
    ["sixty-four", 64],
    ["mia", 21],
    ["Mia", 21],
    ["12", 21],
    ["twenty-one", 21],
    ["pair of fives", 55],
    ["55", 55],
    ["double 5", 55],
    ["pair of sixes", 66],
    ["eleven", 11],
    ["thirteen", 31],
    [{ mia: 64 }, 64],
  ] as const)("formats §1 “%s” is %i", (text, number) =>
    expect(language().read(text)).toEqual({ ok: true, value: { mia: number } }),
  );
  test.each([
    ["wibble", "unreadable-claim"],
    ["9 sixes", "unreadable-claim"],
    ["three sixes", "unreadable-claim"],
    ["6", "unreadable-claim"],
    ["164", "unreadable-claim"],
    ["ten", "unreadable-claim"],
    ["miau", "unreadable-claim"],
    ["oh sixty-four", "unreadable-claim"],
    ["wibble four", "unreadable-claim"],
    ["sixty wibble", "unreadable-claim"],
    ["pair of wibbles", "unreadable-claim"],
    ["67", "bad-face"],
    ["07", "bad-face"],
    [{ mia: 70 }, "bad-face"],
    [{ mia: 6 }, "bad-face"],
    [{ mia: 6.5 }, "bad-face"],
    [{ mia: "64" }, "bad-format"],
    [{ mia: 64, loud: true }, "unknown-key"],
    [{ count: 1, face: 6 }, "wrong-claim-kind"],
    [{ hand: "five", faces: [6] }, "wrong-claim-kind"],
    [null, "bad-format"],
  ])("formats §1 %j is refused: %s", (claim, code) =>
    expect(language().read(claim)).toMatchObject({ ok: false, refusal: { code } }),
  );
});

describe("M2 claiming", () => {
  test("M2 strictly higher; equal_ok = yes accepts the same again", () => {
    expect(refusedBy(claimed(), says("Bob", "64"))).toMatchObject({ code: "not-higher", rule: "S3" });
    expect(recorded(claimed("64", { equal_ok: "yes" }), says("Bob", "64")).ruled).toEqual([]);
    expect(refusedBy(claimed("64", { equal_ok: "yes" }), says("Bob", "63")).code).toBe("not-higher");
  });
  test("M2 passing unseen is allowed; pass_unseen = off refuses it, and the table can allow it (S10)", () => {
    const blind = { do: "claim", by: "Bob", claim: "65", accept: "blind" } as const;
    expect(recorded(claimed(), blind).ruled).toEqual([]);
    const off = claimed("64", { pass_unseen: "off" });
    expect(refusedBy(off, blind)).toEqual({ code: "must-look", rule: "M2", values: { player: "Bob" } });
    expect(recorded(off, { ...blind, accept: "looked" }).ruled).toEqual([]);
    expect(recorded(off, ruled(blind)).ruled).toEqual(["must-look"]);
  });
  test("M2 the starter cannot pass unseen", () => {
    const opened = recorded(mia({ pass_unseen: "off" }), opens("Ann")).state;
    expect(recorded(opened, { do: "claim", by: "Ann", claim: "31", accept: "blind" }).ruled).toEqual([]);
  });
  test("M2 only the receiver doubts", () => {
    expect(refusedBy(claimed(), doubts("Cy"))).toMatchObject({ code: "not-your-turn", rule: "S5" });
  });
  test("formats §7 no cup steps, no table, no rerolls here", () => {
    for (const action of [
      { do: "look", by: "Bob" },
      { do: "roll-cup", by: "Bob" },
      { do: "re-roll", by: "Bob" },
    ] as const)
      expect(refusedBy(claimed(), action).code).toBe("not-in-this-game");
    expect(refusedBy(claimed(), { do: "claim", by: "Bob", claim: "65", table: [6] }).code).toBe("bad-format");
  });
});

describe("M3 doubt", () => {
  const doubted = recorded(claimed(), doubts("Bob")).state;
  test.each([
    [[6, 3], "short", { Ann: 5, Bob: 6, Cy: 6 }],
    [[4, 6], "exact", { Ann: 6, Bob: 5, Cy: 6 }],
    [[1, 1], "over", { Ann: 6, Bob: 5, Cy: 6 }],
    [[2, 1], "over", { Ann: 6, Bob: 5, Cy: 6 }],
  ] as const)("M3 64 claimed, %j there: %s", (dice, finding, expected) => {
    const played = recorded(doubted, lifts(...(dice as readonly Face[])));
    expect(settledIn(played)).toMatchObject({ finding: { finding }, rules: ["S2", "M1", "M3"] });
    expect(lives(played.state)).toEqual(expected);
  });
  test("M3 S12 two dice or the bare outcome, nothing else", () => {
    expect(lives(recorded(doubted, outcome("short")).state)).toMatchObject({ Ann: 5 });
    expect(refusedBy(doubted, lifts(6))).toMatchObject({
      code: "dice-mismatch",
      values: { got: 1, limit: 2, dice: [] },
    });
    expect(refusedBy(doubted, lifts(6, 4, 1)).code).toBe("dice-mismatch");
    for (const action of [
      counted(1),
      { do: "reveal", counts: { Ann: 1 } } as const,
      { do: "reveal", dice: { Ann: [6, 4] } } as const,
    ])
      expect(refusedBy(doubted, action).code).toBe("bad-format");
  });
});

describe("M4 Mia", () => {
  const announced = (house: House = {}) => claimed("mia", house);
  test("M4 concede: one life, settled at once, without a reveal", () => {
    const played = recorded(announced(), calls("Bob", "concede"));
    expect(lives(played.state)).toEqual({ Ann: 6, Bob: 5, Cy: 6 });
    expect(settledIn(played)).toMatchObject({
      shown: null,
      messedUp: false,
      kind: "concede",
      finding: { found: null, margin: null },
      moves: [{ what: "life", count: 1, from: "Bob", to: "bank" }],
      rules: ["M4"],
    });
    expect(played.state.phase).toBe("between-rounds");
    expect(toAct(played.state)).toBe("Bob");
  });
  test("M4 look: a true Mia costs two, a false one costs the claimer one", () => {
    const doubted = recorded(announced(), doubts("Bob")).state;
    expect(lives(recorded(doubted, lifts(1, 2)).state)).toEqual({ Ann: 6, Bob: 4, Cy: 6 });
    expect(lives(recorded(doubted, lifts(6, 6)).state)).toEqual({ Ann: 5, Bob: 6, Cy: 6 });
    expect(lives(recorded(doubted, outcome("there")).state)).toMatchObject({ Bob: 4 });
    expect(settledIn(recorded(doubted, lifts(1, 2))).rules).toEqual(["S2", "M1", "M4"]);
  });
  test("M4 S13 no player loses more lives than they have", () => {
    const played = recorded(announced({ lives: 1 }), doubts("Bob"), lifts(1, 2));
    expect(settledIn(played).moves).toEqual([{ what: "life", count: 1, from: "Bob", to: "bank" }]);
  });
  test.each(["no", "yes"])("M4 S7 no claim beats Mia, not even Mia (equal_ok = %s)", (ok) => {
    for (const claim of ["mia", "66"])
      expect(refusedBy(announced({ equal_ok: ok }), says("Bob", claim))).toMatchObject({
        code: "top-claim",
        rule: "S7",
      });
  });
  test("M4 only Mia is conceded, and only by the receiver", () => {
    expect(refusedBy(claimed(), calls("Bob", "concede")).code).toBe("challenge-not-allowed");
    expect(refusedBy(announced(), calls("Cy", "concede")).code).toBe("not-your-turn");
    expect(refusedBy(announced(), calls("Ann", "concede")).code).toBe("own-claim");
    expect(refusedBy(announced(), calls("Bob", "spot-on")).code).toBe("challenge-not-allowed");
  });
  test("M4 S10 a concession out of turn can be allowed anyway", () => {
    const played = recorded(announced(), ruled(calls("Cy", "concede")));
    expect([played.ruled, lives(played.state)]).toEqual([["not-your-turn"], { Ann: 6, Bob: 6, Cy: 5 }]);
  });
});

test("M5 the loser of a life starts; no lives means out, and the last one in wins", () => {
  const first = recorded(claimed("64", { lives: 1 }), doubts("Bob"), outcome("there"));
  expect(toAct(first.state)).toBe("Cy"); // Bob is out
  const last = recorded(first.state, opens(), says("Cy", "31"), doubts("Ann"), lifts(1, 1));
  expect(last.state).toMatchObject({
    phase: "finished",
    finished: { winners: ["Cy"], losers: ["Ann", "Bob"], reason: "M5" },
  });
  expect(toAct(recorded(claimed(), doubts("Bob"), outcome("short")).state)).toBe("Ann");
});
