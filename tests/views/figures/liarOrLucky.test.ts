import { describe, expect, test } from "vitest";
import { liarOrLucky } from "@/lib/views/figures/liarOrLucky";
import { share } from "@/lib/views/figures/share";
import { add, NOTHING, type Tally } from "@/lib/views/figures/tally";

/** Claims with known truth, some of them false. */
const known = (claims: number, bluffs: number): Tally =>
  add(NOTHING, { claims: { made: claims, known: claims, bluffs } });

/** Challenged claims at even chances, some of them true. */
const challenged = (n: number, successes: number): Tally =>
  add(NOTHING, {
    claimer: { n, came: successes, chance: share(0.5) * BigInt(n), variance: share(0.25) * BigInt(n) },
  });

describe("a liar?", () => {
  test("answers only for disjoint intervals", () => {
    // 30 of 50 is 46% to 72%, 60 of 200 is 24% to 37%.
    expect(liarOrLucky(known(50, 30), [known(100, 30), known(100, 30)]).lies).toBe("more");
    expect(liarOrLucky(known(200, 60), [known(50, 30)]).lies).toBe("less");
    // 4 of 10 is 17% to 69%.
    expect(liarOrLucky(known(10, 4), [known(200, 60)]).lies).toBe("alike");
  });

  test("never answers on fewer than ten, of theirs or of the others’", () => {
    expect(liarOrLucky(known(9, 9), [known(200, 20)]).lies).toBeNull();
    expect(liarOrLucky(known(200, 200), [known(9, 0)]).lies).toBeNull();
    expect(liarOrLucky(known(200, 200), []).others).toMatchObject({ n: 0, value: null });
    expect(liarOrLucky(NOTHING, [])).toMatchObject({ lies: null, fortune: null });
  });
});

describe("lucky?", () => {
  test("answers beyond one standard deviation, or within", () => {
    // 8 of 16 even chances are expected, with a standard deviation of 2.
    expect(liarOrLucky(challenged(16, 11), []).fortune).toBe("good");
    expect(liarOrLucky(challenged(16, 10), []).fortune).toBe("even");
    expect(liarOrLucky(challenged(16, 8), []).fortune).toBe("even");
    expect(liarOrLucky(challenged(16, 5), []).fortune).toBe("bad");
  });

  test("never answers on fewer than ten", () => {
    expect(liarOrLucky(challenged(9, 9), []).fortune).toBeNull();
  });
});
