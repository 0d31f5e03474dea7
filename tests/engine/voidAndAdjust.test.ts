import { describe, expect, test } from "vitest";
import { type Action, type GameState, toAct } from "@/lib/engine";
import {
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

const CREW = ["Ann", "Bob", "Cy"];
type House = Record<string, string | number>;
const next = (state: GameState, ...steps: Action[]) => recorded(state, ...steps).state;
const VOID: Action = { do: "void-round" };
const adjusts = (
  what: "die" | "chip" | "drink" | "good" | "bad" | "life",
  count: number,
  from: string,
  to: string,
) => ({ do: "adjust", what, count, from, to, note: "peeked" }) as const;
const bar = (house: House = {}) => tableOf(CREW, house, "bar");

describe("S14 a void round", () => {
  test("S14 no result, no moves, no number; the same player starts again", () => {
    const { state, facts } = recorded(bar(), opens("Bob"), says("Bob", "4 sixes"), doubts("Cy"), VOID);
    expect(facts).toEqual([{ fact: "voided" }]);
    expect(state).toMatchObject({ phase: "between-rounds", settledRounds: 0 });
    expect(toAct(state)).toBe("Bob");
    expect(holding(state, "die")).toEqual({ Ann: 5, Bob: 5, Cy: 5 });
    const settled = recorded(state, opens(), says("Bob", "4 sixes"), doubts("Cy"), outcome("short"));
    expect(settledIn(settled).round).toBe(1);
  });
  test("S14 at any point of the round, but not between rounds", () => {
    for (const steps of [[opens("Ann")], [opens("Ann"), says("Ann", "4 sixes")]])
      expect(next(bar(), ...steps, VOID).phase).toBe("between-rounds");
    expect(refusedBy(bar(), VOID)).toMatchObject({ code: "round-not-started", rule: "S14" });
    expect(refusedBy(next(bar(), opens("Ann"), VOID), VOID).code).toBe("round-not-started");
  });
  test("S14 a ruled starter starts again, too", () => {
    const first = next(bar(), opens("Ann"), says("Ann", "4 sixes"), doubts("Bob"), outcome("short"));
    expect(toAct(next(first, ruled(opens("Cy")), VOID))).toBe("Cy");
    expect(refusedBy(next(first, ruled(opens("Cy")), VOID), opens("Ann")).code).toBe("wrong-starter");
  });
  test("S14 the antes stay in the pot, and the replacement round takes none", () => {
    const closed = tableOf(CREW, {}, "closed-cup");
    const voided = next(closed, opens("Ann"), VOID);
    expect(voided.pot).toBe(3);
    const again = next(voided, opens());
    expect(again.pot).toBe(3);
    const settled = recorded(again, says("Ann", "three sixes"), doubts("Bob"), outcome("there"));
    expect(settledIn(settled).moves).toEqual([{ what: "life", count: 1, from: "Bob", to: "bank" }]);
    // The round after that takes its antes as ever.
    expect(next(settled.state, opens()).pot).toBe(5);
  });
  test("S14 a joiner still pays the first ante (formats §7)", () => {
    const closed = tableOf(CREW, { ante: 2 }, "closed-cup");
    const again = next(closed, opens("Ann"), VOID, { do: "join", player: "Dee" }, opens());
    expect(again.pot).toBe(8);
    expect(holding(again, "chip")).toEqual({ Ann: -2, Bob: -2, Cy: -2, Dee: -2 });
    const redDead = tableOf(CREW, { ante: 2 }, "red-dead");
    const joined = next(redDead, opens("Ann"), VOID, { do: "join", player: "Dee" }, opens());
    expect(joined.pot).toBe(8);
  });
  test("S14 shown dice and peeks are cleared", () => {
    const cup = next(
      tableOf(CREW, {}, "pass-the-cup"),
      opens("Ann"),
      { do: "claim", by: "Ann", claim: "pair of twos", table: [2, 2] },
      { do: "look", by: "Bob" },
      VOID,
      opens(),
    );
    expect(cup).toMatchObject({ round: { table: [], latest: null, turn: { looked: false } } });
  });
  test("S14 not once the game is over", () => {
    const over = next(bar({ dice_each: 1 }), { do: "end" });
    expect(refusedBy(over, VOID).code).toBe("game-over");
  });
});

describe("S15 the table's own penalties", () => {
  test("S15 between rounds or within one, with a reason; in no round's moves", () => {
    const firehouse = tableOf(CREW);
    const between = recorded(firehouse, adjusts("bad", 1, "bank", "Bob"));
    expect(between.facts).toEqual([
      { fact: "moved", by: "adjust", move: { what: "bad", count: 1, from: "bank", to: "Bob" } },
    ]);
    expect(holding(between.state, "bad")).toEqual({ Ann: 0, Bob: 1, Cy: 0 });
    const within = recorded(
      between.state,
      start("Ann"),
      says("Ann", "4 sixes"),
      doubts("Bob"),
      adjusts("good", 2, "bank", "Cy"),
      outcome("short"),
    );
    expect(settledIn(within).moves).toEqual([{ what: "bad", count: 1, from: "bank", to: "Ann" }]);
    expect(holding(within.state, "good")).toEqual({ Ann: 0, Bob: 0, Cy: 2 });
  });
  test.each([
    ["no note", { do: "adjust", what: "bad", count: 1, from: "bank", to: "Bob" }],
    ["an empty note", { do: "adjust", what: "bad", count: 1, from: "bank", to: "Bob", note: " " }],
    ["a stake the game lacks", adjusts("life", 1, "bank", "Bob")],
    ["dice, which no one loses in Firehouse", adjusts("die", 1, "Bob", "bank")],
    ["into a pot where there is none", adjusts("bad", 1, "Bob", "pot")],
    ["out of a pot where there is none", adjusts("bad", 1, "pot", "Bob")],
    ["from one to the same", adjusts("bad", 1, "Bob", "Bob")],
  ] as [string, Extract<Action, { do: "adjust" }>][])("S15 %s: bad-format", (_what, action) => {
    expect(refusedBy(tableOf(CREW), action)).toEqual({
      code: "bad-format",
      rule: "S15",
      values: { stake: action.what },
    });
  });
  test.each([
    ["bar", ["die"]],
    ["red-dead", ["die", "chip"]],
    ["perudo", ["die"]],
    ["pass-the-cup", ["drink"]],
    ["closed-cup", ["life", "chip"]],
    ["own-hand", ["chip"]],
    ["pirate", ["chip"]],
    ["mia", ["life"]],
    ["firehouse", ["good", "bad"]],
  ] as const)("S15 S13 %s is played for %j only", (game, used) => {
    for (const what of ["die", "chip", "drink", "good", "bad", "life"] as const) {
      const state = tableOf(CREW, {}, game);
      const action = adjusts(what, 1, "bank", "Bob");
      if ((used as readonly string[]).includes(what)) expect(recorded(state, action).ruled).toEqual([]);
      else expect(refusedBy(state, action).code).toBe("bad-format");
    }
  });
  test("S15 strangers hold nothing", () => {
    expect(refusedBy(tableOf(CREW), adjusts("bad", 1, "bank", "Zed")).code).toBe("unknown-player");
    expect(refusedBy(tableOf(CREW), adjusts("bad", 1, "Zed", "bank")).code).toBe("unknown-player");
  });
  test("S15 S13 more than the giver holds is nothing-to-give", () => {
    expect(refusedBy(bar(), adjusts("die", 6, "Ann", "bank"))).toEqual({
      code: "nothing-to-give",
      rule: "S15",
      values: { player: "Ann", stake: "die", got: 5, limit: 6 },
    });
    const pirate = tableOf(CREW, { chips: 2 }, "pirate");
    expect(refusedBy(pirate, adjusts("chip", 3, "Ann", "pot")).code).toBe("nothing-to-give");
    expect(refusedBy(pirate, adjusts("chip", 1, "pot", "Ann")).code).toBe("nothing-to-give");
    expect(refusedBy(tableOf(CREW), adjusts("bad", 1, "Ann", "bank")).code).toBe("nothing-to-give");
  });
  test("S13 undealt chips count from 0 and can be negative; the pot never is", () => {
    for (const game of ["red-dead", "closed-cup"]) {
      const state = next(tableOf(CREW, {}, game), adjusts("chip", 3, "Ann", "pot"));
      expect([state.pot, holding(state, "chip")]).toEqual([3, { Ann: -3, Bob: 0, Cy: 0 }]);
      expect(refusedBy(state, adjusts("chip", 4, "pot", "Bob")).code).toBe("nothing-to-give");
      expect(next(state, adjusts("chip", 2, "pot", "Bob")).pot).toBe(1);
      expect(holding(next(state, adjusts("chip", 1, "Ann", "Bob")), "chip")).toEqual({
        Ann: -4,
        Bob: 1,
        Cy: 0,
      });
    }
  });
  test("S15 dice can exceed the starting number, and count as in play (S6)", () => {
    const state = next(bar({ dice_each: 1 }), adjusts("die", 2, "bank", "Ann"), opens("Ann"));
    expect(recorded(state, says("Ann", "5 sixes")).warnings).toEqual([]);
    const dice = shows({ Ann: [6, 6, 6], Bob: [1], Cy: [1] });
    expect(settledIn(recorded(state, says("Ann", "3 sixes"), doubts("Bob"), dice)).finding).toMatchObject({
      found: 3,
    });
  });
  test("S15 it does not return a player who is out", () => {
    const out = next(
      bar({ dice_each: 1 }),
      opens("Ann"),
      says("Ann", "1 six"),
      doubts("Bob"),
      outcome("there"),
    );
    expect(out.seats[1]).toMatchObject({ active: false, out: 1 });
    const given = next(out, adjusts("die", 2, "bank", "Bob"));
    expect(given.seats[1]).toMatchObject({ active: false, holds: { die: 2 } });
    expect(refusedBy(given, ruled(opens("Bob"))).code).toBe("not-active");
  });
  test("S15 the next active player to the left starts for a starter it puts out (S5)", () => {
    const house = { dice_each: 2 };
    const state = next(bar(house), opens("Ann"), says("Ann", "1 six"), doubts("Bob"), outcome("there"));
    expect(toAct(state)).toBe("Bob");
    expect(toAct(next(state, adjusts("die", 1, "Bob", "bank")))).toBe("Cy");
  });
  test("S15 the turn continues left of a player in turn whom it puts out", () => {
    const state = next(bar({ dice_each: 2 }), opens("Ann"), adjusts("die", 2, "Ann", "bank"));
    expect(toAct(state)).toBe("Bob");
    const claimed = next(
      bar({ dice_each: 2 }),
      opens("Ann"),
      says("Ann", "1 six"),
      adjusts("die", 2, "Bob", "bank"),
    );
    expect(toAct(claimed)).toBe("Cy");
  });
  test("S15 the claim of a player it puts out counts, and costs them no more than they have", () => {
    const claimed = next(
      bar({ dice_each: 2 }),
      opens("Ann"),
      says("Ann", "3 sixes"),
      adjusts("die", 2, "Ann", "bank"),
    );
    expect(refusedBy(claimed, says("Bob", "2 sixes")).code).toBe("not-higher");
    const played = recorded(claimed, doubts("Bob"), shows({ Ann: [], Bob: [1, 6], Cy: [1, 2] }));
    expect(settledIn(played)).toMatchObject({ claimer: "Ann", right: true, moves: [] });
    expect(toAct(played.state)).toBe("Bob"); // the loser is out: the next to the left
  });
  test.each([
    ["mia", "life", 6, "64"],
    ["pirate", "chip", 10, "9 sixes"],
    ["closed-cup", "life", 1, "five ones"],
  ] as const)("S15 S13 no player pays more than they have in %s, too", (game, what, all, claim) => {
    const to = what === "chip" ? "pot" : "bank";
    const state = next(tableOf(CREW, { ...(game === "closed-cup" && { ante: 0 }) }, game), opens("Ann"));
    const claimed = next(state, says("Ann", claim), adjusts(what, all, "Ann", to));
    expect(settledIn(recorded(claimed, doubts("Bob"), outcome("short")))).toMatchObject({
      loser: "Ann",
      moves: [],
    });
  });
  test("S15 O5 a claimer it puts out still reveals the claimed hand", () => {
    const state = next(
      tableOf(CREW, { chips: 1 }, "own-hand"),
      opens("Ann"),
      says("Ann", "three sixes"),
      adjusts("chip", 1, "Ann", "pot"),
      doubts("Bob"),
    );
    expect(refusedBy(state, shows({ Ann: [] })).code).toBe("dice-mismatch");
    const played = recorded(state, shows({ Ann: [6, 6, 6, 2, 1] }));
    expect(settledIn(played).moves).toEqual([
      { what: "chip", count: 1, from: "Bob", to: "pot" },
      { what: "chip", count: 2, from: "pot", to: "Cy" },
    ]);
  });
  test("S15 P4 the rest of the turn stays unchanged", () => {
    const looked = next(tableOf(CREW, {}, "pass-the-cup"), opens("Ann"), says("Ann", "three sixes"), {
      do: "look",
      by: "Bob",
    });
    const { seats } = next(looked, adjusts("drink", 1, "bank", "Cy"));
    expect(next(looked, adjusts("drink", 1, "bank", "Cy"))).toEqual({ ...looked, seats });
  });
  test("S15 P7 within a single-cup round", () => {
    const state = next(
      tableOf(CREW, {}, "pass-the-cup"),
      opens("Ann"),
      says("Ann", "three sixes"),
      adjusts("drink", 1, "bank", "Cy"),
      doubts("Bob"),
      lifts(6, 6, 6, 1, 2),
    );
    expect(holding(state, "drink")).toEqual({ Ann: 0, Bob: 1, Cy: 1 });
  });
});

describe("S15 endings are checked after it as after a round", () => {
  test("S15 F10 a bad too many ends Firehouse at once", () => {
    const state = next(tableOf(CREW), adjusts("bad", 5, "bank", "Bob"));
    expect(state).toMatchObject({ finished: { losers: ["Bob"], winners: ["Ann", "Cy"], reason: "F10" } });
  });
  test("S15 in mid-round the open round is dropped", () => {
    const state = next(
      bar({ dice_each: 1 }),
      opens("Ann"),
      says("Ann", "1 six"),
      adjusts("die", 1, "Ann", "bank"),
      adjusts("die", 1, "Bob", "bank"),
    );
    expect(state).toMatchObject({ phase: "finished", settledRounds: 0, finished: { winners: ["Cy"] } });
    expect(toAct(state)).toBeNull();
  });
  test("S15 S13 the pot goes to the last one in; the payout is separate from the rounds' moves", () => {
    const lives = tableOf(["Ann", "Bob"], {}, "closed-cup");
    const played = recorded(lives, opens("Ann"), adjusts("life", 1, "Ann", "bank"));
    expect(played.facts).toEqual([
      { fact: "moved", by: "adjust", move: { what: "life", count: 1, from: "Ann", to: "bank" } },
      { fact: "moved", by: "payout", move: { what: "chip", count: 2, from: "pot", to: "Bob" } },
      {
        fact: "finished",
        finished: { winners: ["Bob"], losers: ["Ann"], reason: "C2", pot: 2 },
      },
    ]);
    expect(played.state.pot).toBe(0);
    expect(holding(played.state, "chip")).toEqual({ Ann: -1, Bob: 1 });
  });
  test("S15 not once the game is over", () => {
    expect(refusedBy(next(tableOf(CREW), { do: "end" }), adjusts("bad", 1, "bank", "Bob")).code).toBe(
      "game-over",
    );
  });
});

describe("S15 a penalty that puts out the player in turn", () => {
  test("O4 the next player in turn has rerolls of their own", () => {
    const state = recorded(
      tableOf(CREW, { chips: 1 }, "own-hand"),
      opens("Ann"),
      says("Ann", "pair of twos"),
      { do: "re-roll", by: "Bob" },
      { do: "re-roll", by: "Bob" },
      { do: "adjust", what: "chip", count: 1, from: "Bob", to: "bank", note: "peeked" },
    ).state;
    expect(toAct(state)).toBe("Cy");
    expect(recorded(state, { do: "re-roll", by: "Cy" }, { do: "re-roll", by: "Cy" }).ruled).toEqual([]);
  });
  test("C4 the next player in turn can challenge, without a peek", () => {
    const state = recorded(
      tableOf(CREW, {}, "closed-cup"),
      opens("Ann"),
      says("Ann", "pair of twos"),
      { do: "look", by: "Bob" },
      { do: "adjust", what: "life", count: 1, from: "Bob", to: "bank", note: "peeked" },
    ).state;
    expect(recorded(state, doubts("Cy")).state.phase).toBe("revealing");
  });
});
