import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Claim, type CountClaim, LADDERS, legal, rulesUnder, sayClaim } from "@/lib/engine";
import { readCountText } from "@/lib/engine/claims/countWords";
import { ladderSteps } from "@/lib/engine/claims/ladders";
import { recorded, says, start, tableOf } from "./tableOf";

const claims = fc.record({
  count: fc.integer({ min: 1, max: 60 }),
  face: fc.constantFrom(1, 2, 3, 4, 5, 6),
}) as fc.Arbitrary<CountClaim>;

describe("count claims as people say them (formats §1)", () => {
  test.each([
    "9 sixes",
    "9x6",
    "9 x 6",
    "9 6s",
    "9 6's",
    "9 6’s",
    "nine sixes",
    "nine 6",
    "Nine SIXES",
    "9*6",
    "9×6",
    " 9   sixes ",
    "9sixes",
  ])("%s", (text) => expect(readCountText(text)).toEqual({ ok: true, value: { count: 9, face: 6 } }));

  test.each([
    ["12sixes", 12, 6],
    ["10 6s", 10, 6],
    ["999999 ones", 999_999, 1],
  ])("%s are %i of %i", (text, count, face) =>
    expect(readCountText(text)).toEqual({ ok: true, value: { count, face } }),
  );

  test("one die is one six", () => expect(sayClaim({ count: 1, face: 6 })).toBe("1 six"));

  test("reads a claim back as the same claim", () => {
    fc.assert(
      fc.property(claims, (claim) => {
        expect(readCountText(sayClaim(claim))).toEqual({ ok: true, value: claim });
      }),
    );
  });

  test.each([
    ["", "unreadable-claim"],
    ["nine", "unreadable-claim"],
    ["sixes", "unreadable-claim"],
    ["lots of sixes", "unreadable-claim"],
    ["pair of twos", "unreadable-claim"],
    ["say 9 sixes", "unreadable-claim"],
    ["9 wibbles", "unreadable-claim"],
    ["1234567 sixes", "unreadable-claim"],
    ["9x7", "bad-face"],
    ["9x12", "bad-face"],
    ["9 sevens", "bad-face"],
    ["9 0s", "bad-face"],
    ["0 sixes", "quantity-out-of-range"],
    ["zero sixes", "quantity-out-of-range"],
  ])("“%s” is refused: %s", (text, code) =>
    expect(readCountText(text)).toMatchObject({ ok: false, refusal: { code } }),
  );

  test.each([
    ["9 sixs please", "9 sixes"],
    ["I say nine fivs", "9 fives"],
    ["twelv fours", "12 fours"],
    ["about 12 fours", "12 fours"],
    ["six lots of fives", "6 fives"],
    ["nine lots of ones", "9 ones"],
    ["nine lots of 12 fives", "9 fives"],
    ["zero lots of fives", undefined],
    ["?", undefined],
  ])("“%s”: did you mean %s?", (text, suggestion) =>
    expect(readCountText(text)).toEqual({
      ok: false,
      refusal: {
        code: "unreadable-claim",
        rule: null,
        values: { text, claims: "count", ...(suggestion && { suggestion }) },
      },
    }),
  );

  test.each([
    [{ count: 0, face: 3 }, "quantity-out-of-range"],
    [{ count: -3, face: 3 }, "quantity-out-of-range"],
    [{ count: 1.5, face: 3 }, "quantity-out-of-range"],
    [{ count: 1_000_000, face: 3 }, "quantity-out-of-range"],
    [{ count: 2, face: 7 }, "bad-face"],
    [{ count: 2, face: 1.5 }, "bad-face"],
    [{ count: "2", face: 3 }, "bad-format"],
    [{ count: 2, face: "3" }, "bad-format"],
    [{ count: 2 }, "bad-format"],
    [{ hand: "five", faces: [6] }, "wrong-claim-kind"],
    [{ count: 9, face: 6, toString: 1 }, "unknown-key"],
    [{ mia: 64 }, "wrong-claim-kind"],
    [{}, "bad-format"],
    [null, "bad-format"],
    [9, "bad-format"],
  ])("the object %j is refused: %s", (claim, code) => {
    const state = recorded(tableOf(["Ann", "Bob"]), start("Ann")).state;
    expect(() => recorded(state, says("Ann", claim))).toThrow(code);
  });
});

test.each([
  ["bar", { natural_needed: "on" }, "9 sixes", "8 sixes", true],
  ["bar", {}, "9 sixes", "8 sixes", false],
  ["pass-the-cup", {}, "pair of sixes", "pair of twos", false],
  ["mia", {}, "64", "31", false],
] as const)("formats §1 %s %j: %s is above %s, without a warning", (game, house, high, low, natural) => {
  const rules = rulesUnder(game, house);
  if (!rules.ok) throw new Error(game);
  const { claims } = rules.value;
  const [above, below] = [claims.read(high), claims.read(low)];
  if (!above.ok || !below.ok) throw new Error("unreadable");
  const context = {
    terms: { wild: null, redDie: null, notOpeningOn: null, locksFace: false, lockedFace: null },
    diceInPlay: 15,
  };
  const signs = [
    [above, below],
    [below, above],
    [above, above],
  ].map(([a, b]) => Math.sign(claims.compare(a?.value as Claim, b?.value as Claim, context)));
  expect(signs).toEqual([1, -1, 0]);
  expect(claims.say(above.value)).toBe(high);
  expect(claims.warnings(above.value, context)).toEqual([]);
  expect(claims.naturalNeeded).toBe(natural);
  // Counts have no dice and no rank among 252; hands and rolls have no lowest per face.
  if (game === "bar") expect([claims.ofDice([6, 6]), claims.rankOf([6, 6])]).toEqual([null, null]);
  else expect(claims.lowestPerFace(null, context)).toEqual([]);
});

describe("S8 ladders", () => {
  const over = (
    ladder: (typeof LADDERS)[number],
    latest: string,
    claim: string,
    ones: "low" | "high" = "low",
  ) => {
    const [a, b] = [readCountText(latest), readCountText(claim)];
    if (!a.ok || !b.ok) throw new Error("unreadable");
    return ladderSteps(ladder, ones).beats(b.value, a.value);
  };

  test.each([
    ["quantity-major", "9 sixes", "10 ones", true],
    ["quantity-major", "9 threes", "9 fours", true],
    ["quantity-major", "9 threes", "9 twos", false],
    ["face-major", "4 twos", "1 three", true],
    ["face-major", "4 twos", "5 ones", false],
    ["face-major", "4 twos", "5 twos", true],
    ["no-decrease", "4 twos", "4 threes", true],
    ["no-decrease", "4 twos", "5 ones", false],
    ["no-decrease", "4 twos", "3 sixes", false],
    ["quantity-only", "4 twos", "4 sixes", false],
    ["quantity-only", "4 twos", "5 ones", true],
    ["perudo", "5 fives", "3 ones", true], // U3: half of five, rounded up
    ["perudo", "5 fives", "2 ones", false],
    ["perudo", "3 ones", "7 twos", true], // U3: twice three plus one
    ["perudo", "3 ones", "6 sixes", false],
    ["perudo", "3 ones", "4 ones", true],
  ] as const)("S8 %s: over %s, %s is a raise: %s", (ladder, latest, claim, raise) =>
    expect(over(ladder, latest, claim)).toBe(raise),
  );

  test.each([
    ["bar", "quantity-major", "4 fives", { count: 4, face: 6 }],
    ["bar", "quantity-only", "4 fives", { count: 5, face: 1 }],
    ["bar", "no-decrease", "4 fives", { count: 4, face: 6 }],
    // I2: one more of the same face, though a six alone would do.
    ["bar", "face-major", "4 fives", { count: 5, face: 5 }],
    ["bar", "face-major", "10 fives", { count: 1, face: 6 }], // 11 fives are more than there are
    // U3: two ones would do, and are above four sixes.
    ["perudo", "perudo", "4 fives", { count: 4, face: 6 }],
    ["bar", "face-major", "10 sixes", null],
  ] as const)("S3 %s %s: the lowest raise over %s", (game, raise, latest, lowest) => {
    const table = tableOf(["Ann", "Bob"], { raise, cap_bids: "on" }, game);
    const state = recorded(table, { do: "start-round", starter: "Ann" }, says("Ann", latest)).state;
    expect(legal(state, "Bob").claim.lowest).toEqual(lowest);
  });

  test("S8 ones high puts ones above sixes", () => {
    expect(over("quantity-major", "9 sixes", "9 ones", "high")).toBe(true);
    expect(over("quantity-major", "9 ones", "9 sixes", "high")).toBe(false);
  });

  test.each(LADDERS)("S3 no claim beats itself, and no two beat each other, on %s", (ladder) => {
    fc.assert(
      fc.property(claims, claims, fc.constantFrom("low", "high"), (a, b, ones) => {
        const steps = ladderSteps(ladder, ones);
        expect(steps.beats(a, a)).toBe(false);
        expect(steps.beats(a, b) && steps.beats(b, a)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test.each(["quantity-major", "face-major", "perudo"] as const)("S3 %s orders any two claims", (ladder) => {
    fc.assert(
      fc.property(claims, claims, (a, b) => {
        const steps = ladderSteps(ladder, "low");
        const same = a.count === b.count && a.face === b.face;
        expect(same || steps.beats(a, b) || steps.beats(b, a)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
