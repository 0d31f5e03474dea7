import { describe, expect, test } from "vitest";
import { type Claim, FACES, type Face, type HandClaim, type RuleSet, rulesUnder } from "@/lib/engine";
import { doubts, opens, outcome, recorded, refusedBy, says, settledIn, tableOf } from "./tableOf";

type House = Readonly<Record<string, string>>;

/** The claim language of a hand game: ones low and no straights by default. */
function language(house: House = {}, game = "pass-the-cup"): RuleSet["claims"] {
  const rules = rulesUnder(game, house);
  if (!rules.ok) throw new Error(rules.refusal.code);
  return rules.value.claims;
}
const low = () => language();
const high = () => language({}, "closed-cup");
const TERMS = { wild: null, redDie: null, notOpeningOn: null, locksFace: false, lockedFace: null };
const CONTEXT = { terms: TERMS, diceInPlay: 5 };

function claimed(text: unknown, claims = low()): Claim {
  const read = claims.read(text);
  if (!read.ok) throw new Error(`${String(text)}: ${read.refusal.code}`);
  return read.value;
}
const dice = (text: string) => [...text].map(Number) as Face[];
const rank = (text: string, claims = low()) => claims.rankOf(dice(text))?.rank ?? 0;
const sayRoll = (text: string, claims = low()) => claims.say(claims.ofDice(dice(text)) as Claim);
const raises = (claim: unknown, latest: unknown, claims = low()) =>
  claims.beats(claimed(claim, claims), claimed(latest, claims), CONTEXT);
function margin(claim: string, hand: string, claims = low()) {
  const finding = claims.judge(claimed(claim, claims), { dice: dice(hand) }, TERMS);
  return finding.ok ? finding.value.margin : finding.refusal.code;
}

/** All 7,776 rolls of five dice. */
const ROLLS: readonly string[] = FACES.flatMap((a) =>
  FACES.flatMap((b) => FACES.flatMap((c) => FACES.flatMap((d) => FACES.map((e) => `${a}${b}${c}${d}${e}`)))),
);
const HANDS = ROLLS.filter((roll) => roll === [...roll].sort().join(""));

describe("H1 classes of hands, low to high", () => {
  test.each([
    ["none", ["65432", "22345", "22331", "22213", "22211", "11112", "11111"]],
    ["below-full-house", ["65431", "22134", "22331", "22213", "12345", "23456", "22211", "11112", "11111"]],
    ["above-full-house", ["65431", "22134", "22331", "22213", "66655", "12345", "23456", "11112", "11111"]],
  ])("H1 with straights %s", (straights, lowToHigh) => {
    const claims = language({ straights });
    const ranks = lowToHigh.map((hand) => rank(hand, claims));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(new Set(ranks).size).toBe(lowToHigh.length);
  });
  test("H1 the best hand of a class is below the worst of the next", () => {
    for (const [best, worst] of [
      ["65432", "11234"], // runt, pair
      ["66543", "11223"], // pair, two pair
      ["66554", "11123"], // two pair, three
      ["66654", "11122"], // three, full house
      ["66655", "11112"], // full house, four
      ["66665", "11111"], // four, five
    ] as const)
      expect(rank(best)).toBe(rank(worst) - 1);
  });
});

describe("H2 order inside a class", () => {
  test.each([
    ["66123", "55643", "the pair decides before the kickers"],
    ["22651", "22643", "then the highest other die"],
    ["22643", "22641", "then the next"],
    ["22632", "22631", "(three twos are no pair)"],
    ["66112", "55443", "two pair: the higher pair first"],
    ["66221", "66114", "then the lower pair"],
    ["66225", "66224", "then the fifth die"],
    ["33311", "22266", "full house: the three first"],
    ["33322", "33311", "then the pair"],
    ["44441", "33336", "four of a kind by its face"],
    ["44446", "44445", "then the fifth die"],
    ["22222", "11111", "five of a kind by its face"],
    ["65421", "65321", "a runt die by die"],
  ])("H2 %s beats %s: %s", (higher, lower) => expect(rank(higher)).toBeGreaterThan(rank(lower)));

  test.each([
    [{ ones: "low", straights: "none" }],
    [{ ones: "high", straights: "none" }],
    [{ ones: "low", straights: "below-full-house" }],
    [{ ones: "high", straights: "above-full-house" }],
  ])("H2 all 252 hands are in the order of the book, %j", (house) => {
    const claims = language(house);
    const byTheBook = [...HANDS].sort((a, b) =>
      placeByTheBook(a, house) < placeByTheBook(b, house) ? -1 : 1,
    );
    expect(byTheBook.map((hand) => rank(hand, claims))).toEqual(HANDS.map((_, at) => at + 1));
  });

  /** A second opinion: the class as one digit, then the dice, largest group first and higher face first (H1–H4). */
  function placeByTheBook(hand: string, { ones, straights }: { ones: string; straights: string }): string {
    const height = (face: string) => (face === "1" && ones === "high" ? "7" : face);
    const many = (face: string) => hand.split(face).length - 1;
    const grouped = [...hand].sort((a, b) => many(b) - many(a) || (height(a) < height(b) ? 1 : -1));
    const sizes = [...new Set(grouped)].map(many).join("");
    const straight = straights === "none" ? -1 : ["12345", "23456"].indexOf(hand);
    const place = ["11111", "2111", "221", "311", "below", "32", "above", "41", "5"];
    return straight === -1
      ? `${place.indexOf(sizes)}${grouped.map(height).join("")}`
      : `${place.indexOf(straights === "below-full-house" ? "below" : "above")}${straight}`;
  }
});

describe("H3 ones low or high", () => {
  test("H3 ones low: a pair of ones is the lowest pair; ones high: it beats sixes", () => {
    expect(rank("11654")).toBeLessThan(rank("22345"));
    expect(rank("11654", high())).toBeGreaterThan(rank("66543", high()));
    expect(raises("pair of ones", "pair of sixes", high())).toBe(true);
    expect(raises("pair of ones", "pair of sixes", low())).toBe(false);
  });
  test("H3 in the straight 1-2-3-4-5 the one is low in every setting", () => {
    for (const ones of ["low", "high"]) {
      const claims = language({ ones, straights: "below-full-house" });
      expect(sayRoll("51234", claims)).toBe("low straight");
      expect(rank("12345", claims)).toBe(rank("23456", claims) - 1);
    }
  });
  test("H3 two pair and kickers are listed high to low, so with ones high the ones come first", () => {
    expect(sayRoll("66114", high())).toBe("two pair, ones and sixes, four");
    expect(sayRoll("66114", low())).toBe("two pair, sixes and ones, four");
    expect(sayRoll("13562", high())).toBe("one six five three two high");
    expect(claimed({ hand: "two-pair", faces: [1, 6], kickers: [] }, low())).toEqual({
      hand: "two-pair",
      faces: [6, 1],
      kickers: [],
    });
  });
});

describe("H4 straights", () => {
  test("H4 low straight < high straight, above three of a kind and below a full house or above it", () => {
    const below = language({ straights: "below-full-house" });
    expect(rank("66654", below)).toBe(rank("12345", below) - 1);
    expect(rank("23456", below)).toBe(rank("11122", below) - 1);
    const above = language({ straights: "above-full-house" });
    expect(rank("66655", above)).toBe(rank("12345", above) - 1);
    expect(rank("23456", above)).toBe(rank("11112", above) - 1);
  });
  test("H4 without straights both are high-card hands, and no one can claim a straight", () => {
    expect(sayRoll("12345")).toBe("five four three two one high");
    expect(sayRoll("23456")).toBe("six five four three two high");
    expect(low().read("low straight")).toMatchObject({ refusal: { code: "wrong-claim-kind", rule: "H4" } });
    expect(low().read({ hand: "high-straight" })).toMatchObject({ refusal: { code: "wrong-claim-kind" } });
  });
});

describe("H5 a claim names its faces (formats §1)", () => {
  const ace = () => language({ ace_straight: "on" }, "own-hand");
  test.each([
    // as said, canonical text, object
    ["pair 2", "pair of twos", { hand: "pair", faces: [2], kickers: [] }],
    ["a pair of twos with a five", "pair of twos, five", { hand: "pair", faces: [2], kickers: [5] }],
    ["two 2s and a 5", "pair of twos, five", { hand: "pair", faces: [2], kickers: [5] }],
    ["22 5", "pair of twos, five", { hand: "pair", faces: [2], kickers: [5] }],
    ["pair of twos, four five", "pair of twos, five four", { hand: "pair", faces: [2], kickers: [5, 4] }],
    ["22", "pair of twos", { hand: "pair", faces: [2], kickers: [] }],
    ["two 4s two 1s", "two pair, fours and ones", { hand: "two-pair", faces: [4, 1], kickers: [] }],
    [
      "two 4s two 1s and a three",
      "two pair, fours and ones, three",
      { hand: "two-pair", faces: [4, 1], kickers: [3] },
    ],
    ["two pair 4 1", "two pair, fours and ones", { hand: "two-pair", faces: [4, 1], kickers: [] }],
    ["44 11", "two pair, fours and ones", { hand: "two-pair", faces: [4, 1], kickers: [] }],
    ["ones and fours", "two pair, fours and ones", { hand: "two-pair", faces: [4, 1], kickers: [] }],
    ["two pair 4s and 1s", "two pair, fours and ones", { hand: "two-pair", faces: [4, 1], kickers: [] }],
    [
      "two pair, fours and ones, three",
      "two pair, fours and ones, three",
      { hand: "two-pair", faces: [4, 1], kickers: [3] },
    ],
    ["three 6", "three sixes", { hand: "three", faces: [6], kickers: [] }],
    ["trip 6s", "three sixes", { hand: "three", faces: [6], kickers: [] }],
    ["666", "three sixes", { hand: "three", faces: [6], kickers: [] }],
    ["three sixes, five", "three sixes, five", { hand: "three", faces: [6], kickers: [5] }],
    ["three of a kind 666 5", "three sixes, five", { hand: "three", faces: [6], kickers: [5] }],
    ["full house 2 over 3", "full house, twos over threes", { hand: "full-house", faces: [2, 3] }],
    ["22333", "full house, threes over twos", { hand: "full-house", faces: [3, 2] }],
    ["3 3 3 2 2", "full house, threes over twos", { hand: "full-house", faces: [3, 2] }],
    ["two 2s three 3s", "full house, threes over twos", { hand: "full-house", faces: [3, 2] }],
    ["full house 333 2 2", "full house, threes over twos", { hand: "full-house", faces: [3, 2] }],
    ["full house 3 over 2", "full house, threes over twos", { hand: "full-house", faces: [3, 2] }],
    ["33322", "full house, threes over twos", { hand: "full-house", faces: [3, 2] }],
    ["three 3s two 2s", "full house, threes over twos", { hand: "full-house", faces: [3, 2] }],
    ["full house three 3's, two 2's", "full house, threes over twos", { hand: "full-house", faces: [3, 2] }],
    ["full house 33322", "full house, threes over twos", { hand: "full-house", faces: [3, 2] }],
    ["threes full of twos", "full house, threes over twos", { hand: "full-house", faces: [3, 2] }],
    ["four 5", "four fives", { hand: "four", faces: [5], kickers: [] }],
    ["4 fives and a three", "four fives, three", { hand: "four", faces: [5], kickers: [3] }],
    ["5555 3", "four fives, three", { hand: "four", faces: [5], kickers: [3] }],
    ["five 1", "five ones", { hand: "five", faces: [1] }],
    ["55555", "five fives", { hand: "five", faces: [5] }],
    ["high card 6 5", "six five high", { hand: "high-card", kickers: [6, 5] }],
    ["runt 6 5", "six five high", { hand: "high-card", kickers: [6, 5] }],
    ["65", "six five high", { hand: "high-card", kickers: [6, 5] }],
    ["65 high", "six five high", { hand: "high-card", kickers: [6, 5] }],
    ["RUNT 5 6", "six five high", { hand: "high-card", kickers: [6, 5] }],
    ["low straight", "low straight", { hand: "low-straight" }],
    ["12345", "low straight", { hand: "low-straight" }],
    ["little straight", "low straight", { hand: "low-straight" }],
    ["high straight", "high straight", { hand: "high-straight" }],
    ["23456", "high straight", { hand: "high-straight" }],
    ["big straight", "high straight", { hand: "high-straight" }],
    ["ace straight", "ace straight", { hand: "ace-straight" }],
    ["34561", "ace straight", { hand: "ace-straight" }],
  ])("H5 “%s” is “%s”", (text, canonical, object) => {
    const claims = "faces" in object && object.faces.includes(1) ? low() : ace();
    expect(claimed(text, claims)).toEqual(object);
    expect(claims.say(claimed(object, claims))).toBe(canonical);
  });

  test.each([
    ["full house, 3s and 2s", "ambiguous-full-house"],
    ["full house 3 2", "ambiguous-full-house"],
    ["full house 3", "ambiguous-full-house"],
    ["full house", "unreadable-claim"],
    ["full house wibble over twos", "unreadable-claim"],
    ["full house threes over twos five", "unreadable-claim"],
    ["full house 333 222", "unreadable-claim"],
    ["full house 6 5 4 3", "unreadable-claim"],
    ["three 3s three 2s", "unreadable-claim"],
    ["three 3s two 2s and a one", "unreadable-claim"],
    ["two 2s four 3s", "unreadable-claim"],
    ["four 4s two 2s", "unreadable-claim"],
    ["two 2s three 3s wibble", "unreadable-claim"],
    ["full house two 4s two 1s", "unreadable-claim"],
    ["twos pair 4 1", "unreadable-claim"],
    ["666 5s", "unreadable-claim"],
    ["333s", "unreadable-claim"],
    ["pair of seven", "unreadable-claim"],
    ["two pair 4", "unreadable-claim"],
    ["three wibbles", "unreadable-claim"],
    ["4444 56", "unreadable-claim"],
    ["big low straight", "unreadable-claim"],
    ["full house threes over wibble", "unreadable-claim"],
    ["full house 33332", "unreadable-claim"],
    ["runt", "unreadable-claim"],
    ["fours and a one", "unreadable-claim"],
    ["fours and ones and threes", "unreadable-claim"],
    ["9 sixes", "unreadable-claim"],
    ["sixty-four", "unreadable-claim"],
    ["wibble", "unreadable-claim"],
    ["", "unreadable-claim"],
    ["pair 7", "bad-face"],
    ["pair of twos and a two", "bad-kicker"],
    ["pair of twos, five five", "bad-kicker"],
    ["pair of twos, six five four three", "bad-kicker"],
    ["three sixes, five four three", "bad-kicker"],
    ["four fives, three two", "bad-kicker"],
    ["65431 high", "bad-kicker"],
    ["low straight", "wrong-claim-kind"],
    [{ hand: "pair", faces: [2], kickers: [2] }, "bad-kicker"],
    [{ hand: "high-card", kickers: [] }, "bad-kicker"],
    [{ hand: "high-card", kickers: [6, 5, 4, 3, 1] }, "bad-kicker"],
    [{ hand: "five", faces: [5], kickers: [1] }, "bad-kicker"],
    [{ hand: "two-pair", faces: [4, 4], kickers: [] }, "bad-format"],
    [{ hand: "full-house", faces: [4, 4] }, "bad-format"],
    [{ hand: "pair", faces: [] }, "bad-format"],
    [{ hand: "flush", faces: [1] }, "bad-format"],
    [{ hand: ["five"], faces: [1] }, "bad-format"],
    [{ hand: "pair", faces: ["2"] }, "bad-format"],
    [{ hand: "pair", faces: [7] }, "bad-face"],
    [{ hand: "pair", faces: [2], kickers: [0] }, "bad-face"],
    [{ hand: "pair", faces: [2], colour: "red" }, "unknown-key"],
    [{ count: 3, face: 6 }, "wrong-claim-kind"],
    [{ mia: 64 }, "wrong-claim-kind"],
    [{}, "bad-format"],
    [null, "bad-format"],
    [7, "bad-format"],
  ])("H5 %j is refused: %s", (claim, code) =>
    expect(low().read(claim)).toMatchObject({ ok: false, refusal: { code } }),
  );

  test("H5 a refusal names the wrong face or key", () => {
    expect(low().read("pair 7")).toMatchObject({ refusal: { values: { got: 7 } } });
    const coloured = { hand: "pair", faces: [2], colour: "red" };
    expect(low().read(coloured)).toMatchObject({ refusal: { values: { name: "colour" } } });
  });
  test("H5 a high card can have one to four spoken kickers", () => {
    for (const text of ["six high", "six five high", "six five four high", "six five four three high"])
      expect(low().say(claimed(text))).toBe(text);
  });
  test.each([
    ["par of twos", "pair of twos"],
    ["pair of twoos please", "pair of twos"],
    ["ful house threes over twos", "full house, threes over twos"],
    ["pait of twos", "pair of twos"],
    ["to pair fours and ones", "pair of fours, one"], // of two letters one is too many to be wrong
    ["ful house 3 2", undefined],
    ["par of tw@s", undefined],
    ["hih straight", undefined], // there are none
  ])("formats §1 “%s”: did you mean “%s”?", (text, suggestion) =>
    expect(low().read(text)).toEqual({
      ok: false,
      refusal: {
        code: "unreadable-claim",
        rule: "H5",
        values: { text, claims: "hand", ...(suggestion && { suggestion }) },
      },
    }),
  );
  test("O2 1-3-4-5-6 is an ace straight only where it is spelled as one", () => {
    expect(ace().read("34561")).toMatchObject({ value: { hand: "ace-straight" } });
    expect(ace().read("13456")).toMatchObject({ refusal: { code: "bad-kicker" } });
  });
  test("formats §1 in a hand game “three sixes” is a hand", () => {
    expect(claimed("three sixes")).toMatchObject({ hand: "three" });
  });
});

describe("H6 implied kicker", () => {
  const off = () => language({ implied_kicker: "off" });
  test.each([
    ["pair of twos", "pair of twos, one"],
    ["pair of ones", "pair of ones, two"],
    ["two pair, twos and ones", "two pair, twos and ones, three"],
    ["three ones", "three ones, two"],
    ["four sixes", "four sixes, one"],
  ])("H6 ones low: “%s” says as much as “%s”, so saying it is no raise", (bare, spoken) => {
    expect(raises(spoken, bare)).toBe(false);
    expect(low().compare(claimed(spoken), claimed(bare), CONTEXT)).toBe(0);
    expect(raises(spoken, bare, off())).toBe(true);
  });
  test("H6 the next kicker up is a raise", () => {
    expect(raises("pair of twos, three", "pair of twos")).toBe(true);
    expect(raises("pair of ones, three", "pair of ones")).toBe(true);
  });
  test("H6 ones high: the lowest face is the two", () => {
    expect(raises("pair of sixes, two", "pair of sixes", high())).toBe(false);
    expect(raises("pair of sixes, one", "pair of sixes", high())).toBe(true);
    expect(raises("pair of twos, three", "pair of twos", high())).toBe(false);
  });
  test("H6 only the first kicker is implied: the rest do not count", () => {
    expect(raises("pair of twos, one", "pair of twos")).toBe(false);
    expect(raises("pair of twos, three one", "pair of twos, three")).toBe(true);
  });
  test("H6 the implied kicker counts in the verdict: 2-2-2-2-1 is just “four twos”", () => {
    expect(margin("four twos", "22221")).toBe(0);
    expect(margin("four twos", "22223")).toBe(1);
  });
});

describe("H7 strictly higher hands", () => {
  const shrink = () => language({ raise_strictness: "must-shrink" });
  test("H7 literal compares the claims as spoken", () => {
    expect(raises("pair of twos, three", "pair of twos")).toBe(true);
  });
  test("H7 must-shrink: “and a one” and “and a three” are true for the same hands, so it is no raise", () => {
    // The weakest pair of twos there is holds 4-3-1, so every pair of twos has a four at least.
    expect(raises("pair of twos, three", "pair of twos", shrink())).toBe(false);
    expect(raises("pair of twos, four", "pair of twos", shrink())).toBe(false);
    expect(raises("pair of twos, five", "pair of twos", shrink())).toBe(true);
  });
  test("H7 must-shrink asks it in addition: a lower claim is never a raise", () => {
    expect(raises("pair of ones, six", "pair of twos", shrink())).toBe(false);
    expect(raises("pair of threes", "pair of twos, six five four", shrink())).toBe(true);
  });
  test("H7 the lowest raise over a pair of twos is the first that shrinks", () => {
    expect(shrink().lowest(null, CONTEXT)).toEqual(claimed("one high"));
    expect(shrink().lowest(claimed("pair of twos"), CONTEXT)).toEqual(claimed("pair of twos, five"));
    expect(low().lowest(claimed("pair of twos"), CONTEXT)).toEqual(claimed("pair of twos, three"));
  });
});

describe("S2, H8 margin of a hand", () => {
  test("S2 a claim is a floor: meets or exceeds", () => {
    expect(margin("two pair, fours and ones", "66612")).toBe(1); // three of a kind satisfies two pair
    expect(margin("three sixes", "66611")).toBe(1);
    expect(margin("three sixes", "55511")).toBe(1); // a full house of fives outranks three sixes
    expect(margin("three sixes", "55543")).toBe(-1);
    expect(margin("pair of sixes", "65432")).toBe(-1);
  });
  test("H8 unspoken dice do not count: 2-2-5-4-3 is above “a pair of twos and a five”", () => {
    expect(margin("pair of twos, five", "22543")).toBe(1);
  });
  test("H8 level only when every compared place was spoken", () => {
    expect(margin("pair of twos, five four three", "22543")).toBe(0);
    expect(margin("full house, threes over twos", "33322")).toBe(0);
    expect(margin("five sixes", "66666")).toBe(0);
    expect(margin("two pair, fours and ones, three", "44113")).toBe(0);
    expect(margin("two pair, fours and ones, three", "44112")).toBe(-1);
    expect(margin("six five four three high", "65432")).toBe(1);
  });
  test("S2 the round says which hand was there", () => {
    const played = recorded(
      tableOf(["Ann", "Bob"], {}, "pass-the-cup"),
      opens("Ann"),
      says("Ann", "pair of twos, five"),
      doubts("Bob"),
      { do: "reveal", dice: [2, 2, 5, 4, 3] },
    );
    expect(settledIn(played).finding).toEqual({
      finding: "over",
      margin: 1,
      found: { hand: "pair", faces: [2], kickers: [5, 4, 3] },
      rules: ["S2"],
    });
  });
});

describe("H9 252 hands from 7,776 rolls", () => {
  const byClass = (house: House) => {
    const claims = language(house);
    const found = ROLLS.map((roll) => claims.ofDice(dice(roll)) as HandClaim);
    const classes = [...new Set(found.map(({ hand }) => hand))];
    return Object.fromEntries(
      classes.map((name) => {
        const rolls = found.filter(({ hand }) => hand === name);
        return [name, [new Set(rolls.map(claims.say)).size, rolls.length]];
      }),
    );
  };
  const GROUPS = {
    five: [6, 6],
    four: [30, 150],
    "full-house": [30, 300],
    three: [60, 1200],
    "two-pair": [60, 1800],
    pair: [60, 3600],
  };
  test("H9 without straights: six runts from 720 rolls", () => {
    expect(byClass({})).toEqual({ ...GROUPS, "high-card": [6, 720] });
    expect(byClass({ ones: "high" })).toEqual({ ...GROUPS, "high-card": [6, 720] });
  });
  test.each(["below-full-house", "above-full-house"])("H9 straights %s: four runts from 480", (straights) => {
    expect(byClass({ straights })).toEqual({
      ...GROUPS,
      "high-card": [4, 480],
      "low-straight": [1, 120],
      "high-straight": [1, 120],
    });
  });
  test("H9 with ones low and no straights the weakest hand is 5-4-3-2-1, the best five sixes", () => {
    expect(rank("54321")).toBe(1);
    expect(low().rankOf(dice("54321"))).toEqual({ rank: 1, of: 252, chance: 1 });
    expect(low().rankOf(dice("66666"))).toEqual({ rank: 252, of: 252, chance: 1 / 7776 });
  });
  test("H9 the order of the dice does not matter", () => {
    const sorted = (roll: string) => [...roll].sort().join("");
    const claims = low();
    expect(ROLLS.filter((roll) => sayRoll(roll, claims) !== sayRoll(sorted(roll), claims))).toEqual([]);
  });
  test("H9 no two hands are level", () => {
    for (const claims of [low(), high()])
      expect(new Set(HANDS.map((hand) => rank(hand, claims))).size).toBe(252);
  });
});

describe("H10 errata of the sources do not apply", () => {
  test("H10 source A-B-C: 2-2-5-4-3 does not beat 2-2-3-1-1, which is two pair", () => {
    expect(sayRoll("22311")).toBe("two pair, twos and ones, three");
    expect(rank("22543")).toBeLessThan(rank("22311"));
  });
  test("H10 source A-B-C: one die rolled against “four fives and a two” wins on 3, 4, 5 and on 6", () => {
    const wins = FACES.filter((face) => Number(margin("four fives, two", `5555${face}`)) > 0);
    expect(wins).toEqual([3, 4, 5, 6]);
  });
  test("H10 source D: “5 threes” is a raise over “4 threes”", () => {
    const state = recorded(
      tableOf(["Ann", "Bob"], {}, "red-dead"),
      opens("Ann"),
      says("Ann", "4 threes"),
    ).state;
    expect(recorded(state, says("Bob", "5 threes")).ruled).toEqual([]);
  });
  test("H10 R4 source D: four sixes claimed and three found: the claimer loses the die, not the challenger", () => {
    const played = recorded(
      tableOf(["Ann", "Bob"], {}, "red-dead"),
      opens("Ann"),
      says("Ann", "4 sixes"),
      doubts("Bob"),
      { do: "reveal", count: 3 },
    );
    expect(settledIn(played).moves).toEqual([{ what: "die", count: 1, from: "Ann", to: "bank" }]);
  });
});

describe("S3 every claim there is", () => {
  // A runt can name one to four of six faces, a pair up to three of the five others, and so on.
  const RUNTS = 6 + 15 + 20 + 15;
  const SETS = 6 * (1 + 5 + 10 + 10) + 15 * (1 + 4) + 6 * (1 + 5 + 10) + 6 * 5 + 6 * (1 + 5) + 6;
  test.each([
    ["pass-the-cup", {}, RUNTS + SETS],
    ["pass-the-cup", { straights: "above-full-house" }, RUNTS + SETS + 2],
    ["closed-cup", {}, RUNTS + SETS + 2],
    ["own-hand", { ace_straight: "on" }, RUNTS + SETS + 3],
  ] as const)("H5 %s %j: once, lowest first, in the fewest words", (game, house, many) => {
    const claims = language(house, game);
    const all = claims.every();
    expect(all).toHaveLength(many);
    expect(new Set(all.map(claims.say)).size).toBe(many);
    const steps = all.slice(1).map((claim, at) => claims.compare(claim, all[at] as Claim, CONTEXT));
    expect(Math.min(...steps)).toBe(0);
    for (const [at, step] of steps.entries())
      if (step === 0)
        expect(claims.say(all[at + 1] as Claim)).toMatch(new RegExp(`^${claims.say(all[at] as Claim)}, `));
  });
});

describe("S7 the top of the hands", () => {
  test.each([
    ["pass-the-cup", "five sixes", "five ones"],
    ["closed-cup", "five ones", "five sixes"],
    ["own-hand", "five ones", "five sixes"],
  ])("S7 in %s nothing is higher than %s", (game, top, other) => {
    const state = recorded(tableOf(["Ann", "Bob"], {}, game), opens("Ann"), says("Ann", top)).state;
    expect(refusedBy(state, says("Bob", other))).toMatchObject({ code: "top-claim", rule: "S7" });
    expect(refusedBy(state, says("Bob", top)).code).toBe("top-claim");
    expect(recorded(state, doubts("Bob"), outcome("short")).state.phase).not.toBe("claiming");
  });
  test("S3 the first claim can be any claim, even the top", () => {
    const state = recorded(tableOf(["Ann", "Bob"], {}, "pass-the-cup"), opens("Ann")).state;
    for (const claim of ["five sixes", "two high", "low straight"].slice(0, 2))
      expect(recorded(state, says("Ann", claim)).state.phase).toBe("claiming");
  });
});
