import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gameIds, type House, houseOf, type Option, type OptionValue, optionsOf } from "@/lib/engine";
import { German } from "@/lib/messages/de";
import type { WordsOf } from "@/lib/messages/dictionary";
import { Spanish } from "@/lib/messages/es";
import { exampleWords, sayExample } from "@/lib/messages/whatIf";
import { type Example, exampleOf } from "@/lib/views/house/example";
import { SITUATIONS } from "@/lib/views/house/situations";
import { runs, sampled } from "../../everyCase";

const optionsIn = (game: string): readonly (readonly [string, Option])[] => {
  const options = optionsOf(game);
  return options.ok ? Object.entries(options.value) : [];
};

const CASES = gameIds.flatMap((game) =>
  optionsIn(game).map(([name, option]) => [game, name, option] as const),
);

function exampleIn(game: string, option: string, house: Readonly<Record<string, OptionValue>>): Example {
  const example = exampleOf({ game, house, option });
  if (example === null) throw new Error(`no example of ${option} in ${game}`);
  return example;
}

const ENGLISH: Pick<WordsOf<"whatIf">, "exampleWords" | "sayExample"> = { exampleWords, sayExample };

/** An example as shown under its field. */
function exampleText({ under, seen }: Example, words = ENGLISH): string {
  const others = Object.entries(under).map(([option, value]) => ({ option, value }));
  return `${others.length > 0 ? `${words.exampleWords.under(others)}: ` : ""}${words.sayExample(seen)}`;
}

const shownExample = (...asked: Parameters<typeof exampleIn>): string => exampleText(exampleIn(...asked));

const LANGUAGES = [ENGLISH, German.whatIf, Spanish.whatIf];

/** All choices; of numbers the first ones, and the last two. */
function valuesOf(option: Option): readonly OptionValue[] {
  if ("choices" in option) return [...new Set(option.choices)];
  if ("longest" in option) return [option.preset, "sip", "shot of water"];
  const { from, to, also } = option;
  const first = Array.from({ length: Math.min(sampled(24, 8), to - from + 1) }, (_, at) => from + at);
  return [...(also === undefined ? [] : [also]), ...new Set([...first, to - 1, to])];
}

/** Values with the same effect in every possible round, and why. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {};

describe("an example for every house rule, different for every two of its values", () => {
  test.each(CASES)("%s: %s", (game, name, option) => {
    const values = valuesOf(option);
    const examples = values.map((value) => exampleIn(game, name, { [name]: value }));
    for (const words of LANGUAGES) {
      const lines = examples.map((example) => exampleText(example, words));
      const alike = values.flatMap((value, at) =>
        values.slice(at + 1).flatMap((other, after) => {
          // Consecutive numbers; every two words.
          if (typeof value === "number" && typeof other === "number" && after > 0) return [];
          return lines[at] === lines[at + 1 + after] ? [[value, other].toSorted().join(" ")] : [];
        }),
      );
      expect(alike).toEqual(ALIKE[`${game} ${name}`] ?? []);
      for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object|null/);
    }
  });

  test("has a situation for every option of the games, and no other", () => {
    const known = new Set(CASES.map(([, name]) => name));
    expect(Object.keys(SITUATIONS).toSorted()).toEqual([...known].toSorted());
  });
});

describe("any other house rules", () => {
  const value = (option: Option): fc.Arbitrary<OptionValue> =>
    "choices" in option
      ? fc.constantFrom(...option.choices)
      : "longest" in option
        ? fc.constantFrom("drink", "sip")
        : fc.integer({ min: option.from, max: Math.min(option.to, 12) });
  const houses = (game: string): fc.Arbitrary<House> =>
    fc.record(Object.fromEntries(optionsIn(game).map(([name, option]) => [name, value(option)])));

  test.each(gameIds)("have an example of each: %s", (game) => {
    fc.assert(
      fc.property(houses(game), (house) => {
        for (const [name] of optionsIn(game)) {
          const example = exampleOf({ game, house, option: name });
          expect(example, name).not.toBeNull();
          if (example) expect(sayExample(example.seen)).toMatch(/^\S.+\.$/);
        }
      }),
      runs(30, 3),
    );
  });
});

describe("hand-checked examples", () => {
  test.each([
    [
      "B1 wild ones",
      "bar",
      "wild",
      { wild: "ones" },
      "Ann said 3 fives, Bea challenged. The dice: 51145 + 26513, ones are wild. 6 fives, 3 fives claimed: three to spare.",
    ],
    [
      "B1 none wild",
      "bar",
      "wild",
      {},
      "Ann said 3 fives, Bea challenged. The dice: 51145 + 26513. Exactly 3 fives.",
    ],
    [
      "B2 the difference",
      "bar",
      "loses",
      { loses: "difference" },
      "Ann said 5 fives, Bea challenged. 2 of 5 fives: short by three. Ann loses three dice.",
    ],
    [
      "B4 left of the loser",
      "bar",
      "starter",
      { starter: "left-of-loser" },
      "Ann started a round, Cy said 4 fours, Dan challenged. Short: Dan starts next. There: Eve starts next.",
    ],
    [
      "B5 wild dice alone",
      "bar",
      "natural_needed",
      { wild: "ones", natural_needed: "on" },
      "Ann said 2 fives, Bea challenged. The dice: 11623 + 26146, ones are wild. 3 of 2 fives, but wild dice alone do not make it true.",
    ],
    [
      "F1 five, or three",
      "firehouse",
      "dice_each",
      {},
      "Everyone has a cup with 5 dice (3 with five or more players).",
    ],
    [
      "F6 out of turn",
      "firehouse",
      "out_of_turn",
      {},
      "Ann said 2 twos, Cy banged. Fewer than 2 twos were there. Cy gets two goods, Ann takes one bad.",
    ],
    [
      "F10 exactly two",
      "firehouse",
      "end_pair",
      { end_pair: "exactly", simultaneous: "all-score" },
      "Three players with 3 bads each: the game goes on.",
    ],
    [
      "F13 all score",
      "firehouse",
      "simultaneous",
      { simultaneous: "all-score" },
      "Ann said 2 twos, Bea and Cy banged. 2 twos were there. Bea takes one bad, Cy takes two bads.",
    ],
    ["H3 ones high", "own-hand", "ones", {}, "From high to low: 11346, 66234."],
    [
      "H4 straights above",
      "closed-cup",
      "straights",
      { straights: "above-full-house" },
      "From high to low: 23456, 33322, 66612.",
    ],
    [
      "H7 must shrink",
      "pass-the-cup",
      "raise_strictness",
      { raise_strictness: "must-shrink" },
      "Ann said pair of twos, with a one, Bea said pair of twos, with a three. Not allowed: A pair of twos with a three doesn’t beat a pair of twos with a one. The lowest raise is a pair of twos with a five.",
    ],
    [
      "P8 a drink too",
      "pass-the-cup",
      "winner_gives_drink",
      { winner_gives_drink: "on", drink_name: "sip" },
      "Ann said three sixes, Bea challenged. It was lower than three sixes. Ann gets one sip. Bea hands out one sip too.",
    ],
    [
      "R5 spot-on",
      "red-dead",
      "spot_on",
      {},
      "Ann said 2 twos, Bea called spot on. Exactly 2 twos. Ann loses one die, Cy loses one die.",
    ],
    [
      "C2 the ante",
      "closed-cup",
      "ante",
      { ante: 2 },
      "Three players: 6 chips in the pot before the first claim.",
    ],
    ["S8 face-major", "pirate", "raise", {}, "The lowest raises over 4 fours: 1 five, 1 six, and 5 fours."],
    [
      "U3 the Perudo ladder",
      "perudo",
      "raise",
      {},
      "The lowest raises over 4 fours: 2 ones, 4 fives, 4 sixes, 5 twos, 5 threes, and 5 fours.",
    ],
    [
      "U5 palifico",
      "perudo",
      "palifico",
      {},
      "Ann has 1 die. Ann said 2 twos, Bea said 3 threes. Not allowed: Only twos can be claimed this round.",
    ],
    [
      "U6 calza",
      "perudo",
      "calza",
      {},
      "Bea has 4 dice. Ann said 2 twos, Bea called spot on. Exactly 2 twos. Bea gets one die.",
    ],
    ["M2 the same again", "mia", "equal_ok", { equal_ok: "yes" }, "Ann said 54, Bea said 54. Allowed."],
  ] as const)("%s", (_rule, game, option, house, sentence) => {
    expect(shownExample(game, option, house)).toBe(sentence);
  });

  test("includes rules that would otherwise hide the effect", () => {
    expect(shownExample("bar", "natural_needed", {})).toMatch(/^With “Wild face: Ones”: Ann said 2 fives/);
    expect(shownExample("bar", "out_of_turn_penalty", { out_of_turn_penalty: 9 })).toMatch(
      /^With “Challenges out of turn: Anyone” and “Dice each: 10”: .* Cy loses nine dice\.$/,
    );
  });

  test("has none for an unknown rule, value or game", () => {
    expect(exampleOf({ game: "bar", house: {}, option: "calza" })).toBeNull();
    expect(exampleOf({ game: "bar", house: { wild: "sixes" }, option: "wild" })).toBeNull();
    expect(exampleOf({ game: "toString", house: {}, option: "wild" })).toBeNull();
    expect(exampleOf({ game: "bar", house: {}, option: "constructor" })).toBeNull();
    expect(houseOf("bar", { wild: "sixes" }).ok).toBe(false);
  });
});
