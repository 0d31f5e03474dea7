import { describe, expect, test } from "vitest";
import { type Action, type GameState, gameIds, legal, standing, toAct } from "@/lib/engine";
import {
  doubts,
  holding,
  opens,
  outcome,
  recorded,
  refusedBy,
  ruled,
  says,
  settledIn,
  start,
  tableOf,
} from "./tableOf";

const CREW = ["Ann", "Bob", "Cy"];
type House = Record<string, string | number>;
const next = (state: GameState, ...steps: Action[]) => recorded(state, ...steps).state;
const chips = (state: GameState) => holding(state, "chip");
const closed = (house: House = {}, players = CREW) => tableOf(players, house, "closed-cup");
const redDead = (house: House = {}) => tableOf(CREW, house, "red-dead");
const buysIn = (player: string, count?: number): Action => ({
  do: "buy-in",
  player,
  ...(count !== undefined && { count }),
});
const pays = (player: string, count: number): Action => ({
  do: "adjust",
  what: "chip",
  count,
  from: player,
  to: "bank",
  note: "a round of peanuts",
});
/** Ann opens and is doubted by Bob; the claim was true, so that Bob loses a life. */
const bobLoses: readonly Action[] = [says("Ann", "three sixes"), doubts("Bob"), outcome("there")];

describe("S16 cocked or dropped dice", () => {
  test.each(
    gameIds.flatMap((game) => ["void", "re-roll", "stands"].map((astray) => [game, astray] as const)),
  )("S16 %s: astray = %s is the table's word and settles nothing by itself", (game, astray) => {
    const play = (house: House) => {
      const state = tableOf(CREW, house, game);
      return standing(next(state, game === "firehouse" ? start("Ann", 4) : opens("Ann")));
    };
    expect(play({ astray })).toEqual(play({}));
  });
});

describe("S17 stacks", () => {
  test("S17 everyone starts with the same number of chips, a joiner too", () => {
    expect(chips(next(closed({ stack: 20 }), { do: "join", player: "Dee" }))).toEqual({
      Ann: 20,
      Bob: 20,
      Cy: 20,
      Dee: 20,
    });
    expect(chips(redDead({ stack: 7 }))).toEqual({ Ann: 7, Bob: 7, Cy: 7 });
  });
  test("S17 stack = 0: chips count from 0 and can be owed, and no one buys any", () => {
    const owing = next(closed({ ante: 2, short: "out" }), opens("Ann"));
    expect(chips(owing)).toEqual({ Ann: -2, Bob: -2, Cy: -2 });
    const rich = next(closed({ ante: 2, short: "out" }), { ...pays("bank", 5), to: "Ann" } as Action);
    expect(chips(next(rich, opens("Ann")))).toEqual({ Ann: 3, Bob: -2, Cy: -2 });
    expect(refusedBy(closed(), buysIn("Ann"))).toMatchObject({ code: "not-in-this-game", rule: "S17" });
  });
  test("S17 no player gives more than they hold", () => {
    expect(refusedBy(closed({ stack: 5 }), pays("Ann", 6)).code).toBe("nothing-to-give");
    expect(chips(next(closed({ stack: 5 }), pays("Ann", 5))).Ann).toBe(0);
  });

  test("S17 all-in: a player with less pays all, and a player with nothing stays in without a move", () => {
    // Ann has 1 chip of an ante of 3, Bob none.
    const state = next(closed({ stack: 5, ante: 3, lives: 2 }), pays("Ann", 4), pays("Bob", 5), opens("Ann"));
    expect(state.pot).toBe(4);
    const settled = recorded(state, ...bobLoses);
    expect(settledIn(settled).moves).toEqual([
      { what: "chip", count: 1, from: "Ann", to: "pot" },
      { what: "chip", count: 3, from: "Cy", to: "pot" },
      { what: "life", count: 1, from: "Bob", to: "bank" },
    ]);
    expect(settled.state.seats.every(({ active }) => active)).toBe(true);
  });
  test("S17 an all-in player can win the whole pot", () => {
    const state = next(
      closed({ stack: 5, ante: 3 }, ["Ann", "Bob"]),
      pays("Ann", 4),
      opens("Ann"),
      ...bobLoses,
    );
    expect(state).toMatchObject({ phase: "finished", finished: { winners: ["Ann"], pot: 4 } });
    expect(chips(state)).toEqual({ Ann: 4, Bob: 2 });
  });
  test("S17 R2 an all-in ante is the one ante of Red Dead: a rebuy owes no more", () => {
    const state = next(
      redDead({ stack: 2, ante: 5 }),
      opens("Ann"),
      says("Ann", "4 sixes"),
      doubts("Bob"),
      outcome("short"),
      buysIn("Ann", 10),
      opens("Bob"),
    );
    expect(state.pot).toBe(6);
    expect(chips(state).Ann).toBe(10);
  });

  test("S17 short = out: out before the round, with chips and lives as they were, and the next to the left starts", () => {
    const poor = next(closed({ stack: 5, ante: 2, short: "out", lives: 3 }), pays("Bob", 4));
    const { state, facts } = recorded(poor, opens("Bob"));
    expect(facts[0]).toEqual({ fact: "ran-short", players: ["Bob"] });
    expect(toAct(state)).toBe("Cy");
    expect(state.seats[1]).toMatchObject({ short: true, out: 1 });
    expect(standing(state).Bob).toEqual({ chips: 1, lives: 3, active: false });
    expect(state.pot).toBe(4);
  });
  test("S17 before the round starts they are in, can be due to start, and can rebuy", () => {
    const after = next(
      closed({ stack: 3, ante: 2, short: "out", lives: 3 }),
      opens("Bob"),
      says("Bob", "three sixes"),
      doubts("Cy"),
      outcome("there"),
    );
    expect(toAct(after)).toBe("Bob");
    expect(chips(after).Bob).toBe(1);
    expect(toAct(next(after, buysIn("Bob", 1), buysIn("Cy", 1), opens()))).toBe("Bob");
    // Everyone has one chip: no one would be left, so no one goes out and all pay what they have.
    expect(recorded(after, opens())).toMatchObject({
      state: { pot: 9, phase: "claiming" },
      facts: [{ fact: "round-started" }],
    });
  });
  test("S17 only the next active player can replace a planned starter it puts out", () => {
    const due = next(
      closed({ stack: 9, ante: 2, short: "out", lives: 3 }),
      opens("Bob"),
      says("Bob", "three sixes"),
      doubts("Cy"),
      outcome("there"),
      pays("Bob", 6),
    );
    expect(toAct(due)).toBe("Bob");
    expect(toAct(next(due, opens("Cy")))).toBe("Cy");
    expect(toAct(next(due, opens("Bob")))).toBe("Cy");
    const refused = refusedBy(due, opens("Ann"));
    expect(refused).toMatchObject({ code: "wrong-starter", rule: "S5" });
    expect(recorded(due, ruled(opens("Ann"))).ruled).toEqual(["wrong-starter"]);
  });
  test("S17 C2 the game is over if it leaves one player in: no round, no ante", () => {
    const poor = next(
      closed({ stack: 3, ante: 2, short: "out", lives: 2 }),
      opens("Ann"),
      ...bobLoses,
      buysIn("Cy", 9),
    );
    expect(legal(poor, "Ann").startRound).toMatchObject({ refusal: null, locksFace: false });
    const { state, facts } = recorded(poor, opens());
    expect(state).toMatchObject({
      phase: "finished",
      finished: { winners: ["Cy"], losers: ["Ann", "Bob"], pot: 6 },
    });
    expect(chips(state)).toEqual({ Ann: 1, Bob: 1, Cy: 16 });
    expect(facts.map(({ fact }) => fact)).toEqual(["ran-short", "moved", "finished"]);
    expect(recorded(poor, ruled(opens("Bob"))).ruled).toEqual(["wrong-starter"]);
  });
  test("S17 S14 only players who did not pay for a void round pay for its replacement", () => {
    const state = next(
      closed({ stack: 4, ante: 3, short: "out", lives: 2 }),
      pays("Bob", 2),
      opens("Ann"),
      { do: "void-round" },
      buysIn("Bob", 5),
      opens(),
    );
    expect(state.pot).toBe(9);
    expect(chips(state)).toEqual({ Ann: 1, Bob: 4, Cy: 1 });
    expect(state.seats.every(({ active }) => active)).toBe(true);
  });
});

describe("S17 rebuys", () => {
  test("S17 a rebuy gives the starting number of chips or a named number, any number of times", () => {
    const { state, facts } = recorded(closed({ stack: 8 }), buysIn("Bob"), buysIn("Bob", 3));
    expect(chips(state)).toEqual({ Ann: 8, Bob: 19, Cy: 8 });
    expect(facts).toEqual([
      { fact: "moved", by: "buy-in", move: { what: "chip", count: 3, from: "bank", to: "Bob" } },
    ]);
  });
  test.each(["own-hand", "pirate"])("S17 %s: a player without chips plays again from their seat", (game) => {
    const out = next(
      tableOf(CREW, { chips: 1 }, game),
      opens("Ann"),
      ...(game === "pirate" ? [says("Ann", "4 sixes"), doubts("Bob"), outcome("there")] : bobLoses),
    );
    expect(out.seats.map(({ active }) => active)).toEqual([true, false, true]);
    const back = next(out, buysIn("Bob"));
    expect(back.seats.map(({ player, active }) => [player, active])).toEqual([
      ["Ann", true],
      ["Bob", true],
      ["Cy", true],
    ]);
    expect(chips(back).Bob).toBe(1);
    expect(toAct(back)).toBe(toAct(out));
  });
  test("S17 a player who went out short returns with their lives once they can pay", () => {
    const out = next(
      closed({ stack: 9, ante: 2, short: "out", lives: 3 }),
      pays("Cy", 8),
      opens("Ann"),
      ...bobLoses,
    );
    expect(standing(out).Cy).toEqual({ chips: 1, lives: 3, active: false });
    expect(standing(next(out, buysIn("Cy", 1))).Cy).toEqual({ chips: 2, lives: 3, active: true });
    expect(standing(next(out, buysIn("Ann", 1))).Cy).toEqual({ chips: 1, lives: 3, active: false });
    // With too little they go out again when the next round begins, and may buy in once more.
    const poor = next(
      closed({ stack: 9, ante: 5, short: "out", lives: 3 }),
      pays("Cy", 9),
      opens("Ann"),
      ...bobLoses,
    );
    const again = next(poor, buysIn("Cy", 1), buysIn("Ann", 9), buysIn("Bob", 9), opens());
    expect(standing(again).Cy).toEqual({ chips: 1, lives: 3, active: false });
  });
  test("S17 chips buy no dice or lives, and a player who left cannot buy", () => {
    const lost = next(closed({ stack: 9 }), opens("Ann"), ...bobLoses);
    expect(refusedBy(lost, buysIn("Bob"))).toEqual({
      code: "not-active",
      rule: "S17",
      values: { player: "Bob" },
    });
    const givenOne: Action = { do: "adjust", what: "life", count: 1, from: "bank", to: "Bob", note: "mercy" };
    expect(refusedBy(next(lost, givenOne), buysIn("Bob")).code).toBe("not-active");
    const left = next(closed({ stack: 9 }), { do: "leave", player: "Cy" });
    expect(refusedBy(left, buysIn("Cy")).code).toBe("not-active");
    // Short of an ante, and then fined the last die: out for that.
    const short = next(
      redDead({ stack: 9, ante: 2, short: "out", dice_each: 1 }),
      pays("Cy", 9),
      opens("Ann"),
    );
    const fined = next(
      short,
      { do: "adjust", what: "die", count: 1, from: "Cy", to: "bank", note: "swallowed it" },
      { do: "void-round" },
    );
    expect(refusedBy(fined, buysIn("Cy")).code).toBe("not-active");
  });
  test("S17 the order of the checks (formats §9)", () => {
    expect(refusedBy(closed({ stack: 9 }), buysIn("Ann", 0))).toEqual({
      code: "bad-format",
      rule: "S17",
      values: { name: "count" },
    });
    expect(refusedBy(closed({ stack: 9 }), buysIn("Ann", 1001)).code).toBe("bad-format");
    expect(chips(next(closed({ stack: 9 }), buysIn("Ann", 1000))).Ann).toBe(1009);
    expect(refusedBy(closed({ stack: 9 }), buysIn("Ann", 1.5)).code).toBe("bad-format");
    expect(refusedBy(closed(), buysIn("Zed")).code).toBe("unknown-player");
    expect(refusedBy(next(closed(), opens("Ann")), buysIn("Ann")).code).toBe("not-in-this-game");
    expect(refusedBy(next(closed({ stack: 9 }), opens("Ann")), buysIn("Ann")).code).toBe(
      "not-between-rounds",
    );
    expect(refusedBy(next(closed({ stack: 9 }), { do: "end" }), buysIn("Zed")).code).toBe("game-over");
    for (const game of ["firehouse", "bar", "pass-the-cup", "perudo", "mia"])
      expect(refusedBy(tableOf(CREW, {}, game), buysIn("Ann")).code).toBe("not-in-this-game");
  });
});

describe("S28 the pot of a stopped game", () => {
  /** Three paid an ante of two each, Bob lost a die, and six chips lie in the pot. */
  const played = next(
    redDead({ ante: 2 }),
    opens("Ann"),
    says("Ann", "3 sixes"),
    doubts("Bob"),
    outcome("there"),
  );
  const ends = (more: object = {}): Action => ({ do: "end", ...more });

  test("S28 the pot stays if the end does not name it", () => {
    const stopped = next(played, ends());
    expect(stopped.pot).toBe(6);
    expect(chips(stopped)).toEqual({ Ann: -2, Bob: -2, Cy: -2 });
    expect(stopped).toMatchObject({ finished: { pot: 0 } });
  });
  test("S28 one player takes it, or several share it; the remainder goes chip by chip in seat order", () => {
    const one = recorded(played, ends({ winners: ["Cy"], pot: { Cy: 1 } }));
    expect(chips(one.state)).toEqual({ Ann: -2, Bob: -2, Cy: 4 });
    expect(one.state).toMatchObject({ pot: 0, finished: { winners: ["Cy"], pot: 6 } });
    expect(one.facts[0]).toEqual({
      fact: "moved",
      by: "payout",
      move: { what: "chip", count: 6, from: "pot", to: "Cy" },
    });
    const seven = next(played, {
      do: "adjust",
      what: "chip",
      count: 1,
      from: "Bob",
      to: "pot",
      note: "late",
    });
    expect(chips(next(seven, ends({ pot: { Cy: 1, Ann: 1 } })))).toEqual({ Ann: 2, Bob: -3, Cy: 1 });
  });
  test("S28 refunds the players by what each paid since the pot was empty", () => {
    const late = next(played, { do: "adjust", what: "chip", count: 3, from: "Bob", to: "pot", note: "late" });
    const staked = Object.fromEntries(late.seats.map(({ player, staked: paid = 0 }) => [player, paid]));
    expect(staked).toEqual({ Ann: 2, Bob: 5, Cy: 2 });
    expect(chips(next(late, ends({ pot: staked })))).toEqual({ Ann: 0, Bob: 0, Cy: 0 });
    const emptied = next(late, { do: "adjust", what: "chip", count: 9, from: "pot", to: "Ann", note: "won" });
    expect(emptied.seats.filter(({ staked: paid }) => paid !== undefined)).toEqual([]);
  });
  test("S28 a game that stopped with chips in its pot accepts one more end, only for the pot", () => {
    const stopped = next(played, ends({ winners: ["Bob", "Cy"] }));
    const paid = next(stopped, ends({ pot: { Bob: 1, Cy: 1 } }));
    expect(chips(paid)).toEqual({ Ann: -2, Bob: 1, Cy: 1 });
    expect(paid).toMatchObject({ finished: { winners: ["Bob", "Cy"], reason: "end", pot: 6 } });
    for (const more of [{ pot: { Ann: 1 } }, { winners: ["Ann"] }, {}])
      expect(refusedBy(paid, ends(more)).code).toBe("game-over");
    expect(refusedBy(stopped, ends({ winners: ["Ann"], pot: { Ann: 1 } })).code).toBe("game-over");
  });
  test("S28 a player can have the name of an object's property", () => {
    for (const name of ["constructor", "toString", "__proto__"]) {
      const two = next(tableOf([name, "Ann"], { ante: 2 }, "red-dead"), opens("Ann"), { do: "void-round" });
      const over = next(two, ends({ pot: { Ann: 1 } }));
      expect(over.seats.map(({ holds }) => holds.chip)).toEqual([-2, 2]);
    }
  });
  test("S28 parts are positive whole numbers, for players of this table", () => {
    for (const pot of [{}, { Ann: 0 }, { Ann: 0.5 }, { Ann: -1, Bob: 2 }])
      expect(refusedBy(played, ends({ pot }))).toEqual({
        code: "bad-format",
        rule: "S28",
        values: { name: "pot" },
      });
    expect(refusedBy(played, ends({ pot: { Zed: 1 } })).code).toBe("unknown-player");
    expect(refusedBy(next(played, ends()), ends({ pot: { Zed: 1 } })).code).toBe("unknown-player");
    expect(chips(next(redDead(), ends({ pot: { Ann: 1 } })))).toEqual({ Ann: 0, Bob: 0, Cy: 0 });
  });
});
