import { describe, expect, test } from "vitest";
import { type Action, type GameState, legal, type OptionValue, standing, toAct } from "@/lib/engine";
import { ask } from "@/lib/protocol/ask";
import {
  bangs,
  calls,
  counted,
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
  shows,
  start,
  tableOf,
} from "./tableOf";

// More houses (S19–S25, H11, M6–M8): what tables play besides, in every game that can.

type House = Readonly<Record<string, OptionValue>>;
const THREE = ["Ann", "Bob", "Cy"];
const COUNTS = ["firehouse", "bar", "red-dead", "pirate", "perudo"] as const;
type Count = (typeof COUNTS)[number];

const seated = (game: string, house: House = {}, players = THREE): GameState => tableOf(players, house, game);
/** A table with wild ones, by each game's option. */
const WILD_ONES: Readonly<Record<Count, House>> = {
  firehouse: { wild_face: "ones" },
  bar: { wild: "ones" },
  "red-dead": { wild_face: "ones" },
  pirate: { wild: "ones" },
  perudo: {},
};
/** A table that has exact calls. */
const EXACT: Readonly<Record<Count, House>> = {
  firehouse: { exact_call: "on" },
  bar: { exact_call: "on" },
  "red-dead": {},
  pirate: { exact_call: "on" },
  perudo: {},
};
const begins = (game: string, house: House = {}): Action =>
  game === "firehouse" && (house.wild_face ?? "red-die") === "red-die" ? start("Ann", 4) : opens("Ann");
const wildIn = (state: GameState) => ("round" in state ? state.round.terms.wild : null);

describe("S19 wild faces anywhere", () => {
  test.each([
    ["red-dead", { wild_face: "ones" }, opens("Ann"), 3],
    ["red-dead", { wild_face: "red-die" }, start("Ann", 2), 4],
    ["red-dead", { wild_face: "none" }, opens("Ann"), 1],
    ["perudo", { wild_face: "none" }, opens("Ann"), 1],
    ["perudo", { wild_face: "red-die" }, start("Ann", 2), 4],
    ["firehouse", { wild_face: "ones" }, opens("Ann"), 3],
    ["firehouse", { wild_face: "none" }, opens("Ann"), 1],
  ] as const)("S19 %s with %j: a five, two ones and three twos", (game, house, opening, found) => {
    const dice = shows({ Ann: [5, 1, 2, 6, 6], Bob: [1, 2, 6, 6, 6], Cy: [2, 6, 6, 3, 3] });
    const played = recorded(seated(game, house), opening, says("Ann", "2 fives"), doubts("Bob"), dice);
    expect(settledIn(played).finding).toMatchObject({ found });
  });
  test("S19 a red die is required if one is rolled, and refused otherwise", () => {
    expect(refusedBy(seated("red-dead", { wild_face: "red-die" }), opens("Ann")).code).toBe("wild-needed");
    expect(refusedBy(seated("firehouse", { wild_face: "none" }), start("Ann", 4)).code).toBe("wild-not-used");
  });
  test("S19 U5 nothing is wild in palifico, though the red die is rolled", () => {
    const house = { wild_face: "red-die", dice_each: 2 };
    const state = recorded(
      seated("perudo", house),
      ...[start("Ann", 3), says("Ann", "6 sixes"), doubts("Bob"), outcome("short"), start("Ann", 3)],
    ).state;
    expect(state).toMatchObject({ round: { terms: { wild: null, redDie: 3, locksFace: true } } });
  });

  test.each(COUNTS.filter((game) => game !== "perudo"))(
    "S19 %s, named_wild: the wild stays, or is lost when the first or any claim names it",
    (game) => {
      const named = (named_wild: string, ...claims: readonly Action[]) =>
        wildIn(
          recorded(
            seated(game, { ...WILD_ONES[game], named_wild, raise: "quantity-only" }),
            opens("Ann"),
            ...claims,
          ).state,
        );
      const opening = [says("Ann", "2 ones"), says("Bob", "3 fives")];
      const later = [says("Ann", "2 fives"), says("Bob", "3 ones"), says("Cy", "4 fives")];
      const never = [says("Ann", "2 fives"), says("Bob", "3 sixes")];
      expect(["stays", "opening", "any"].map((value) => named(value, ...opening))).toEqual([1, null, null]);
      expect(["stays", "opening", "any"].map((value) => named(value, ...later))).toEqual([1, 1, null]);
      expect(["stays", "opening", "any"].map((value) => named(value, ...never))).toEqual([1, 1, 1]);
    },
  );
  test("S19 the count uses the wild at the reveal", () => {
    const dice = shows({ Ann: [5, 5, 1, 2, 3], Bob: [1, 2, 3, 4, 6], Cy: [2, 3, 4, 6, 6] });
    const found = (named_wild: "stays" | "any") =>
      settledIn(
        recorded(
          seated("bar", { wild: "ones", named_wild }),
          ...[opens("Ann"), says("Ann", "3 ones"), says("Bob", "4 fives"), doubts("Cy"), dice],
        ),
      ).finding;
    // Two fives; the two ones help only where they are still wild.
    expect(found("stays")).toMatchObject({ found: 4, finding: "exact" });
    expect(found("any")).toMatchObject({ found: 2, finding: "short" });
  });
  test("S19 the wild of a red die can be lost like that of ones", () => {
    const actions = [start("Ann", 4), says("Ann", "2 fours"), says("Bob", "3 fives")];
    expect(wildIn(recorded(seated("firehouse", { named_wild: "opening" }), ...actions).state)).toBeNull();
    expect(wildIn(recorded(seated("firehouse", { named_wild: "stays" }), ...actions).state)).toBe(4);
  });
  test("S19 U3 perudo, named_wild = any: to ones by half, and from there on the plain ladder", () => {
    const state = recorded(
      seated("perudo", { named_wild: "any" }),
      ...[opens("Ann"), says("Ann", "5 fives"), says("Bob", "3 ones")],
    ).state;
    expect(legal(state, "Cy").claim.lowest).toEqual({ count: 3, face: 2 });
    expect(
      legal(
        recorded(seated("perudo"), opens("Ann"), says("Ann", "5 fives"), says("Bob", "3 ones")).state,
        "Cy",
      ).claim.perFace,
    ).toContainEqual({ count: 7, face: 2 });
  });
  test("S19 U1 perudo, named_wild = opening: ones can start a round only with open_on_ones", () => {
    expect(
      refusedBy(
        recorded(seated("perudo", { named_wild: "opening" }), opens("Ann")).state,
        says("Ann", "2 ones"),
      ).code,
    ).toBe("cannot-open-on-ones");
  });
  test("S19 the desk considers earlier claims for what is wild", () => {
    const asked = { ask: "raise", game: "perudo", from: "3 ones", to: "4 fives" };
    expect(ask(asked)).toMatchObject({ legal: false, code: "not-higher" });
    expect(ask({ ...asked, house: { named_wild: "any" } })).toMatchObject({ legal: true });
  });
});

describe("S20 first_claim", () => {
  test.each(COUNTS)("S20 %s: first_claim = players asks for one die each to open with", (game) => {
    const house = { first_claim: "players" };
    const open = recorded(seated(game, house), begins(game)).state;
    expect(refusedBy(open, says("Ann", "2 sixes"))).toMatchObject({
      code: "opens-too-low",
      rule: "S20",
      values: { limit: 3 },
    });
    expect(legal(open, "Ann").claim.lowest).toMatchObject({ count: 3 });
    // The next claim climbs as ever.
    const next = recorded(open, says("Ann", "3 twos"), says("Bob", "4 sixes"));
    expect(next.ruled).toEqual([]);
    expect(recorded(open, ruled(says("Ann", "2 sixes"))).ruled).toEqual(["opens-too-low"]);
  });
  test("S20 players who are out do not count, and a skipped claim can be the first (S11)", () => {
    const house = { first_claim: "players", dice_each: 1 };
    const two = recorded(
      seated("bar", house),
      ...[opens("Ann"), says("Ann", "3 sixes"), doubts("Bob"), outcome("short"), opens()],
    ).state;
    expect(refusedBy(two, says("Bob", "1 six")).values.limit).toBe(2);
    expect(recorded(two, says("Bob", "2 sixes")).ruled).toEqual([]);
    const open = recorded(seated("bar", { first_claim: "players" }), opens("Ann")).state;
    expect(refusedBy(open, { do: "claim", by: "Cy", claim: "1 six", skipped: true }).code).toBe(
      "opens-too-low",
    );
  });
  test("S20 the desk ignores it without the number of players", () => {
    const asked = { ask: "raise", game: "bar", house: { first_claim: "players" }, from: null, to: "3 sixes" };
    expect(ask(asked)).toMatchObject({ legal: true });
    expect(ask({ ...asked, players: 4 })).toMatchObject({
      legal: false,
      code: "opens-too-low",
      rules: ["S20"],
    });
    expect(ask({ ...asked, players: 3 })).toMatchObject({ legal: true });
    expect(ask({ ...asked, ask: "lowest", to: undefined, players: 4 })).toMatchObject({ ok: false });
    const { to: _to, ...lowest } = asked;
    expect(ask({ ...lowest, ask: "lowest", players: 4 })).toMatchObject({ text: "4 ones" });
    for (const players of [0, -1, 2.5, "3", 1001])
      expect(ask({ ...asked, players })).toMatchObject({ ok: false, code: "bad-format" });
  });
});

describe("S21 five_alike", () => {
  // Ann holds five fives, Bob four and a wild one, Cy one five.
  const DICE = { Ann: [5, 5, 5, 5, 5], Bob: [5, 5, 1, 5, 5], Cy: [5, 2, 3, 4, 6] } as const;
  test.each(COUNTS)("S21 %s: as five, as six, or as seven without a wild", (game) => {
    const found = (five_alike: "five" | "six" | "seven") =>
      settledIn(
        recorded(
          seated(game, { dice_each: 5, ...WILD_ONES[game], five_alike }),
          ...[opens("Ann"), says("Ann", "12 fives"), doubts("Bob"), shows(DICE)],
        ),
      ).finding.found;
    expect([found("five"), found("six"), found("seven")]).toEqual([11, 13, 14]);
  });
  test("S21 the verdict says so, and turns by it", () => {
    const { finding, right } = settledIn(
      recorded(
        seated("bar", { five_alike: "seven" }, ["Ann", "Bob"]),
        ...[opens("Ann"), says("Ann", "7 fives"), doubts("Bob")],
        shows({ Ann: [5, 5, 5, 5, 5], Bob: [2, 2, 3, 4, 6] }),
      ),
    );
    expect([finding.found, finding.finding, finding.rules, right]).toEqual([
      7,
      "exact",
      ["S1", "S21"],
      false,
    ]);
  });
  test("S21 four dice are no five alike, and a count stays as the table entered it", () => {
    const four = recorded(
      seated("bar", { five_alike: "six", dice_each: 4 }, ["Ann", "Bob"]),
      ...[opens("Ann"), says("Ann", "5 fives"), doubts("Bob")],
      shows({ Ann: [5, 5, 5, 5], Bob: [2, 2, 3, 4] }),
    );
    expect(settledIn(four).finding).toMatchObject({ found: 4, rules: ["S1"] });
    const byCount = recorded(
      seated("bar", { five_alike: "six" }),
      ...[opens("Ann"), says("Ann", "5 fives"), doubts("Bob"), counted(5)],
    );
    expect(settledIn(byCount).finding.found).toBe(5);
  });
  test("S21 the desk counts cups entered one by one", () => {
    const asked = { ask: "judge", game: "bar", house: { five_alike: "six" }, claim: "6 fives" };
    expect(ask({ ...asked, dice: [[5, 5, 5, 5, 5], [2]] })).toMatchObject({ claimTrue: true, found: 6 });
    expect(ask({ ...asked, dice: [5, 5, 5, 5, 5, 2] })).toMatchObject({ claimTrue: false, found: 5 });
  });
});

describe("S22 the price of being wrong", () => {
  // Five fives claimed, two there: off by three.
  const lost = (game: string, house: House, what: "die" | "chip" | "bad") =>
    holding(
      recorded(
        seated(game, house),
        ...[begins(game, house), says("Ann", "5 fives"), doubts("Bob"), counted(2)],
      ).state,
      what,
    ).Ann;
  test.each([
    ["red-dead", "die", [4, 3, 2]],
    ["perudo", "die", [4, 3, 2]],
    ["pirate", "chip", [9, 8, 7]],
    ["firehouse", "bad", [1, 2, 3]],
  ] as const)("S22 %s: price = one, two or the difference, in %s", (game, what, left) => {
    expect([
      lost(game, { price: "one" }, what),
      lost(game, { price: "two" }, what),
      lost(game, { price: "difference" }, what),
    ]).toEqual(left);
  });
  test.each([
    ["red-dead", "R4"],
    ["perudo", "U4"],
    ["pirate", "I4"],
  ])("S22 %s: the verdict rests on %s, at a price of its own on S22", (game, rule) => {
    const rules = (price: string) =>
      settledIn(
        recorded(
          seated(game, { price }),
          ...[opens("Ann"), says("Ann", "5 fives"), doubts("Bob"), counted(2)],
        ),
      ).rules;
    expect([rules("one"), rules("two")]).toEqual([
      ["S1", rule],
      ["S1", "S22"],
    ]);
  });
  test("S23 R5 a right exact call costs the others in red-dead", () => {
    const rules = (exact_wins: string) =>
      settledIn(
        recorded(
          seated("red-dead", { exact_wins }),
          ...[opens("Ann"), says("Ann", "3 fives"), calls("Bob", "spot-on"), counted(3)],
        ),
      ).rules;
    expect([rules("others-lose"), rules("one")]).toEqual([
      ["S1", "R5"],
      ["S1", "S23"],
    ]);
  });
  test("S22 S13 the price is never more than is held, and the verdict cites it", () => {
    const played = recorded(
      seated("perudo", { price: "difference", dice_each: 2 }),
      ...[opens("Ann"), says("Ann", "6 fives"), doubts("Bob"), counted(1)],
    );
    expect(settledIn(played)).toMatchObject({
      moves: [{ what: "die", count: 2, from: "Ann", to: "bank" }],
      rules: ["S1", "S22"],
    });
  });
  test("S22 a wrong exact call costs one, for any difference", () => {
    const { state } = recorded(
      seated("perudo", { price: "difference" }),
      ...[opens("Ann"), says("Ann", "5 fives"), calls("Bob", "spot-on"), counted(2)],
    );
    expect(holding(state, "die")).toEqual({ Ann: 5, Bob: 4, Cy: 5 });
  });
  test("S22 F8 the price multiplies bads in firehouse; goods stay two", () => {
    const banged = (found: "short" | "there") =>
      settledIn(
        recorded(
          seated("firehouse", { price: "two" }),
          ...[start("Ann", 4), says("Ann", "3 fives"), bangs("Cy"), outcome(found)],
        ),
      );
    expect(banged("short").moves).toEqual([
      { what: "good", count: 2, from: "bank", to: "Cy" },
      { what: "bad", count: 2, from: "bank", to: "Ann" },
    ]);
    expect(banged("there")).toMatchObject({
      moves: [{ what: "bad", count: 4, from: "bank", to: "Cy" }],
      rules: ["S1", "S22", "F8"],
    });
  });
});

describe("S23 exact calls anywhere", () => {
  const called = (game: Count, house: House, found: Action, before: readonly Action[] = []) =>
    recorded(
      seated(game, { ...EXACT[game], ...house }),
      ...before,
      ...[begins(game), says("Ann", "3 fives"), calls("Bob", "spot-on"), found],
    );
  const fine = (player: string, count: number): Action => ({
    do: "adjust",
    what: "die",
    count,
    from: player,
    to: "bank",
    note: "peeked",
  });
  test.each(["firehouse", "bar", "pirate"] as const)("S23 %s has none unless exact_call = on", (game) => {
    const open = (house: House) => recorded(seated(game, house), begins(game), says("Ann", "3 fives")).state;
    expect(refusedBy(open({}), calls("Bob", "spot-on")).code).toBe("challenge-not-allowed");
    expect(legal(open({}), "Bob").challenges.map(({ kind }) => kind)).toEqual(["doubt"]);
    expect(legal(open({ exact_call: "on" }), "Bob").challenges).toHaveLength(2);
    // In turn alone.
    expect(refusedBy(open({ exact_call: "on" }), calls("Cy", "spot-on")).code).toBe("not-your-turn");
  });
  test.each([
    ["bar", "one", 3],
    ["bar", "two", 4],
    ["bar", "all", 5],
    ["red-dead", "one", 3],
    ["red-dead", "two", 4],
    ["red-dead", "all", 5],
    ["perudo", "one", 3],
    ["perudo", "two", 4],
    ["perudo", "all", 5],
  ] as const)("S23 %s, exact_wins = %s: Bob, who had two dice, has %i", (game, exact_wins, dice) => {
    const { state } = called(game, { exact_wins }, counted(3), [fine("Bob", 3)]);
    expect(holding(state, "die")).toEqual({ Ann: 5, Bob: dice, Cy: 5 });
  });
  test.each([
    ["bar", "die", { Ann: 4, Bob: 5, Cy: 4 }],
    ["red-dead", "die", { Ann: 4, Bob: 5, Cy: 4 }],
    ["perudo", "die", { Ann: 4, Bob: 5, Cy: 4 }],
    ["pirate", "chip", { Ann: 9, Bob: 10, Cy: 9 }],
    ["firehouse", "bad", { Ann: 1, Bob: 0, Cy: 1 }],
  ] as const)("S23 %s, exact_wins = others-lose: everyone else loses one", (game, what, left) => {
    expect(holding(called(game, { exact_wins: "others-lose" }, counted(3)).state, what)).toEqual(left);
  });
  test("S23 F9 firehouse, exact_wins = all: as many goods as the player has bads", () => {
    const given = (what: "bad" | "good", count: number): Action => ({
      do: "adjust",
      what,
      count,
      from: "bank",
      to: "Bob",
      note: "from before",
    });
    const won = (...before: readonly Action[]) =>
      settledIn(called("firehouse", { exact_wins: "all" }, counted(3), before)).moves;
    expect(won(given("bad", 3), given("good", 1))).toEqual([
      { what: "good", count: 2, from: "bank", to: "Bob" },
    ]);
    expect(won(given("good", 1))).toEqual([]);
    expect(won()).toEqual([]);
  });
  test("S23 never above the starting number", () => {
    expect(settledIn(called("bar", { exact_wins: "two" }, counted(3))).moves).toEqual([]);
  });
  test.each([
    ["one", 2],
    ["two", 1],
    ["all", 0],
  ] as const)("S23 pirate, exact_wins = %s: out of a pot of three, %i are left", (exact_wins, left) => {
    const { state } = called("pirate", { exact_wins, pot_ante: 1 }, counted(3));
    expect([state.pot, holding(state, "chip").Bob]).toEqual([left, 9 + 3 - left]);
  });
  test("S23 pirate: an empty pot pays nothing", () => {
    expect(settledIn(called("pirate", { exact_wins: "all" }, counted(3))).moves).toEqual([]);
  });
  test.each([
    ["one", 1],
    ["two", 2],
    ["all", 3],
  ] as const)("S23 firehouse, exact_wins = %s: Bob with three bads gets %i goods", (exact_wins, goods) => {
    const bads: Action = { do: "adjust", what: "bad", count: 3, from: "bank", to: "Bob", note: "late" };
    const { state } = called("firehouse", { exact_wins }, counted(3), [bads]);
    expect(holding(state, "good").Bob).toBe(goods);
  });
  test.each([
    ["bar", "die", 4],
    ["pirate", "chip", 9],
    ["firehouse", "bad", 1],
  ] as const)("S23 %s: a wrong exact call costs the challenger one", (game, what, left) => {
    const played = called(game, {}, counted(4));
    expect(holding(played.state, what).Bob).toBe(left);
    expect(settledIn(played).rules).toEqual(["S1", "S23"]);
  });
  test("S23 U6 a right calza starts the next round, and cites what it wins by", () => {
    const played = called("perudo", { exact_wins: "two" }, counted(3), [fine("Bob", 2)]);
    expect([toAct(played.state), settledIn(played).rules]).toEqual(["Bob", ["S1", "S23"]]);
  });
});

describe("S24 antes anywhere", () => {
  test.each(["bar", "perudo"] as const)("S24 %s: once, and the last one in takes the pot", (game) => {
    const { state, facts } = recorded(
      seated(game, { pot_ante: 2, dice_each: 1 }, ["Ann", "Bob"]),
      ...[opens("Ann"), says("Ann", "2 sixes"), doubts("Bob"), outcome("short")],
    );
    expect(holding(state, "chip")).toEqual({ Ann: -2, Bob: 2 });
    expect(state).toMatchObject({ pot: 0, finished: { winners: ["Bob"], pot: 4 } });
    expect(facts.some(({ fact }) => fact === "finished")).toBe(true);
  });
  test("S24 a second round takes no ante; a joiner pays theirs", () => {
    const { state } = recorded(
      seated("bar", { pot_ante: 2 }),
      ...[opens("Ann"), says("Ann", "2 sixes"), doubts("Bob"), outcome("short")],
      { do: "join", player: "Dee" },
      opens(),
    );
    expect([state.pot, holding(state, "chip")]).toEqual([8, { Ann: -2, Bob: -2, Cy: -2, Dee: -2 }]);
  });
  test("S24 without one there are no chips", () => {
    expect(standing(seated("bar")).Ann).toEqual({ dice: 5, active: true });
    expect(standing(seated("bar", { pot_ante: 1 })).Ann).toEqual({ dice: 5, chips: 0, active: true });
    const chip: Action = { do: "adjust", what: "chip", count: 1, from: "Ann", to: "pot", note: "lost" };
    expect(refusedBy(seated("bar"), chip).code).toBe("bad-format");
  });
  test("S24 pirate: antes come from the dealt chips, and never take the last one", () => {
    const { state } = recorded(seated("pirate", { pot_ante: 5, chips: 3 }), opens("Ann"));
    expect([state.pot, holding(state, "chip")]).toEqual([6, { Ann: 1, Bob: 1, Cy: 1 }]);
  });
  test("S24 F10 firehouse: the best score takes the pot; tied players share it", () => {
    const ends = (players: readonly string[]) =>
      recorded(
        seated("firehouse", { pot_ante: 1, end_alone: 1 }, [...players]),
        ...[start("Ann", 4), says("Ann", "3 fives"), doubts("Bob"), outcome("short")],
      ).state;
    // Ann washes; Bob and Cy are even: two and one of three chips, so that both stand at +1 and 0.
    expect(holding(ends(THREE), "chip")).toEqual({ Ann: -1, Bob: 1, Cy: 0 });
    const good: Action = { do: "adjust", what: "good", count: 1, from: "bank", to: "Cy", note: "cooked" };
    const best = recorded(
      seated("firehouse", { pot_ante: 1, end_alone: 1 }),
      ...[start("Ann", 4), good, says("Ann", "3 fives"), doubts("Bob"), outcome("short")],
    ).state;
    expect(best).toMatchObject({ pot: 0, finished: { losers: ["Ann"], pot: 3 } });
    expect(holding(best, "chip")).toEqual({ Ann: -1, Bob: -1, Cy: 2 });
  });
});

test("S23 U6 U5 with two players left, others-lose makes the challenger start, and no palifico is pending", () => {
  // Ann claims 1 six, Bob calls it exact: Ann’s 6-2 and Bob’s 3-4 show one six, so Ann falls to one die.
  const two = seated("perudo", { exact_wins: "others-lose", dice_each: 2 }, ["Ann", "Bob"]);
  const played = recorded(two, opens("Ann"), says("Ann", "1 six"), calls("Bob", "spot-on"));
  const { state } = recorded(played.state, shows({ Ann: [6, 2], Bob: [3, 4] }));
  expect(holding(state, "die")).toEqual({ Ann: 1, Bob: 2 });
  expect(toAct(state)).toBe("Bob");
  expect(state).toMatchObject({ palifico: null });
  // With three, the player who lost a die opens a palifico round.
  const three = recorded(
    seated("perudo", { exact_wins: "others-lose", dice_each: 2 }),
    opens("Ann"),
    says("Ann", "1 six"),
    calls("Bob", "spot-on"),
    shows({ Ann: [6, 2], Bob: [3, 4], Cy: [2, 2] }),
  ).state;
  expect([toAct(three), (three as { palifico?: string }).palifico]).toEqual(["Ann", "Ann"]);
});

describe("S25 loss_drinks", () => {
  test.each(COUNTS)("S25 %s: the loser drinks two besides", (game) => {
    const played = recorded(
      seated(game, { loss_drinks: 2 }),
      ...[begins(game), says("Ann", "5 fives"), doubts("Bob"), outcome("short")],
    );
    expect(holding(played.state, "drink")).toEqual({ Ann: 2, Bob: 0, Cy: 0 });
    expect(settledIn(played).rules).toContain("S25");
  });
  test("S25 R5 everyone who loses by an exact call drinks; players who lose nothing do not", () => {
    const { state } = recorded(
      seated("red-dead", { loss_drinks: 1 }),
      ...[opens("Ann"), says("Ann", "3 fives"), calls("Bob", "spot-on"), counted(3)],
    );
    expect(holding(state, "drink")).toEqual({ Ann: 1, Bob: 0, Cy: 1 });
    const won = recorded(
      seated("bar", { loss_drinks: 1, exact_call: "on" }),
      ...[opens("Ann"), says("Ann", "3 fives"), calls("Bob", "spot-on"), counted(3)],
    );
    expect([holding(won.state, "drink"), settledIn(won).rules]).toEqual([
      { Ann: 0, Bob: 0, Cy: 0 },
      ["S1", "S23"],
    ]);
  });
  test("S25 only players drink, not the bank that gives goods or the pot", () => {
    const banged = recorded(
      seated("firehouse", { loss_drinks: 1 }),
      ...[start("Ann", 4), says("Ann", "3 fives"), bangs("Cy"), outcome("short")],
    );
    expect(settledIn(banged)).toMatchObject({
      moves: [
        { what: "good", count: 2, from: "bank", to: "Cy" },
        { what: "bad", count: 1, from: "bank", to: "Ann" },
        { what: "drink", count: 1, from: "bank", to: "Ann" },
      ],
      rules: ["S1", "F8", "S25"],
    });
    const won = recorded(
      seated("pirate", { loss_drinks: 1, exact_call: "on", pot_ante: 1 }),
      ...[opens("Ann"), says("Ann", "3 fives"), calls("Bob", "spot-on"), counted(3)],
    );
    expect(holding(won.state, "drink")).toEqual({ Ann: 0, Bob: 0, Cy: 0 });
  });
  test("S25 off: there are no drinks", () => {
    expect(standing(seated("bar")).Ann).not.toHaveProperty("drinks");
    expect(standing(seated("bar", { loss_drinks: 1 })).Ann).toHaveProperty("drinks", 0);
  });
});

describe("S22 wrong_costs and S25 loser_drinks, in hands and two dice", () => {
  const OTHERS = ["pass-the-cup", "closed-cup", "own-hand", "mia"] as const;
  const CLAIMED = {
    "pass-the-cup": "pair 6",
    "closed-cup": "pair 6",
    "own-hand": "pair 6",
    mia: "64",
  } as const;
  const STAKE = { "pass-the-cup": "drink", "closed-cup": "life", "own-hand": "chip", mia: "life" } as const;
  const DEALT = { "closed-cup": { lives: 3 }, "pass-the-cup": {}, "own-hand": {}, mia: {} } as const;
  const lost = (game: (typeof OTHERS)[number], house: House, found: "short" | "there" = "short") =>
    recorded(
      seated(game, { ...DEALT[game], ...house }),
      ...[opens("Ann"), says("Ann", CLAIMED[game]), doubts("Bob"), outcome(found)],
    );
  const priceOf = (game: (typeof OTHERS)[number], house: House, found: "short" | "there" = "short") =>
    settledIn(lost(game, house, found)).moves.find(({ what }) => what === STAKE[game])?.count;

  test.each(OTHERS)("S22 %s: being wrong costs two, for the claimer and the challenger", (game) => {
    const two = { wrong_costs: "two" };
    expect([priceOf(game, {}), priceOf(game, two), priceOf(game, two, "there")]).toEqual([1, 2, 2]);
    expect(settledIn(lost(game, two)).rules).toContain("S22");
    expect(settledIn(lost(game, {})).rules).not.toContain("S22");
  });
  test("S22 S13 it costs no more than is held", () => {
    expect(priceOf("closed-cup", { wrong_costs: "two", lives: 1 })).toBe(1);
  });
  test("S22 P7 M4 M7 what costs two already costs four", () => {
    const messedUp = recorded(
      seated("pass-the-cup", { wrong_costs: "two" }),
      ...[
        opens("Ann"),
        says("Ann", "pair 6"),
        doubts("Bob"),
        { do: "reveal", outcome: "short", messed_up: true } as const,
      ],
    );
    expect(holding(messedUp.state, "drink").Ann).toBe(4);
    const mia = (found: "short" | "there", house: House = {}) =>
      holding(
        recorded(
          seated("mia", { wrong_costs: "two", ...house }),
          ...[opens("Ann"), says("Ann", "mia"), doubts("Bob"), outcome(found)],
        ).state,
        "life",
      );
    expect([mia("there").Bob, mia("short").Ann, mia("short", { false_mia: "two" }).Ann]).toEqual([2, 4, 2]);
  });
  test.each(["closed-cup", "own-hand", "mia"] as const)("S25 %s: the loser drinks two besides", (game) => {
    const played = lost(game, { loser_drinks: 2 });
    expect(holding(played.state, "drink")).toEqual({ Ann: 2, Bob: 0, Cy: 0 });
    expect(settledIn(played).rules).toContain("S25");
    expect(standing(lost(game, {}).state).Ann).not.toHaveProperty("drinks");
  });
  test("S25 M4 a player who believes Mia drinks for the life", () => {
    const played = recorded(
      seated("mia", { loser_drinks: 1 }),
      ...[opens("Ann"), says("Ann", "mia"), calls("Bob", "concede")],
    );
    expect(holding(played.state, "drink")).toEqual({ Ann: 0, Bob: 1, Cy: 0 });
  });
  test("B2 loses = two: bar dice, too", () => {
    const two = recorded(
      seated("bar", { loses: "two" }),
      ...[opens("Ann"), says("Ann", "9 fives"), doubts("Bob"), counted(2)],
    );
    expect([holding(two.state, "die").Ann, settledIn(two).byDifference]).toEqual([3, false]);
  });
  test("S22 S25 a table from before these options plays as it did", () => {
    const { wrong_costs: _, loser_drinks: __, ...house } = seated("mia").house as Record<string, OptionValue>;
    const old: GameState = { ...seated("mia"), house };
    const played = recorded(old, opens("Ann"), says("Ann", "64"), doubts("Bob"), outcome("short"));
    expect(settledIn(played)).toMatchObject({
      moves: [{ what: "life", count: 1, from: "Ann", to: "bank" }],
      rules: ["S2", "M1", "M3"],
    });
  });
});

describe("H11 wild_ones", () => {
  const rank = (game: string, house: House, dice: readonly number[]) =>
    ask({ ask: "rank", game, house: { wild_ones: "on", ...house }, dice });
  test.each([
    ["pass-the-cup", {}, [6, 6, 1, 2, 3], "three sixes, three two"],
    ["pass-the-cup", {}, [3, 3, 5, 5, 1], "full house, fives over threes"],
    ["pass-the-cup", {}, [1, 1, 1, 1, 1], "five sixes"],
    ["closed-cup", {}, [1, 1, 1, 1, 1], "five ones"],
    ["closed-cup", {}, [1, 3, 4, 5, 6], "high straight"],
    ["closed-cup", {}, [1, 2, 3, 4, 5], "high straight"],
    ["own-hand", {}, [2, 3, 4, 6, 1], "high straight"],
    ["own-hand", {}, [1, 1, 3, 6, 6], "four sixes, three"],
    ["pass-the-cup", {}, [6, 5, 4, 3, 2], "six five four three two high"],
  ] as const)("H11 %s %j: %j is %s", (game, house, dice, text) => {
    expect(rank(game, house, dice)).toMatchObject({ ok: true, text });
  });
  test("H11 dice that make the same hand have the same rank, and no hand beats the best", () => {
    expect(rank("pass-the-cup", {}, [6, 6, 6, 6, 1])).toMatchObject({ text: "five sixes" });
    const [best, same] = [
      rank("pass-the-cup", {}, [6, 6, 6, 6, 6]),
      rank("pass-the-cup", {}, [1, 1, 6, 6, 6]),
    ];
    expect(best).toMatchObject(JSON.parse(JSON.stringify(same)));
    // A six or a one on each of five dice.
    expect(best).toMatchObject({ chance: 32 / 7776 });
  });
  test("H11 a claim is compared with the best hand", () => {
    const lifted = (house: House) =>
      settledIn(
        recorded(
          seated("pass-the-cup", house),
          ...[opens("Ann"), says("Ann", "three sixes"), doubts("Bob"), lifts(6, 6, 1, 2, 3)],
        ),
      ).finding.finding;
    expect([lifted({}), lifted({ wild_ones: "on" })]).toEqual(["short", "over"]);
  });
  test("H11 C3 a shown one can be any die of the claim", () => {
    const exposed = { do: "claim", by: "Ann", claim: "four sixes", table: [1, 1] } as const;
    const open = (house: House) => recorded(seated("closed-cup", house), opens("Ann")).state;
    expect(refusedBy(open({}), exposed).code).toBe("exposed-not-in-claim");
    expect(recorded(open({ wild_ones: "on" }), exposed).ruled).toEqual([]);
    expect(recorded(open({ wild_ones: "on", exposed_strict: "on" }), exposed).ruled).toEqual([]);
    expect(refusedBy(open({ wild_ones: "on" }), { ...exposed, table: [3, 3, 1] }).code).toBe(
      "exposed-not-in-claim",
    );
  });
  test("H11 the exact chance: a pair of sixes among five dice, ones wild", () => {
    const chance = (house: House) =>
      ask({ ask: "odds", game: "pass-the-cup", house, claim: "five sixes" }) as { chance: number };
    expect(chance({}).chance).toBeCloseTo(1 / 7776, 12);
    expect(chance({ wild_ones: "on" }).chance).toBeCloseTo(32 / 7776, 12);
  });
});

describe("M6 next_to_mia", () => {
  const over = (next_to_mia: string, a: string, b: string) =>
    ask({ ask: "compare", game: "mia", house: { next_to_mia }, a, b });
  test.each([
    ["double-six", "66", "31", "a"],
    ["double-six", "66", "11", "a"],
    ["three-one", "66", "31", "b"],
    ["three-one", "32", "31", "b"],
    ["three-one", "21", "31", "a"],
    ["double-one", "66", "11", "b"],
    ["double-one", "21", "11", "a"],
    ["double-one", "22", "65", "a"],
  ] as const)("M6 %s: %s or %s", (house, a, b, result) => {
    expect(over(house, a, b)).toMatchObject({ result });
  });
  test("M6 the lowest roll and the one below Mia change with it", () => {
    const state = recorded(seated("mia", { next_to_mia: "three-one" }), opens("Ann")).state;
    expect(legal(state, "Ann").claim.lowest).toEqual({ mia: 32 });
    const sixes = recorded(state, says("Ann", "66")).state;
    expect(legal(sixes, "Bob").claim.lowest).toEqual({ mia: 31 });
    const settled = settledIn(recorded(sixes, says("Bob", "31"), doubts("Cy"), lifts(6, 6)));
    expect(settled).toMatchObject({ right: true, finding: { finding: "short" } });
    expect(
      recorded(seated("mia", { next_to_mia: "double-one" }), opens("Ann"), says("Ann", "11")).ruled,
    ).toEqual([]);
  });
});

describe("M7 false_mia", () => {
  const lives = (house: House, ...dice: readonly [1 | 2 | 6, 1 | 2 | 6]) =>
    recorded(seated("mia", house), ...[opens("Ann"), says("Ann", "mia"), doubts("Bob"), lifts(...dice)]);
  test("M7 false_mia = two: a false Mia costs its claimer two lives", () => {
    expect(holding(lives({}, 6, 6).state, "life")).toEqual({ Ann: 5, Bob: 6, Cy: 6 });
    const two = lives({ false_mia: "two" }, 6, 6);
    expect([holding(two.state, "life"), settledIn(two).rules]).toEqual([
      { Ann: 4, Bob: 6, Cy: 6 },
      ["S2", "M1", "M7"],
    ]);
  });
  test("M7 M4 the costs of a true Mia and of another bluff do not change", () => {
    const looked = lives({ false_mia: "two" }, 2, 1);
    expect(holding(looked.state, "life")).toEqual({ Ann: 6, Bob: 4, Cy: 6 });
    expect(settledIn(looked).rules).toEqual(["S2", "M1", "M4"]);
    expect(settledIn(lives({}, 6, 6)).rules).toEqual(["S2", "M1", "M4"]);
    const lie = recorded(
      seated("mia", { false_mia: "two" }),
      ...[opens("Ann"), says("Ann", "66"), doubts("Bob"), lifts(1, 2)],
    );
    // 21 is above 66: no lie at all.
    expect(holding(lie.state, "life")).toEqual({ Ann: 6, Bob: 5, Cy: 6 });
  });
});

describe("M8 second_roll", () => {
  const again = (by: string): Action => ({ do: "re-roll", by });
  test("M8 second_roll = blind: once a turn, also for the starter, and then there is no doubt", () => {
    const table = seated("mia", { second_roll: "blind" });
    const opened = recorded(table, opens("Ann"), again("Ann")).state;
    expect(refusedBy(opened, again("Ann"))).toEqual({
      code: "no-rerolls-left",
      rule: "M8",
      values: { player: "Ann", limit: 1 },
    });
    const claimed = recorded(opened, says("Ann", "54"), again("Bob")).state;
    expect(refusedBy(claimed, doubts("Bob"))).toMatchObject({ code: "looked-then-challenged", rule: "M8" });
    const passed = recorded(claimed, says("Bob", "61"), doubts("Cy"), lifts(6, 1));
    expect(settledIn(passed).right).toBe(false);
  });
  test("M8 it resets each turn, and only the player in turn rolls, with at most the dice there are", () => {
    const table = recorded(seated("mia", { second_roll: "blind" }), opens("Ann"), says("Ann", "54")).state;
    expect(legal(table, "Bob").reRoll).toEqual({ refusal: null, left: 1 });
    expect(refusedBy(table, again("Cy")).code).toBe("not-your-turn");
    expect(refusedBy(table, { do: "re-roll", by: "Bob", dice: 3 }).code).toBe("bad-format");
    expect(recorded(table, { do: "re-roll", by: "Bob", dice: 2 }).ruled).toEqual([]);
    const next = recorded(table, again("Bob"), says("Bob", "61"), again("Cy"));
    expect(next.ruled).toEqual([]);
  });
  test("M8 second_roll = off: there is no such step", () => {
    const state = recorded(seated("mia"), opens("Ann")).state;
    expect(refusedBy(state, again("Ann")).code).toBe("not-in-this-game");
    expect(legal(state, "Ann").reRoll).toBeNull();
  });
});

describe("values of these house rules", () => {
  test.each([
    ["bar", { price: "two" }, "unknown-option"],
    ["bar", { loses: "three" }, "bad-option-value"],
    ["mia", { price: "two" }, "unknown-option"],
    ["mia", { loss_drinks: 1 }, "unknown-option"],
    ["bar", { wrong_costs: "two" }, "unknown-option"],
    ["own-hand", { wrong_costs: "difference" }, "bad-option-value"],
    ["pass-the-cup", { loser_drinks: 1 }, "unknown-option"],
    ["mia", { loser_drinks: 11 }, "bad-option-value"],
    ["bar", { wild_face: "ones" }, "unknown-option"],
    ["perudo", { wild: "ones" }, "unknown-option"],
    ["perudo", { ante: 3 }, "unknown-option"],
    ["firehouse", { wild: "ones" }, "unknown-option"],
    ["bar", { pot_ante: -1 }, "bad-option-value"],
    ["pirate", { pot_ante: 1000 }, "bad-option-value"],
    ["bar", { loss_drinks: 11 }, "bad-option-value"],
    ["bar", { five_alike: 6 }, "bad-option-value"],
    ["red-dead", { exact_call: "on" }, "unknown-option"],
    ["mia", { next_to_mia: "31" }, "bad-option-value"],
    ["mia", { wild_ones: "on" }, "unknown-option"],
  ] as const)("formats §6 %s with %j is %s", (game, house, code) => {
    expect(ask({ ask: "lowest", game, house, from: null })).toMatchObject({ ok: false, code });
  });
});
