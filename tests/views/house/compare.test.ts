import { describe, expect, test } from "vitest";
import { gameIds, optionsOf } from "@/lib/engine";
import { sayExample } from "@/lib/messages/whatIf";
import { compareLink, readHouse, readHouseName } from "@/lib/protocol/houseLink";
import { compareHouses } from "@/lib/views/house/compare";

describe("two rule sets compared", () => {
  test("list only differences, in the card's order, each with both values, both examples, rule and sources", () => {
    const compared = compareHouses(
      "bar",
      { loses: "difference", wild: "ones" },
      { starter: "winner", wild: "ones", ones: "low" },
    );
    expect(compared?.all).toBe(18);
    expect(
      compared?.differences.map(({ option, rule, one, other }) => [
        option,
        rule,
        one.value,
        other.value,
        one.sources?.plays.join(""),
        other.sources?.plays.join(""),
      ]),
    ).toEqual([
      ["loses", "B2", "difference", "one", "", "CD"],
      ["starter", "B4", "loser", "winner", "", "AE"],
    ]);
    expect(
      compared?.differences.map(({ one, other }) =>
        [one, other].map(({ example }) => example && sayExample(example.seen)),
      ),
    ).toEqual([
      [
        "Ann said 5 fives, Bea challenged. 2 of 5 fives: short by three. Ann loses three dice.",
        "Ann said 5 fives, Bea challenged. 2 of 5 fives: short by three. Ann loses one die.",
      ],
      [
        "Ann started a round, Cy said 4 fours, Dan challenged. Short: Cy starts next. There: Dan starts next.",
        "Ann started a round, Cy said 4 fours, Dan challenged. Short: Dan starts next. There: Cy starts next.",
      ],
    ]);
  });

  test("distinguish distant numbers too", () => {
    const compared = compareHouses("bar", { out_of_turn_penalty: 7 }, { out_of_turn_penalty: 9 });
    const examples = compared?.differences.map(({ one, other }) =>
      [one, other].map(({ example }) => example && sayExample(example.seen)),
    );
    expect(examples).toEqual([
      [expect.stringContaining("Cy loses seven dice."), expect.stringContaining("Cy loses nine dice.")],
    ]);
  });

  test.each(gameIds)("treat standard rules as equal, explicit or not: %s", (game) => {
    const options = optionsOf(game);
    const spelled = Object.fromEntries(
      Object.entries(options.ok ? options.value : {}).map(([name, option]) => [
        name,
        "choices" in option ? option.choices[0] : option.preset,
      ]),
    );
    expect(compareHouses(game, {}, spelled)?.differences).toEqual([]);
  });

  test("reject an unknown game or set", () => {
    expect(compareHouses("toString", {}, {})).toBeNull();
    expect(compareHouses("bar", { calza: "on" }, {})).toBeNull();
    expect(compareHouses("bar", {}, { wild: "sixes" })).toBeNull();
    expect(compareHouses("bar", {}, readHouse("__proto__.on") ?? {})).toBeNull();
    expect(compareHouses("bar", {}, readHouse("dice_each.11") ?? {})).toBeNull();
  });
});

describe("the link to a comparison", () => {
  test("contains only changes from the defaults", () => {
    expect(compareLink("bar", { wild: "ones", loses: "one" }, {}, { an: "Kitchen & bar" })).toBe(
      "/rules/bar/compare?a=wild.ones&an=Kitchen%20%26%20bar",
    );
    expect(compareLink("bar", {}, {})).toBe("/rules/bar/compare");
  });

  test.each([
    ["Station rules", "Station rules"],
    ["  Kids’\n rules ", "Kids’ rules"],
    ["evil\u202Etxt", "evil txt"],
    ["\u0000\u0007", ""],
    ["   ", ""],
    ["x".repeat(40), "x".repeat(40)],
    ["x".repeat(41), ""],
    ["<b>bold</b>", "<b>bold</b>"],
  ])("normalizes a name: %j", (text, name) => {
    expect(readHouseName(text)).toBe(name);
  });
});
