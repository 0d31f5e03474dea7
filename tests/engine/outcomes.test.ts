import { describe, expect, test } from "vitest";
import { type Action, type GameState, type Played, play, standing, toAct } from "@/lib/engine";
import {
  bangs,
  calls,
  doubts,
  holding,
  moved,
  opens,
  outcome,
  recorded,
  refusedBy,
  ruled,
  says,
  start,
  tableOf,
} from "./tableOf";

type Facts = Omit<Extract<Action, { readonly do: "outcome" }>, "do">;
type House = Record<string, string | number>;

const scores = (facts: Facts): Action => ({ do: "outcome", ...facts });
const right = (challenger: string, claimer?: string, more: Facts = {}): Action =>
  scores({ challengers: [challenger], ...(claimer && { claimer }), right: true, ...more });
const wrong = (challenger: string, claimer?: string, more: Facts = {}): Action =>
  scores({ challengers: [challenger], ...(claimer && { claimer }), right: false, ...more });
const lost = (loser: string, more: Facts = {}): Action => scores({ loser, ...more });

/** The round that was recorded by its outcome last. */
function scoredIn({ facts }: Played) {
  const last = facts.findLast((fact) => fact.fact === "scored");
  if (last?.fact !== "scored") throw new Error("no outcome was recorded");
  return last.scored;
}
const then = (state: GameState, ...actions: Action[]) => recorded(state, ...actions).state;
const movesOf = (state: GameState, action: Action) => moved(scoredIn(recorded(state, action)).moves);

const CREW = ["Hale", "Diaz", "Tran", "Ruiz", "Baker"];
const firehouse = (house: House = {}) => tableOf(CREW, house);
const bar = (house: House = {}) => tableOf(["Ann", "Bea", "Cy"], house, "bar");
const at = (game: string, house: House = {}, players = ["Ann", "Bob", "Cy"]) => tableOf(players, house, game);

describe("S26 firehouse", () => {
  test("S26 F8 F11 Diaz sits next to Hale, so Ruiz bangs out of turn: two goods, and Ruiz starts", () => {
    const last = recorded(firehouse(), right("Ruiz", "Hale"));
    expect(moved(scoredIn(last).moves)).toEqual(["bank 2 good Ruiz", "bank 1 bad Hale"]);
    expect(scoredIn(last)).toMatchObject({
      starter: null,
      outOfTurn: true,
      turn: "Diaz",
      rules: ["S26", "F8"],
    });
    expect(toAct(last.state)).toBe("Ruiz");
  });
  test("S26 F7 a bang in turn: the claimer gets the bad, and starts", () => {
    const { state } = recorded(firehouse(), right("Diaz", "Hale"));
    expect(standing(state)).toMatchObject({ Hale: { score: -1 }, Diaz: { score: 0 } });
    expect(toAct(state)).toBe("Hale");
  });
  test("S26 the table can say who was in turn, against the order of seats", () => {
    expect(movesOf(firehouse(), wrong("Ruiz", "Hale", { out_of_turn: false }))).toEqual(["bank 1 bad Ruiz"]);
    expect(movesOf(firehouse(), wrong("Diaz", "Hale", { out_of_turn: true }))).toEqual(["bank 2 bad Diaz"]);
  });
  test("S26 without a claimer the challenger was in turn: the claim was made to their right", () => {
    expect(scoredIn(recorded(firehouse(), right("Hale")))).toMatchObject({
      claimer: "Baker",
      outOfTurn: false,
    });
  });
  test("S26 S5 players who left are no neighbors", () => {
    const state = then(firehouse(), { do: "leave", player: "Diaz" });
    expect(scoredIn(recorded(state, right("Tran"))).claimer).toBe("Hale");
    expect(movesOf(state, right("Tran", "Hale"))).toEqual(["bank 1 bad Hale"]);
  });
  test("S26 F13 of several, the player in turn has priority; all-score pays each of them", () => {
    const both = scores({ challengers: ["Ruiz", "Diaz"], claimer: "Hale", right: true });
    const last = recorded(firehouse(), both);
    expect(scoredIn(last).challengers).toEqual(["Diaz", "Ruiz"]);
    expect(moved(scoredIn(last).moves)).toEqual(["bank 1 bad Hale"]);
    expect(movesOf(firehouse({ simultaneous: "all-score" }), both)).toEqual([
      "bank 2 good Ruiz",
      "bank 1 bad Hale",
    ]);
  });
  test("S26 S22 the loser form costs a bad, times the price, and the loser starts (F11)", () => {
    const last = recorded(firehouse({ price: "two" }), lost("Baker"));
    expect(moved(scoredIn(last).moves)).toEqual(["bank 2 bad Baker"]);
    expect(scoredIn(last)).toMatchObject({ claimer: null, challengers: [], kind: null, right: null });
    expect(toAct(last.state)).toBe("Baker");
  });
  test("S26 S22 off: one bad for each that the count was off", () => {
    expect(movesOf(firehouse({ price: "difference" }), lost("Baker", { off: 3 }))).toEqual([
      "bank 3 bad Baker",
    ]);
    expect(movesOf(firehouse({ price: "difference" }), lost("Baker"))).toEqual(["bank 1 bad Baker"]);
  });
  test("S26 F10 endings are checked: five bads wash, and no entry follows", () => {
    const { state } = recorded(
      firehouse(),
      lost("Baker", { starter: "Hale" }),
      ...Array(4).fill(lost("Baker")),
    );
    expect(state).toMatchObject({ phase: "finished", finished: { losers: ["Baker"], reason: "F10" } });
    if (state.phase !== "finished") throw new Error(state.phase);
    const four = recorded(firehouse(), lost("Baker", { starter: "Hale" }), ...Array(3).fill(lost("Baker")));
    expect(four.facts.map(({ fact }) => fact)).toEqual(["scored"]);
    const { facts } = recorded(four.state, lost("Baker"));
    expect(facts.map(({ fact }) => fact)).toEqual(["scored", "finished"]);
    expect(facts[1]).toEqual({ fact: "finished", finished: state.finished });
    expect(refusedBy(state, lost("Hale")).code).toBe("game-over");
  });
  test("S26 outcome rounds share numbers with played ones, and the game continues from there", () => {
    const { state } = recorded(
      firehouse(),
      right("Ruiz", "Hale"),
      start(),
      says("Ruiz", "9 sixes"),
      bangs("Baker"),
    );
    expect(then(state, outcome("short")).settledRounds).toBe(2);
  });
});

describe("S26 dice, lives and chips", () => {
  test("S26 B2 B4 the difference, up to what Bea has; Bea starts", () => {
    const last = recorded(bar({ loses: "difference" }), lost("Bea"), right("Cy", "Bea", { off: 3 }));
    expect(holding(last.state, "die")).toEqual({ Ann: 5, Bea: 1, Cy: 5 });
    expect(scoredIn(last)).toMatchObject({ margin: -3, starter: "Bea" });
    expect(movesOf(last.state, right("Cy", "Bea", { off: 3 }))).toEqual(["Bea 1 die bank"]);
    expect(toAct(last.state)).toBe("Bea");
  });
  test("S26 B1 out of turn and wrong costs the penalty", () => {
    const house = { out_of_turn: "on", out_of_turn_penalty: 2 };
    expect(movesOf(bar(house), wrong("Ann", "Bea"))).toEqual(["Ann 2 die bank"]);
    expect(movesOf(bar(house), wrong("Cy", "Bea"))).toEqual(["Cy 1 die bank"]);
  });
  test("S26 B5 when wild dice alone are short the margin is unknown, the price is known", () => {
    const last = recorded(bar({ loses: "difference", natural_needed: "on" }), right("Cy", "Bea", { off: 2 }));
    expect(scoredIn(last).margin).toBeNull();
    expect(moved(scoredIn(last).moves)).toEqual(["Bea 2 die bank"]);
  });
  test("S26 R2 R5 R6 antes first; a right spot-on costs every other player a die; left of the opener starts", () => {
    const table = at("red-dead", { ante: 2 }, ["Ann", "Bob", "Cy", "Dee"]);
    const last = recorded(table, right("Cy", undefined, { kind: "spot-on", starter: "Ann" }));
    expect(moved(scoredIn(last).moves)).toEqual([
      ...["Ann", "Bob", "Cy", "Dee"].map((player) => `${player} 2 chip pot`),
      ...["Ann", "Bob", "Dee"].map((player) => `${player} 1 die bank`),
    ]);
    expect(scoredIn(last)).toMatchObject({ claimer: "Bob", antes: 4, margin: 0 });
    expect([last.state.pot, toAct(last.state)]).toEqual([8, "Bob"]);
  });
  test("S26 C2 C5 an ante every round, and the last one in takes the pot", () => {
    const last = recorded(at("closed-cup"), lost("Cy"), lost("Ann"));
    expect(moved(scoredIn(last).moves)).toEqual([
      "Ann 1 chip pot",
      "Bob 1 chip pot",
      "Ann 1 life bank",
      "pot 5 chip Bob",
    ]);
    expect(last.state).toMatchObject({ phase: "finished", finished: { winners: ["Bob"], pot: 5 }, pot: 0 });
  });
  test("S26 O5 O7 a chip into the pot, and the player left of the opener starts", () => {
    const { state } = recorded(at("own-hand"), right("Bob", undefined, { starter: "Ann" }));
    expect([holding(state, "chip").Ann, state.pot, toAct(state)]).toEqual([9, 1, "Bob"]);
  });
  test("S26 S22 S24 I1 antes and the price of two", () => {
    const { state } = recorded(at("pirate", { price: "two", pot_ante: 2 }), lost("Ann", { starter: "Ann" }));
    expect([holding(state, "chip"), state.pot, toAct(state)]).toEqual([{ Ann: 6, Bob: 8, Cy: 8 }, 8, "Bob"]);
  });
  test("S26 S13 no one loses more than they hold", () => {
    const state = then(at("pirate", { chips: 1, price: "two" }), lost("Ann", { starter: "Ann" }));
    expect([holding(state, "chip").Ann, state.pot]).toEqual([0, 1]);
  });
  test("S26 U6 a calza by anyone: the claimer stays unknown, the challenger regains a die and starts", () => {
    const last = recorded(at("perudo"), lost("Ann"), right("Ann", undefined, { kind: "spot-on" }));
    expect(scoredIn(last)).toMatchObject({ claimer: null, kind: "spot-on", outOfTurn: false });
    expect([holding(last.state, "die").Ann, toAct(last.state)]).toEqual([5, "Ann"]);
  });
  test("S26 U5 a fall to one die is a fall, and a palifico that was due is over", () => {
    const down = then(at("perudo", { dice_each: 2 }), lost("Ann"));
    expect(down).toMatchObject({ starter: "Ann", palifico: "Ann" });
    expect(then(down, lost("Bob"))).toMatchObject({ palifico: "Bob" });
    expect(then(down, right("Bob", undefined, { kind: "spot-on" }))).toMatchObject({ palifico: null });
  });
  test("S26 M4 M7 looking at a true Mia costs two lives, believing it one; a false one can cost two", () => {
    const mia = at("mia");
    expect(movesOf(mia, wrong("Cy", undefined, { mia: true }))).toEqual(["Cy 2 life bank"]);
    expect(movesOf(mia, wrong("Cy"))).toEqual(["Cy 1 life bank"]);
    expect(movesOf(mia, scores({ challengers: ["Ann"], kind: "concede" }))).toEqual(["Ann 1 life bank"]);
    expect(movesOf(at("mia", { false_mia: "two" }), right("Cy", "Bob", { mia: true }))).toEqual([
      "Bob 2 life bank",
    ]);
  });
});

describe("S26 facts that no one recorded", () => {
  test("S26 P9 with no known winner no one is due, and the next round names its starter", () => {
    const open = then(at("pass-the-cup"), lost("Ann"));
    expect(toAct(open)).toBeNull();
    expect(refusedBy(open, opens()).code).toBe("starter-needed");
    expect(toAct(then(open, opens("Cy")))).toBe("Cy");
    expect(toAct(then(at("pass-the-cup"), lost("Ann", { winner: "Bob" })))).toBe("Bob");
  });
  test("S26 with two players in, the other one won", () => {
    expect(toAct(then(at("pass-the-cup", {}, ["Ann", "Bob"]), lost("Ann")))).toBe("Bob");
  });
  test("S26 P8 with no known winner there is no drink to give", () => {
    const table = at("pass-the-cup", { winner_gives_drink: "on" });
    const give = { do: "give", by: "Bob", to: "Cy" } as const;
    expect(refusedBy(then(table, lost("Ann")), give).code).toBe("nothing-to-give");
    expect(holding(then(table, lost("Ann", { winner: "Bob" }), give), "drink")).toEqual({
      Ann: 1,
      Bob: 0,
      Cy: 1,
    });
  });
  test.each([
    ["red-dead", { starter: "rotate" }],
    ["red-dead", { starter: "rotate-right" }],
    ["red-dead", { starter: "left-of-challenger" }],
    ["own-hand", { starter: "left-of-claimer" }],
    ["bar", { starter: "winner" }],
  ] as const)("S26 %s with %o: the loser alone does not say who starts", (game, house) => {
    expect(toAct(then(at(game, house), lost("Ann")))).toBeNull();
  });
  test("S26 P7 messed-up dice double the drink; the plea has no effect in other games", () => {
    const messed = { messed_up: true };
    expect(movesOf(at("pass-the-cup"), right("Bob", undefined, messed))).toEqual(["bank 2 drink Ann"]);
    expect(movesOf(at("pass-the-cup"), wrong("Bob", undefined, messed))).toEqual(["bank 1 drink Bob"]);
    expect(movesOf(at("pass-the-cup"), lost("Ann", messed))).toEqual(["bank 2 drink Ann"]);
    expect(movesOf(bar(), lost("Ann", messed))).toEqual(["Ann 1 die bank"]);
  });
});

describe("S26 antes, voids and stacks", () => {
  test("S26 S14 an outcome replaces a void round: its antes are paid already", () => {
    const state = then(at("closed-cup"), opens("Ann"), { do: "void-round" });
    expect(movesOf(state, lost("Cy"))).toEqual(["Cy 1 life bank"]);
  });
  const poor = { stack: 3, ante: 3, short: "out", lives: 2 } as const;
  test("S26 S17 players who cannot pay are out before it, and a due starter among them is replaced", () => {
    const state = then(
      at("closed-cup", poor),
      opens("Ann"),
      says("Ann", "pair 2"),
      doubts("Bob"),
      outcome("there"),
      {
        do: "buy-in",
        player: "Bob",
      },
      { do: "buy-in", player: "Cy" },
    );
    const last = recorded(state, right("Bob", "Cy"));
    expect(scoredIn(last)).toMatchObject({ starter: "Bob", turn: "Bob" });
    expect(moved(scoredIn(last).moves)).toEqual(["Bob 3 chip pot", "Cy 3 chip pot", "Cy 1 life bank"]);
    expect(last.facts).toContainEqual({ fact: "ran-short", players: ["Ann"] });
  });
  test("S26 S17 refused with a player it puts out, or if it leaves one player in", () => {
    const state = then(at("closed-cup", poor), lost("Ann", { winner: "Bob" }), {
      do: "buy-in",
      player: "Cy",
    });
    expect(refusedBy(state, lost("Ann"))).toEqual({
      code: "not-active",
      rule: "S17",
      values: { player: "Ann" },
    });
    expect(refusedBy(state, lost("Cy"))).toMatchObject({ code: "not-active", rule: "S17" });
  });
});

describe("S26 refusals, in their order", () => {
  const table = firehouse({ exact_call: "on" });
  test.each<[string, GameState, Facts, string]>([
    ["neither form", table, {}, "challengers"],
    ["both forms", table, { loser: "Hale", challengers: ["Ruiz"], right: true }, "challengers"],
    ["a loser with a kind", table, { loser: "Hale", kind: "doubt" }, "kind"],
    ["no challenger", table, { challengers: [], right: true }, "challengers"],
    [
      "the same one twice",
      table,
      { challengers: ["Ruiz", "Ruiz"], claimer: "Hale", right: true },
      "challengers",
    ],
    ["no answer", table, { challengers: ["Ruiz"], claimer: "Hale" }, "right"],
    ["an answer to a concession", at("mia"), { challengers: ["Ann"], kind: "concede", right: true }, "right"],
    ["several, and no claimer", table, { challengers: ["Ruiz", "Diaz"], right: true }, "claimer"],
    [
      "out of turn, and no claimer",
      table,
      { challengers: ["Ruiz"], right: true, out_of_turn: true },
      "claimer",
    ],
    ["a winner in a verdict", table, { challengers: ["Ruiz"], right: true, winner: "Ruiz" }, "winner"],
    ["a winner who lost", table, { loser: "Hale", winner: "Hale" }, "winner"],
    ["off of nothing", table, { loser: "Hale", off: 0 }, "off"],
    ["off of a spot-on", table, { challengers: ["Ruiz"], kind: "spot-on", right: false, off: 2 }, "off"],
    ["off where hands are claimed", at("own-hand"), { loser: "Ann", off: 2 }, "off"],
    ["Mia in another game", table, { challengers: ["Ruiz"], right: true, mia: true }, "mia"],
    ["Mia of a loser", at("mia"), { loser: "Ann", mia: true }, "mia"],
    ["Mia conceded", at("mia"), { challengers: ["Ann"], kind: "concede", mia: true }, "mia"],
  ])("S26 bad-format: %s", (_what, state, facts, name) => {
    expect(refusedBy(state, scores(facts))).toEqual({ code: "bad-format", rule: "S26", values: { name } });
  });

  const open = then(firehouse(), start("Hale"));
  const dry = then(bar({ dice_each: 1 }), lost("Ann"));
  test.each<[string, GameState, Action, string]>([
    ["a stranger", firehouse(), right("Zed", "Hale"), "unknown-player"],
    ["a stranger as the starter", firehouse(), lost("Hale", { starter: "Zed" }), "unknown-player"],
    ["a round that is open", open, lost("Hale"), "not-between-rounds"],
    ["a loser who is out", dry, lost("Ann"), "not-active"],
    ["a winner who is out", dry, lost("Bea", { winner: "Ann" }), "not-active"],
    ["a starter who is out", dry, lost("Bea", { starter: "Ann" }), "not-active"],
    ["another starter", dry, lost("Bea", { starter: "Cy" }), "wrong-starter"],
    ["the player’s own claim", firehouse(), right("Hale", "Hale"), "own-claim"],
    [
      "a kind that the game lacks",
      firehouse(),
      right("Diaz", "Hale", { kind: "spot-on" }),
      "challenge-not-allowed",
    ],
    [
      "several where F13 does not apply",
      bar(),
      scores({ challengers: ["Ann", "Cy"], claimer: "Bea", right: true }),
      "challenge-not-allowed",
    ],
    [
      "spot-on where it is off",
      at("red-dead", { spot_on: "off" }),
      right("Bob", "Ann", { kind: "spot-on" }),
      "spot-on-off",
    ],
    ["out of turn where it is off", bar(), right("Ann", "Bea"), "out-of-turn-not-allowed"],
    ["out of turn where the rules forbid it", at("red-dead"), right("Cy", "Ann"), "not-your-turn"],
    ["marked as out of turn", at("red-dead"), right("Bob", "Ann", { out_of_turn: true }), "not-your-turn"],
  ])("S26 %s", (_what, state, action, code) => {
    expect(refusedBy(state, action).code).toBe(code);
  });

  test("S26 S10 the table can allow four of them anyway, with the effects of a played round", () => {
    const rulings: readonly [GameState, Action, readonly string[]][] = [
      [bar(), right("Ann", "Bea"), ["out-of-turn-not-allowed"]],
      [at("red-dead"), right("Cy", "Ann"), ["not-your-turn"]],
      [
        at("red-dead", { spot_on: "off" }),
        right("Cy", "Ann", { kind: "spot-on" }),
        ["spot-on-off", "not-your-turn"],
      ],
      [then(bar(), lost("Ann")), lost("Bea", { starter: "Cy" }), ["wrong-starter"]],
    ];
    for (const [state, action, codes] of rulings) expect(recorded(state, ruled(action)).ruled).toEqual(codes);
    const last = recorded(bar(), ruled(right("Ann", "Bea")));
    expect(scoredIn(last)).toMatchObject({ outOfTurn: false, turn: "Cy" });
    expect(play(bar(), ruled(right("Bea", "Bea"))).ok).toBe(false);
  });

  test("S26 a refusal names the player, or the challenge", () => {
    expect(refusedBy(firehouse(), right("Hale", "Hale")).values).toEqual({ player: "Hale" });
    expect(refusedBy(firehouse(), right("Diaz", "Hale", { kind: "spot-on" })).values).toEqual({
      name: "spot-on",
    });
  });

  test("S26 M4 F12 a playoff takes outcomes like any game, and a concession is one of Mia alone", () => {
    expect(refusedBy(bar(), scores({ challengers: ["Cy"], kind: "concede" })).code).toBe(
      "challenge-not-allowed",
    );
    expect(
      recorded(at("mia"), opens("Ann"), says("Ann", "mia"), calls("Bob", "concede")).state.seats,
    ).toEqual(
      recorded(at("mia"), scores({ challengers: ["Bob"], kind: "concede", starter: "Ann" })).state.seats,
    );
  });
});
