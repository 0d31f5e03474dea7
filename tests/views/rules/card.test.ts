import { describe, expect, test } from "vitest";
import { gameIds, optionsOf } from "@/lib/engine";
import { sayCosts, sayDealt, sayEndings, sayRaises, sayStarts, saySteps, sayWay } from "@/lib/messages/rules";
import { rulesCard } from "@/lib/views/rules/card";

function card(game: string, house: Readonly<Record<string, string | number>> = {}) {
  const read = rulesCard(game, house);
  if (read === null) throw new Error("no such card");
  return read;
}

/** The card's section about challenges. */
const challenges = (game: string, house: Readonly<Record<string, string | number>> = {}): readonly string[] =>
  card(game, house).challenges.flatMap(({ kind, outOfTurn, of, right, wrong }) =>
    [right, wrong].flatMap((costSummary, at) =>
      costSummary
        ? [`${sayWay(kind, outOfTurn, of)}, ${["right", "wrong"][at]}: ${sayCosts(costSummary.costs)}`]
        : [],
    ),
  );

describe("a challenge's cost follows the stakes", () => {
  test("F7, F8: for bangs in and out of turn", () => {
    expect(challenges("firehouse")).toEqual([
      "Challenge in turn, right: The claimer takes one bad.",
      "Challenge in turn, wrong: The challenger takes one bad.",
      "Challenge out of turn, right: The challenger gets two goods and the claimer takes one bad.",
      "Challenge out of turn, wrong: The challenger takes two bads.",
    ]);
  });

  test("F6: without bangs out of turn if turned off", () => {
    expect(challenges("firehouse", { out_of_turn: "off" })).toHaveLength(2);
  });

  test("R5: everyone else loses a die by a right spot-on; off, there is none", () => {
    expect(challenges("red-dead")).toContain("“Spot on!” in turn, right: Everyone else loses one die.");
    expect(challenges("red-dead", { spot_on: "off" })).toHaveLength(2);
  });

  test("U6: calza wins a die back", () => {
    expect(challenges("perudo")).toContain("“Spot on!” out of turn, right: The challenger gets one die.");
  });

  test("C2, C5: the ante is not part of it", () => {
    expect(challenges("closed-cup")).toEqual([
      "Challenge in turn, right: The claimer loses one life.",
      "Challenge in turn, wrong: The challenger loses one life.",
    ]);
    expect(card("closed-cup")).toMatchObject({ pot: true, ante: { chips: 1, every: "round" } });
    expect(card("closed-cup", { ante: 0 })).toMatchObject({ pot: false, ante: null });
  });

  test("S22: names the difference, and a price of two with less to lose", () => {
    expect(challenges("bar", { loses: "difference" })[0]).toBe(
      "Challenge in turn, right: The claimer loses one die for each one off (at least one).",
    );
    expect(challenges("firehouse", { price: "difference" })[3]).toBe(
      "Challenge out of turn, wrong: The challenger takes two bads for each one off (at least two).",
    );
    expect(challenges("red-dead", { price: "two", dice_each: 1 })[1]).toBe(
      "Challenge in turn, wrong: The challenger loses two dice.",
    );
  });

  test("S22, S25: a hand and Mia cost double, and a drink", () => {
    expect(challenges("mia", { wrong_costs: "two", loser_drinks: 1 })[0]).toBe(
      "Challenge in turn, right: The claimer loses two lives and the claimer drinks one.",
    );
    expect(challenges("pass-the-cup", { wrong_costs: "two" })[1]).toBe(
      "Challenge in turn, wrong: The challenger drinks two.",
    );
  });

  test("S23: everything there is to win by a right exact call", () => {
    const right = (game: string) =>
      challenges(game, { exact_wins: "all", ...(game !== "perudo" && { exact_call: "on" }) }).find(
        (line) => line.startsWith("“Spot on!”") && line.includes("right"),
      );
    expect(right("perudo")).toContain("The challenger gets all lost dice back.");
    expect(right("pirate")).toContain("The challenger takes the whole pot.");
    expect(right("firehouse")).toContain("The challenger gets a good for each bad.");
  });

  test("S25: everyone who pays drinks", () => {
    expect(challenges("red-dead", { loss_drinks: 2 })).toContain(
      "“Spot on!” in turn, right: Everyone else loses one die and everyone else drinks two.",
    );
  });

  test("O5, P7, M4: into the pot, drunk, two lives for doubting Mia", () => {
    expect(challenges("own-hand")[0]).toBe(
      "Challenge in turn, right: The claimer pays one chip into the pot.",
    );
    expect(challenges("pass-the-cup")[1]).toBe("Challenge in turn, wrong: The challenger drinks one.");
    expect(challenges("mia")).toEqual(
      expect.arrayContaining([
        "Challenge in turn (Mia), wrong: The challenger loses two lives.",
        "Believing it (Mia), wrong: The challenger loses one life.",
      ]),
    );
  });
});

test("F1: five dice up to four players, then three; or the set number", () => {
  expect(sayDealt(card("firehouse").dealt ?? [])).toBe(
    "Everyone has a cup with 5 dice (3 with five or more players).",
  );
  expect(sayDealt(card("firehouse", { dice_each: 4 }).dealt ?? [])).toBe("Everyone has a cup with 4 dice.");
});

test("F10: names who washes", () => {
  expect(card("firehouse").washing).toEqual({ alone: 5, together: { count: 2, bads: 3 } });
  expect(card("firehouse", { end_alone: 7, end_together: 4, together_count: 3 }).washing).toEqual({
    alone: 7,
    together: { count: 3, bads: 4 },
  });
  expect(card("firehouse", { together_count: 9 }).washing).toEqual({
    alone: 5,
    together: { count: 9, bads: 3 },
  });
  expect(card("bar").washing).toBeNull();
  expect(sayEndings(card("bar").ending, null, false)).toEqual([
    "Lose your last die and you’re out.",
    "The last player in wins.",
  ]);
});

test("S8: has the raises of four fours, by each ladder", () => {
  const raisesText = (raise: string) => {
    const { raises } = card("bar", { raise });
    return raises && sayRaises(raises.over, raises.next);
  };
  expect(raisesText("quantity-major")).toBe(
    "The lowest raises over 4 fours: 4 fives, 4 sixes, 5 ones, 5 twos, 5 threes, and 5 fours.",
  );
  expect(raisesText("face-major")).toBe("The lowest raises over 4 fours: 1 five, 1 six, and 5 fours.");
});

test("P5, P6, C4, M2: has the cup steps of a trial turn", () => {
  expect(card("pass-the-cup").steps).toEqual({
    show: true,
    rollTable: true,
    rollCup: true,
    tableFirst: true,
    mustRoll: "something",
    blindRolls: false,
    unseen: true,
    lookForbidsChallenge: true,
  });
  expect(card("pass-the-cup", { cup_roll: "mandatory", blind_may_roll: "yes" }).steps).toMatchObject({
    mustRoll: "the-cup",
    blindRolls: true,
  });
  expect(card("closed-cup").steps).toMatchObject({
    rollTable: false,
    tableFirst: false,
    mustRoll: "nothing",
    blindRolls: true,
  });
  expect(card("mia", { pass_unseen: "off" }).steps).toMatchObject({ unseen: false });
  expect(saySteps(card("mia").steps ?? ({} as never))).toEqual([
    "You can pass the cup unseen, with a higher claim.",
  ]);
  expect(card("bar").steps).toBeNull();
});

test("H9: has all 252 hands and 7,776 rolls in the chart, in the table's order", () => {
  const chart = card("closed-cup").chart ?? [];
  expect(chart.map(({ hands, rolls }) => [hands, rolls])).toEqual([
    [6, 6],
    [30, 150],
    [30, 300],
    [1, 120],
    [1, 120],
    [60, 1200],
    [60, 1800],
    [60, 3600],
    [4, 480],
  ]);
  expect(card("pass-the-cup").chart).toHaveLength(7);
  expect(card("pass-the-cup").chart?.[0]?.dice).toEqual([6, 6, 6, 6, 6]);
  expect(card("pass-the-cup", { ones: "high" }).chart?.[0]?.dice).toEqual([1, 1, 1, 1, 1]);
  expect(
    card("mia")
      .chart?.map(({ dice }) => dice.join(""))
      .slice(0, 3),
  ).toEqual(["21", "66", "55"]);
});

test("B4, R6: names who starts next", () => {
  const starts = (game: string, starter: string) =>
    sayStarts(card(game, { starter }).challenges[0]?.right?.starter ?? "opener");
  expect(starts("bar", "loser")).toBe("The claimer starts next.");
  expect(starts("bar", "winner")).toBe("The challenger starts next.");
  expect(starts("red-dead", "left-of-challenger")).toBe("The player left of the challenger starts next.");
  expect(starts("bar", "left-of-loser")).toBe("The challenger starts next.");
  expect(starts("red-dead", "rotate")).toBe("The player left of the starter starts next.");
  expect(starts("red-dead", "rotate-right")).toBe("The player right of the starter starts next.");
});

test.each(gameIds)("has every house rule of %s, and a card for each of its choices", (game) => {
  const options = optionsOf(game);
  if (!options.ok) throw new Error("cannot happen");
  expect(card(game).options.map(({ option }) => option)).toEqual(Object.keys(options.value));
  for (const [name, option] of Object.entries(options.value))
    for (const value of "choices" in option ? option.choices : "from" in option ? [option.from] : []) {
      const { options: shownOptions } = card(game, { [name]: value });
      expect(shownOptions.find((one) => one.option === name)?.value).toBe(value);
    }
});

test("has no card for unknown games and rules", () => {
  expect(rulesCard("chess")).toBeNull();
  expect(rulesCard("bar", { ones: "sideways" })).toBeNull();
  expect(rulesCard("bar", { __proto__x: 1 })).toBeNull();
});
