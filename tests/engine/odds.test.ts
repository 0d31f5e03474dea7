import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CountClaim, FACES, type Face, oddsOf, reRollOdds } from "@/lib/engine";
import { rulesOf, termsOf } from "./houseRules";

/** Every way so many dice can fall. */
const falls = (count: number): readonly (readonly Face[])[] =>
  count === 0 ? [[]] : falls(count - 1).flatMap((rest) => FACES.map((face) => [...rest, face]));

describe("counts match every roll of the unknown dice", () => {
  const questions = fc.record({
    count: fc.integer({ min: 1, max: 7 }),
    face: fc.constantFrom(...FACES),
    wild: fc.constantFrom(...FACES),
    known: fc.array(fc.constantFrom(...FACES), { maxLength: 4 }),
    unknown: fc.integer({ min: 0, max: 4 }),
  });
  test.each([
    ["bar", { wild: "red-die" }],
    ["bar", { wild: "red-die", natural_needed: "on" }],
    ["firehouse", {}],
  ])("S1 B5 %s %j", (game, house) => {
    const rules = rulesOf(game, house);
    fc.assert(
      fc.property(questions, ({ count, face, wild, known, unknown }) => {
        const claim: CountClaim = { count, face };
        const terms = termsOf(rules, wild);
        const findings = falls(unknown).map((rest) => {
          const finding = rules.claims.judge(claim, { dice: [...known, ...rest] }, terms);
          if (!finding.ok) throw new Error(finding.refusal.code);
          return finding.value.finding;
        });
        const share = (what: (finding: string) => boolean) => findings.filter(what).length / findings.length;
        const odds = oddsOf(claim, known, known.length + unknown, terms, rules);
        expect(odds.chance).toBeCloseTo(
          share((finding) => finding !== "short"),
          12,
        );
        expect(odds.exact).toBeCloseTo(
          share((finding) => finding === "exact"),
          12,
        );
      }),
      { numRuns: 200 },
    );
  });

  test("S1 by hand: at least one six of two dice is 11 in 36, with a wild face 20 in 36", () => {
    const rules = rulesOf("bar", { wild: "red-die" });
    const claim = { count: 1, face: 6 } as const;
    expect(oddsOf(claim, [], 2, termsOf(rules, 6), rules).chance).toBeCloseTo(11 / 36, 15);
    expect(oddsOf(claim, [], 2, termsOf(rules, 1), rules).chance).toBeCloseTo(20 / 36, 15);
  });
  test("tiny chances keep their digits: a hundred sixes of a hundred dice", () => {
    const rules = rulesOf("bar");
    const { chance } = oddsOf({ count: 100, face: 6 }, [], 100, termsOf(rules), rules);
    expect(chance / 6 ** -100).toBeCloseTo(1, 12);
  });
});

describe("hands", () => {
  const rules = rulesOf("pass-the-cup");
  const terms = termsOf(rules);
  const five = (claim: string, known: readonly Face[] = []) => {
    const read = rules.claims.read(claim);
    if (!read.ok) throw new Error(read.refusal.code);
    return oddsOf(read.value, known, 5, terms, rules);
  };
  test("H9 by hand: five sixes 1 in 7,776, four of a kind or better 156 in 7,776; four known fives and a higher kicker 4 in 6", () => {
    expect(five("five sixes").chance).toBeCloseTo(1 / 7776, 15);
    expect(five("four ones, two").chance).toBeCloseTo(156 / 7776, 15);
    // Exactly that hand: one roll, five rolls by the place of the two, and none of the last die's.
    expect(five("five sixes").exact).toBeCloseTo(1 / 7776, 15);
    expect(five("four ones, two").exact).toBeCloseTo(5 / 7776, 15);
    expect(five("four fives, three", [5, 5, 5, 6]).exact).toBe(0);
    expect(five("four fives, three", [5, 5, 5, 5]).exact).toBeCloseTo(1 / 6, 15);
    // H10: rolling one die against "four fives and a two": 3, 4, 6 beat it, and a 5 makes five of a kind.
    expect(five("four fives, three", [5, 5, 5, 5]).chance).toBeCloseTo(4 / 6, 15);
  });
  test("known dice can already make a claim true or false", () => {
    expect(five("pair of twos", [3, 3]).chance).toBe(1);
    expect(five("five sixes", [1]).chance).toBe(0);
  });
});

describe("O4 rerolls that keep the best dice", () => {
  const rules = rulesOf("own-hand");
  const terms = termsOf(rules);
  const claimOf = (text: string) => {
    const read = rules.claims.read(text);
    if (!read.ok) throw new Error(read.refusal.code);
    return read.value;
  };
  const isTrue = (claim: ReturnType<typeof claimOf>, dice: readonly Face[]) => {
    const finding = rules.claims.judge(claim, { dice }, terms);
    return finding.ok && finding.value.finding !== "short";
  };
  test("by hand: five ones, from nothing, in one roll (1/6)^5, in two rolls (11/36)^5", () => {
    const from = [2, 3, 4, 5, 6] as const;
    expect(reRollOdds(rules.claims, claimOf("five ones"), from, 0, terms)).toBe(0);
    expect(reRollOdds(rules.claims, claimOf("five ones"), from, 1, terms)).toBeCloseTo((1 / 6) ** 5, 12);
    expect(reRollOdds(rules.claims, claimOf("five ones"), from, 2, terms)).toBeCloseTo((11 / 36) ** 5, 12);
  });
  test.each([
    ["full house, threes over twos", [3, 3, 2, 5, 6]],
    ["three sixes", [6, 2, 3, 4, 1]],
    ["high straight", [2, 3, 4, 1, 1]],
  ] as const)("matches every choice and every roll: %s from %j with one reroll", (text, dice) => {
    const claim = claimOf(text);
    const best = Math.max(
      ...Array.from({ length: 32 }, (_, mask) => {
        const chosen = dice.filter((_die, at) => mask & (1 << at));
        const rolls = falls(5 - chosen.length);
        return rolls.filter((rest) => isTrue(claim, [...chosen, ...rest])).length / rolls.length;
      }),
    );
    expect(reRollOdds(rules.claims, claim, dice, 1, terms)).toBeCloseTo(best, 12);
  });
});
