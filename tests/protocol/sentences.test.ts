import { expect, test } from "vitest";
import type { Face } from "@/lib/engine";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import type { Question } from "@/lib/protocol/ask/shapes";

// Questions of the desk, each answered by hand from the rule book (H1–H4, O2) before asking the engine.

/** An ordering: ones low or high, the rank of straights, and whether 3-4-5-6-1 is one. */
const ORDERS = {
  "ones low, no straights": { ones: "low", straights: "none", ace_straight: "off" },
  "ones low, no straights, ace on": { ones: "low", straights: "none", ace_straight: "on" },
  "ones low, straights below": { ones: "low", straights: "below-full-house", ace_straight: "off" },
  "ones low, straights below, ace": { ones: "low", straights: "below-full-house", ace_straight: "on" },
  "ones low, straights above": { ones: "low", straights: "above-full-house", ace_straight: "off" },
  "ones low, straights above, ace": { ones: "low", straights: "above-full-house", ace_straight: "on" },
  "ones high, no straights": { ones: "high", straights: "none", ace_straight: "off" },
  "ones high, no straights, ace on": { ones: "high", straights: "none", ace_straight: "on" },
  "ones high, straights below": { ones: "high", straights: "below-full-house", ace_straight: "off" },
  "ones high, straights below, ace": { ones: "high", straights: "below-full-house", ace_straight: "on" },
  "ones high, straights above": { ones: "high", straights: "above-full-house", ace_straight: "off" },
  "ones high, straights above, ace": { ones: "high", straights: "above-full-house", ace_straight: "on" },
} as const;
type Order = keyof typeof ORDERS;

const PAIRS: readonly (readonly [Order, string, string, string])[] = [
  // The classic, and reversed.
  [
    "ones low, no straights",
    "33226",
    "44112",
    "44112 beats 33226: both have two pair, and fours beat threes.",
  ],
  [
    "ones low, no straights",
    "44112",
    "33226",
    "44112 beats 33226: both have two pair, and fours beat threes.",
  ],
  [
    "ones high, no straights",
    "33226",
    "44112",
    "11442 beats 33226: both have two pair, and ones beat threes.",
  ],
  // H10: the source has it reversed.
  ["ones low, no straights", "22543", "22311", "22113 beats 22543: two pair beats a pair."],
  [
    "ones low, no straights",
    "55446",
    "55442",
    "55446 beats 55442: both have the same two pair, and a six beats a two.",
  ],
  [
    "ones low, no straights",
    "44221",
    "44116",
    "44221 beats 44116: both have two pair with fours, and twos beat ones.",
  ],
  [
    "ones high, no straights",
    "44221",
    "44116",
    "11446 beats 44221: both have two pair, and ones beat fours.",
  ],
  // Full houses: the three, then the pair.
  [
    "ones low, no straights",
    "33311",
    "22266",
    "33311 beats 22266: both have a full house; the three of a kind decides, and threes beat twos.",
  ],
  [
    "ones low, no straights",
    "33366",
    "44422",
    "44422 beats 33366: both have a full house; the three of a kind decides, and fours beat threes.",
  ],
  [
    "ones low, no straights",
    "44422",
    "44411",
    "44422 beats 44411: both have a full house with fours, and twos beat ones.",
  ],
  [
    "ones high, no straights",
    "44422",
    "44411",
    "44411 beats 44422: both have a full house with fours, and ones beat twos.",
  ],
  ["ones low, no straights", "66554", "22233", "22233 beats 66554: a full house beats two pair."],
  ["ones low, no straights", "11122", "66654", "11122 beats 66654: a full house beats three of a kind."],
  // Straights against a full house, by option.
  ["ones high, straights below", "23456", "33322", "33322 beats 23456: a full house beats a straight."],
  ["ones high, straights above", "23456", "33322", "23456 beats 33322: a straight beats a full house."],
  ["ones low, straights below", "12345", "44466", "44466 beats 12345: a full house beats a straight."],
  ["ones low, straights above", "12345", "44466", "12345 beats 44466: a straight beats a full house."],
  ["ones low, straights above", "11166", "54321", "12345 beats 11166: a straight beats a full house."],
  ["ones high, straights above, ace", "34561", "33322", "34561 beats 33322: a straight beats a full house."],
  [
    "ones high, straights below, ace",
    "66612",
    "13456",
    "34561 beats 66612: a straight beats three of a kind.",
  ],
  ["ones low, straights below", "12345", "66612", "12345 beats 66621: a straight beats three of a kind."],
  ["ones low, straights above", "66661", "23456", "66661 beats 23456: four of a kind beats a straight."],
  ["ones high, straights above", "23456", "11112", "11112 beats 23456: four of a kind beats a straight."],
  // Straight against straight.
  [
    "ones high, straights below",
    "12345",
    "23456",
    "23456 beats 12345: both are straights, and the one up to six is higher.",
  ],
  [
    "ones low, straights below, ace",
    "23456",
    "12345",
    "23456 beats 12345: both are straights, and the one up to six is higher.",
  ],
  [
    "ones high, straights below, ace",
    "34561",
    "23456",
    "34561 beats 23456: both are straights, and the one up to the ace is higher.",
  ],
  [
    "ones low, straights below, ace",
    "12345",
    "34561",
    "34561 beats 12345: both are straights, and the one up to the ace is higher.",
  ],
  [
    "ones low, straights above, ace",
    "23456",
    "34561",
    "34561 beats 23456: both are straights, and the one up to the ace is higher.",
  ],
  // O2: without the ace straight 1-3-4-5-6 is a runt; without straights all are runts.
  ["ones high, straights below", "34561", "23456", "23456 beats 16543: a straight beats a high card."],
  ["ones low, no straights", "23456", "22134", "22431 beats 65432: a pair beats a high card."],
  [
    "ones low, no straights",
    "12345",
    "23456",
    "65432 beats 54321: neither has a pair, and a six beats a five.",
  ],
  [
    "ones high, no straights",
    "12345",
    "23456",
    "15432 beats 65432: neither has a pair, and a one beats a six.",
  ],
  [
    "ones low, no straights, ace on",
    "34561",
    "12345",
    "65431 beats 54321: neither has a pair, and a six beats a five.",
  ],
  [
    "ones high, no straights, ace on",
    "34561",
    "65432",
    "16543 beats 65432: neither has a pair, and a one beats a six.",
  ],
  [
    "ones low, no straights",
    "65421",
    "65431",
    "65431 beats 65421: both start with a six, a five, and a four, and a three beats a two.",
  ],
  // Five and four of a kind.
  ["ones low, no straights", "11111", "66665", "11111 beats 66665: five of a kind beats four of a kind."],
  [
    "ones low, no straights",
    "11111",
    "66666",
    "66666 beats 11111: both have five of a kind, and sixes beat ones.",
  ],
  [
    "ones high, no straights",
    "11111",
    "66666",
    "11111 beats 66666: both have five of a kind, and ones beat sixes.",
  ],
  [
    "ones low, no straights",
    "66665",
    "11112",
    "66665 beats 11112: both have four of a kind, and sixes beat ones.",
  ],
  [
    "ones low, no straights",
    "55556",
    "55551",
    "55556 beats 55551: both have the same four of a kind, and a six beats a one.",
  ],
  [
    "ones high, no straights",
    "55556",
    "55551",
    "55551 beats 55556: both have the same four of a kind, and a one beats a six.",
  ],
  // Threes, pairs and kickers.
  ["ones low, no straights", "11123", "66554", "11132 beats 66554: three of a kind beats two pair."],
  [
    "ones low, no straights",
    "66612",
    "66613",
    "66631 beats 66621: both have the same three of a kind, and a three beats a two.",
  ],
  [
    "ones high, no straights",
    "66612",
    "66623",
    "66612 beats 66632: both have the same three of a kind, and a one beats a three.",
  ],
  ["ones low, no straights", "11234", "66234", "66432 beats 11432: both have a pair, and sixes beat ones."],
  ["ones high, no straights", "11234", "66234", "11432 beats 66432: both have a pair, and ones beat sixes."],
  [
    "ones low, no straights",
    "66521",
    "66531",
    "66531 beats 66521: both have the same pair with a five, and a three beats a two.",
  ],
  [
    "ones low, no straights",
    "66542",
    "66541",
    "66542 beats 66541: both have the same pair with a five and a four, and a two beats a one.",
  ],
  // The same in any order of dice.
  ["ones low, no straights", "33226", "62233", "They’re the same: two pair, threes and twos, with a six."],
  ["ones low, straights below", "12345", "54321", "They’re the same: low straight."],
  ["ones high, straights above, ace", "66666", "66666", "They’re the same: five sixes."],
];

const diceOf = (text: string): Face[] => [...text].map((digit) => Number(digit) as Face);
const asked = (order: Order, a: string, b: string): Question => ({
  ask: "compare",
  game: "own-hand",
  house: ORDERS[order],
  a: diceOf(a),
  b: diceOf(b),
});

test.each(PAIRS)("H1–H4, compares by %s: %s against %s", (order, a, b, sentence) => {
  expect(answerTo(asked(order, a, b)).message).toBe(sentence);
});

test("covers fifty pairs in each of the twelve orderings, with the same sentence in both directions", () => {
  expect(PAIRS.length).toBeGreaterThanOrEqual(50);
  expect(new Set(PAIRS.map(([order]) => order)).size).toBe(12);
  for (const [order, a, b, sentence] of PAIRS) expect(answerTo(asked(order, b, a)).message).toBe(sentence);
});

test.each<[string, Question, string]>([
  [
    "H6: what is spoken besides",
    { ask: "compare", game: "pass-the-cup", a: "pair of twos", b: "pair of twos, three" },
    "Pair of twos, with a three, beats pair of twos: both have the same pair, and the first adds a three.",
  ],
  [
    "H6: the unnamed kicker is the lowest",
    { ask: "compare", game: "pass-the-cup", a: "pair of twos", b: "pair of twos, one" },
    "A tie: pair of twos and pair of twos, with a one, are worth the same.",
  ],
  [
    "S2: a hand against a claim",
    { ask: "compare", game: "pass-the-cup", a: [6, 6, 6, 1, 2], b: "two pair, fours and ones" },
    "66621 beats two pair, fours and ones: three of a kind beats two pair.",
  ],
  ["M1: Mia", { ask: "compare", game: "mia", a: "66", b: "21" }, "Mia beats 66: nothing beats Mia."],
  [
    "M1: pairs",
    { ask: "compare", game: "mia", a: "11", b: "65" },
    "11 beats 65: a pair beats two different dice.",
  ],
  ["M1: the higher die first", { ask: "compare", game: "mia", a: "54", b: "61" }, "61 beats 54."],
  [
    "S8: more dice of any face",
    { ask: "raise", game: "firehouse", from: "9 sixes", to: "10 ones" },
    "10 ones beats 9 sixes.",
  ],
  [
    "S8: as many of a lower face",
    { ask: "raise", game: "bar", from: "9 sixes", to: "9 fives" },
    "9 fives doesn’t beat 9 sixes. The lowest raise is 10 ones.",
  ],
  [
    "S8: with ones high as many ones are more",
    { ask: "raise", game: "bar", house: { ones: "high" }, from: "9 sixes", to: "9 ones" },
    "9 ones beats 9 sixes.",
  ],
  [
    "I2: any number of a higher face",
    { ask: "raise", game: "pirate", from: "4 twos", to: "1 three" },
    "1 three beats 4 twos.",
  ],
  [
    "I2: never a lower face",
    { ask: "raise", game: "pirate", from: "4 twos", to: "5 ones" },
    "5 ones doesn’t beat 4 twos. The lowest raise is 5 twos.",
  ],
  [
    "U3: half as many ones, rounded up",
    { ask: "raise", game: "perudo", from: "5 fives", to: "3 ones" },
    "3 ones beats 5 fives.",
  ],
  [
    "U3: from ones back to twice as many and one",
    { ask: "raise", game: "perudo", from: "2 ones", to: "4 sixes" },
    "4 sixes doesn’t beat 2 ones. The lowest raise is 5 twos.",
  ],
  [
    "H6: a claim that adds nothing",
    { ask: "raise", game: "pass-the-cup", from: "pair of twos", to: "pair of twos, one" },
    "A pair of twos with a one doesn’t beat a pair of twos. The lowest raise is a pair of twos with a three.",
  ],
  [
    "U3: of one face alone",
    { ask: "lowest", game: "perudo", from: "3 ones", face: 6 },
    "With sixes, the lowest raise over 3 ones is 7 sixes.",
  ],
  [
    "I2: a face that no number of dice brings over",
    { ask: "lowest", game: "pirate", from: "4 threes", face: 2 },
    "No number of twos beats 4 threes.",
  ],
  [
    "U1: a face that opens no round",
    { ask: "lowest", game: "perudo", from: null, face: 1 },
    "You can’t start with ones.",
  ],
  [
    "M2: a pair over a mixed roll",
    { ask: "raise", game: "mia", from: "65", to: "64" },
    "64 doesn’t beat 65. The lowest raise is 11.",
  ],
  [
    "C7: the highest of all",
    { ask: "raise", game: "closed-cup", from: "five ones", to: "five sixes" },
    "Nothing beats five ones. Challenge it.",
  ],
])("%s", (_, question, sentence) => {
  expect(answerTo(question).message).toBe(sentence);
});

test.each<[string, string, Order, readonly string[]]>([
  ["33226", "44112", "ones low, no straights", ["H1", "H2"]],
  ["11234", "66234", "ones low, no straights", ["H1", "H2", "H3"]],
  ["22543", "22311", "ones low, no straights", ["H1", "H2"]],
  ["23456", "33322", "ones high, straights below", ["H1", "H2", "H4"]],
  ["12345", "23456", "ones high, straights below", ["H1", "H2", "H4"]],
  ["33226", "62233", "ones low, no straights", ["H1", "H2"]],
])("compares %s against %s and cites the deciding rule, %s", (a, b, order, rules) => {
  expect(answerTo(asked(order, a, b)).rules).toEqual(rules);
});

test("H9: ranks a hand", () => {
  expect(answerTo({ ask: "rank", game: "pass-the-cup", dice: [5, 4, 3, 2, 1] }).message).toBe(
    "54321 is five four three two one high: number 1 of 252 hands, weakest first. Any five dice do as well.",
  );
});
