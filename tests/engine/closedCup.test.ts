import { describe, expect, test } from "vitest";
import {
  type Action,
  type CupStep,
  type Face,
  type GameState,
  legal,
  type MakeClaim,
  toAct,
} from "@/lib/engine";
import {
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
const closed = (house: House = {}, players = CREW) => tableOf(players, house, "closed-cup");
const passed = (house: House = {}, claim = "pair of twos") =>
  recorded(closed(house), opens("Ann"), says("Ann", claim)).state;
const table = (state: GameState) =>
  state.phase === "claiming" ? state.round.table.map(({ face }) => face) : null;
const next = (state: GameState, ...steps: Action[]) => recorded(state, ...steps).state;

const looks = (by: string): CupStep => ({ do: "look", by });
const rollsCup = (by: string): CupStep => ({ do: "roll-cup", by });
const exposes = (by: string, ...dice: Face[]): CupStep => ({ do: "show", by, dice });
const hides = (by: string, ...dice: Face[]): CupStep => ({ do: "hide", by, dice });
const calls = (by: string, claim: unknown, dice?: Face[], more: Partial<MakeClaim> = {}): Action => ({
  do: "claim",
  by,
  claim,
  ...(dice && { table: dice }),
  ...more,
});
const round = (starter: string, doubter: string, found: "short" | "there"): Action[] => [
  ruled(opens(starter)),
  says(starter, "three sixes"),
  doubts(doubter),
  outcome(found),
];

describe("C1 hands", () => {
  test("C1 ones high, unless ones = low", () => {
    expect(recorded(passed({}, "pair of sixes"), says("Bob", "pair of ones")).ruled).toEqual([]);
    expect(refusedBy(passed({ ones: "low" }, "pair of sixes"), says("Bob", "pair of ones")).code).toBe(
      "not-higher",
    );
  });
  test("C1 straights below a full house, above it, or none", () => {
    const full = says("Bob", "full house, twos over threes");
    expect(recorded(passed({}, "high straight"), full).ruled).toEqual([]);
    expect(refusedBy(passed({ straights: "above-full-house" }, "high straight"), full).code).toBe(
      "not-higher",
    );
    expect(refusedBy(passed({ straights: "none" }), says("Bob", "high straight")).code).toBe(
      "wrong-claim-kind",
    );
    expect(refusedBy(passed(), says("Bob", "ace straight")).code).toBe("wrong-claim-kind");
  });
  test("C1 H6 H7 implied_kicker and raise_strictness are choices here too", () => {
    expect(refusedBy(passed({}, "pair of sixes"), says("Bob", "pair of sixes, two")).code).toBe("not-higher");
    const off = passed({ implied_kicker: "off" }, "pair of sixes");
    expect(recorded(off, says("Bob", "pair of sixes, two")).ruled).toEqual([]);
    const shrink = passed({ raise_strictness: "must-shrink" }, "pair of sixes");
    expect(refusedBy(shrink, says("Bob", "pair of sixes, three")).code).toBe("not-higher");
  });
});

describe("C2 the ante", () => {
  test("C2 one chip by every player still in before each round", () => {
    const first = next(closed(), opens("Ann"));
    expect([first.pot, holding(first, "chip")]).toEqual([3, { Ann: -1, Bob: -1, Cy: -1 }]);
    const second = next(first, says("Ann", "three sixes"), doubts("Bob"), outcome("there"), opens());
    expect([second.pot, holding(second, "chip")]).toEqual([5, { Ann: -2, Bob: -1, Cy: -2 }]);
  });
  test("C2 S13 the antes are in the moves of the round they start", () => {
    const played = recorded(closed({ ante: 2 }), ...round("Ann", "Bob", "there"));
    expect(settledIn(played).moves).toEqual([
      ...CREW.map((player) => ({ what: "chip", count: 2, from: player, to: "pot" })),
      { what: "life", count: 1, from: "Bob", to: "bank" },
    ]);
  });
  test("C2 ante = 0: nothing is paid", () => expect(next(closed({ ante: 0 }), opens("Ann")).pot).toBe(0));

  test.each([2, 3, 4, 5, 6])("C2 %i players play one round less, and the pot ends at n(n+1)/2 − 1", (n) => {
    const players = "ABCDEF".slice(0, n).split("");
    let state = closed({}, players);
    for (let rounds = 1; rounds < n; rounds++) {
      const starter = toAct(state) ?? "A";
      state = next(state, opens(starter), says(starter, "three sixes"));
      expect(state.phase).toBe("claiming");
      state = next(state, doubts(toAct(state) ?? ""), outcome("there"));
    }
    expect(state).toMatchObject({
      settledRounds: n - 1,
      pot: 0,
      finished: { winners: ["A"], reason: "C2", pot: (n * (n + 1)) / 2 - 1 },
    });
  });
});

describe("C3 exposed dice must be in the claim", () => {
  const opened = (house: House = {}) => next(closed(house), opens("Ann"));
  test.each([
    ["three sixes", [3, 3], true],
    ["high straight", [3, 3], false],
    ["high straight", [3, 6], true],
    ["low straight", [6], false],
    ["pair of sixes", [6, 6, 5, 4, 3], true],
    ["pair of sixes, five four three", [2], false],
    ["pair of sixes, five four", [2], true], // five dice: 6 6 5 4 2
    ["pair of sixes", [2, 3, 4], true],
    ["pair of sixes", [2, 3, 4, 5], false],
    ["four fives", [2], true],
    ["four fives", [2, 3], false],
    ["full house, threes over twos", [3, 3, 3], true],
    ["full house, threes over twos", [2, 2, 2], false],
    ["full house, threes over twos", [1], false],
    ["five fives", [5, 5, 5, 5, 5], true],
    ["five fives", [1], false],
    ["six high", [1, 2, 3, 4], true],
    ["six five four three high", [2, 2], false],
    ["one six high", [2, 3, 4], true],
  ] as [string, Face[], boolean][])("C3 “%s” with %j showing fits: %s", (claim, dice, fits) => {
    if (fits) expect(recorded(opened(), calls("Ann", claim, dice)).ruled).toEqual([]);
    else
      expect(refusedBy(opened(), calls("Ann", claim, dice))).toMatchObject({
        code: "exposed-not-in-claim",
        rule: "C3",
      });
  });
  test("C3 spoken kickers are named dice, implied ones are not", () => {
    // Unspoken, the two of “four fives” is open: a three may show.
    expect(recorded(opened(), calls("Ann", "four fives", [3])).ruled).toEqual([]);
    expect(refusedBy(opened(), calls("Ann", "four fives, two", [3])).code).toBe("exposed-not-in-claim");
  });
  test("C3 applies to every claim: the starter's, after a peek, blind, skipped", () => {
    const shown = next(closed(), opens("Ann"), calls("Ann", "pair of threes", [3, 3]));
    expect(refusedBy(shown, says("Bob", "high straight")).code).toBe("exposed-not-in-claim");
    for (const more of [{ accept: "blind" }, { accept: "looked" }, { skipped: true }] as const)
      expect(refusedBy(shown, calls("Bob", "high straight", undefined, more)).code).toBe(
        "exposed-not-in-claim",
      );
    expect(refusedBy(next(shown, looks("Bob")), says("Bob", "high straight")).code).toBe(
      "exposed-not-in-claim",
    );
    expect(refusedBy(next(opened(), exposes("Ann", 3, 3)), says("Ann", "high straight")).code).toBe(
      "exposed-not-in-claim",
    );
  });
  test("C3 the ladder is checked before the exposed dice; the table can allow both (S10)", () => {
    const shown = next(closed(), opens("Ann"), calls("Ann", "pair of threes", [3, 3]));
    expect(refusedBy(shown, says("Bob", "one six five four high")).code).toBe("not-higher");
    expect(recorded(shown, ruled(says("Bob", "high straight"))).ruled).toEqual(["exposed-not-in-claim"]);
  });
  test("C3 offered claims fit the shown dice, even if a lower claim would do without them", () => {
    const shown = next(opened(), exposes("Ann", 3, 3, 4, 5, 6));
    expect(legal(shown, "Ann").claim).toMatchObject({
      refusal: null,
      lowest: { hand: "high-card", kickers: [3] },
    });
    const called = next(shown, says("Ann", "pair of threes, six five four"));
    expect(legal(called, "Bob").claim).toMatchObject({
      refusal: { code: "exposed-not-in-claim" },
      lowest: null,
    });
  });
  test("C3 exposed_strict = on: the finished hand must also be exactly the claimed class", () => {
    const strict = opened({ exposed_strict: "on" });
    // A pair of threes and three sixes make a full house, never just three of a kind.
    expect(refusedBy(strict, calls("Ann", "three sixes", [3, 3])).code).toBe("exposed-not-in-claim");
    expect(recorded(strict, calls("Ann", "full house, sixes over threes", [3, 3])).ruled).toEqual([]);
    expect(recorded(strict, calls("Ann", "three sixes", [3, 2])).ruled).toEqual([]);
    expect(recorded(strict, calls("Ann", "two pair, sixes and threes", [3, 3, 2])).ruled).toEqual([]);
    expect(refusedBy(strict, calls("Ann", "pair of sixes", [3, 3])).code).toBe("exposed-not-in-claim");
  });
});

describe("C4 the receiver's turn", () => {
  test("C4 peek, take a die up or leave it, reroll the hidden, peek, show more, claim and pass", () => {
    const shown = next(closed(), opens("Ann"), calls("Ann", "pair of threes", [3, 3]), looks("Bob"));
    const state = next(shown, hides("Bob", 3), rollsCup("Bob"), looks("Bob"), exposes("Bob", 4));
    expect(table(state)).toEqual([3, 4]);
    expect(table(next(state, says("Bob", "two pair, fours and threes")))).toEqual([3, 4]);
  });
  test("C4 peeking and rolling are both optional", () => {
    expect(recorded(next(passed(), looks("Bob")), says("Bob", "pair of fours")).ruled).toEqual([]);
    expect(recorded(next(passed(), rollsCup("Bob")), says("Bob", "pair of fours")).ruled).toEqual([]);
    expect(recorded(passed(), says("Bob", "pair of fours")).ruled).toEqual([]);
    const shown = next(closed(), opens("Ann"), calls("Ann", "pair of threes", [3, 3]));
    expect(table(next(shown, hides("Bob", 3, 3)))).toEqual([]); // without a look
  });
  test("C4 challenging after a peek is illegal here, too", () => {
    expect(refusedBy(next(passed(), looks("Bob")), doubts("Bob"))).toMatchObject({
      code: "looked-then-challenged",
      rule: "C4",
    });
  });
  test("C4 dice are never rolled openly", () => {
    const shown = next(closed(), opens("Ann"), calls("Ann", "pair of threes", [3, 3]), looks("Bob"));
    const roll: CupStep = { do: "roll-table", by: "Bob", from: [3], to: [6] };
    expect(refusedBy(shown, roll)).toMatchObject({ code: "roll-order", rule: "C4" });
  });
  test("C4 taking dice up comes before the roll; missing dice cannot be moved", () => {
    const shown = next(closed(), opens("Ann"), calls("Ann", "pair of threes", [3, 3]), looks("Bob"));
    expect(refusedBy(next(shown, rollsCup("Bob")), hides("Bob", 3)).code).toBe("roll-order");
    expect(refusedBy(shown, hides("Bob", 5)).code).toBe("not-on-table");
    expect(refusedBy(shown, exposes("Bob", 1, 1, 1, 1)).code).toBe("not-in-cup");
  });
  test("C4 only the receiver challenges", () => {
    expect(refusedBy(passed(), doubts("Cy")).code).toBe("not-your-turn");
  });
});

describe("C5 out", () => {
  test("C5 the claimer is out if the hand is lower than claimed, else the challenger", () => {
    const challenged = next(passed({}, "three sixes"), doubts("Bob"));
    const short = recorded(challenged, lifts(6, 6, 1, 1, 2));
    expect(settledIn(short)).toMatchObject({ right: true, rules: ["S2", "C5"] });
    expect(short.state.seats.map(({ active }) => active)).toEqual([false, true, true]);
    const there = next(challenged, lifts(2, 3, 4, 5, 6)); // a straight meets three sixes
    expect(there.seats.map(({ active }) => active)).toEqual([true, false, true]);
  });
  test("C5 lives = 2: the first loss does not put a player out", () => {
    const state = next(closed({ lives: 2 }), ...round("Ann", "Bob", "there"));
    expect(holding(state, "life")).toEqual({ Ann: 2, Bob: 1, Cy: 2 });
    expect(state.seats.every(({ active }) => active)).toBe(true);
  });
  test("C5 S12 the dice shown contain the exposed ones", () => {
    const state = next(closed(), opens("Ann"), calls("Ann", "three sixes", [3, 3]), doubts("Bob"));
    expect(refusedBy(state, lifts(6, 6, 6, 3, 1)).code).toBe("dice-mismatch");
    expect(recorded(state, lifts(3, 6, 6, 3, 6)).state.phase).toBe("between-rounds");
  });
});

test("C6 the winner of the challenge starts the next round", () => {
  expect(toAct(next(closed(), ...round("Ann", "Bob", "short")))).toBe("Bob");
  expect(toAct(next(closed(), ...round("Ann", "Bob", "there")))).toBe("Ann");
});

test("C7 S7 five of the top face can only be challenged", () => {
  const top = passed({}, "five ones");
  expect(refusedBy(top, says("Bob", "five ones"))).toMatchObject({ code: "top-claim", rule: "S7" });
  expect(recorded(top, doubts("Bob")).state.phase).toBe("revealing");
  expect(recorded(top, ruled(says("Bob", "five twos"))).ruled).toEqual(["top-claim"]);
});
