import { expect, test } from "vitest";
import { oddsOf } from "@/lib/engine";
import { rulesOf, termsOf } from "./houseRules";

test("ten times the dice cost less than a hundred times the work: questions about a thousand are public", () => {
  const rules = rulesOf("bar", { wild: "ones", natural_needed: "on" });
  const terms = termsOf(rules);
  const cost = (dice: number, times: number) => {
    const turns = Array.from({ length: 5 }, () => {
      const began = performance.now();
      for (let at = 0; at < times; at++) oddsOf({ count: dice / 5, face: 4 }, [], dice, terms, rules);
      return (performance.now() - began) / times;
    });
    return Math.min(...turns);
  };
  cost(100, 200);
  expect(cost(1000, 10) / cost(100, 200)).toBeLessThan(100);
});
