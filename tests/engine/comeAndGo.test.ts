import { describe, expect, test } from "vitest";
import { type Action, type GameState, legal, newGame, readNames, toAct } from "@/lib/engine";
import { replay } from "@/lib/protocol/replay";
import {
  bangs,
  doubts,
  holding,
  opens,
  outcome,
  recorded,
  refusedBy,
  ruled,
  says,
  shows,
  start,
  tableOf,
} from "./tableOf";

const CREW = ["Ann", "Bob", "Cy", "Dee"];
type House = Record<string, string | number>;
const bar = (house: House = {}, players = CREW) => tableOf(players, house, "bar");
const next = (state: GameState, ...steps: Action[]) => recorded(state, ...steps).state;
const order = (state: GameState) => state.seats.map(({ player }) => player).join(" ");
const joins = (player: string, seat?: number): Action => ({
  do: "join",
  player,
  ...(seat !== undefined && { seat }),
});
const leaves = (player: string): Action => ({ do: "leave", player });
/** A round the starter loses, so that the loser starts the next. */
const lost = (starter: string, doubter: string): Action[] => [
  ruled(opens(starter)),
  says(starter, "4 fives"),
  doubts(doubter),
  outcome("short"),
];

describe("joining (formats §2)", () => {
  test.each([
    ["bar", "die", 5],
    ["perudo", "die", 5],
    ["red-dead", "die", 5],
    ["own-hand", "chip", 10],
    ["pirate", "chip", 10],
    ["closed-cup", "life", 1],
    ["mia", "life", 6],
    ["pass-the-cup", "drink", 0],
    ["firehouse", "bad", 0],
  ] as const)("%s: a newcomer gets the starting %s", (game, what, count) => {
    const state = next(tableOf(CREW, {}, game), joins("Eve"));
    expect(holding(state, what).Eve).toBe(count);
    expect(state.seats.at(-1)).toMatchObject({ player: "Eve", active: true });
  });
  test("F1 a joiner gets as many dice as were dealt when the game started", () => {
    expect(holding(next(tableOf(CREW), joins("Eve")), "die").Eve).toBe(5); // four sat down: five each
    const five = tableOf([...CREW, "Eve"]);
    expect(holding(next(five, joins("Fay")), "die").Fay).toBe(3);
  });
  test("S5 at the seat named, among all seats, else last; play goes round them", () => {
    expect(order(next(bar(), joins("Eve", 0)))).toBe("Eve Ann Bob Cy Dee");
    expect(order(next(bar(), joins("Eve", 2)))).toBe("Ann Bob Eve Cy Dee");
    expect(order(next(bar(), joins("Eve", 4)))).toBe("Ann Bob Cy Dee Eve");
    expect(refusedBy(bar(), joins("Eve", 5)).code).toBe("bad-format");
    const state = next(bar(), joins("Eve", 1), opens("Ann"), says("Ann", "4 fives"));
    expect(toAct(state)).toBe("Eve");
  });
  test("S5 seats of those who are out count in the index", () => {
    const out = next(bar({ dice_each: 1 }), ...lost("Ann", "Bob"));
    expect(order(next(out, joins("Eve", 1)))).toBe("Ann Eve Bob Cy Dee");
  });
  test("only between rounds, and not once the game is over", () => {
    expect(refusedBy(next(bar(), opens("Ann")), joins("Eve")).code).toBe("not-between-rounds");
    const revealing = next(bar(), opens("Ann"), says("Ann", "4 fives"), doubts("Bob"));
    expect(refusedBy(revealing, joins("Eve")).code).toBe("not-between-rounds");
    expect(refusedBy(next(bar(), { do: "end" }), joins("Eve")).code).toBe("game-over");
  });
  test("names are trimmed, 1–40 characters, unique without case, and not bank or pot", () => {
    expect(order(next(bar(), joins("  Eve ")))).toBe("Ann Bob Cy Dee Eve");
    for (const name of ["", "  ", "\u0301", "bank", "Pot", "x".repeat(41)])
      expect(refusedBy(bar(), joins(name)).code).toBe("bad-player-name");
    for (const name of ["Ann", "ANN", " ann "])
      expect(refusedBy(bar(), joins(name)).code).toBe("duplicate-player");
    expect(readNames([" Ann ", "x".repeat(40)])).toEqual({ ok: true, value: ["Ann", "x".repeat(40)] });
    expect(readNames(["Ann", "ann"])).toMatchObject({
      refusal: { code: "duplicate-player", values: { name: "ann" } },
    });
    expect(newGame({ game: "bar", house: {}, players: ["Ann", "Ann"] })).toMatchObject({
      refusal: { values: { name: "Ann" } },
    });
    expect(readNames(["Ann", "BANK"])).toMatchObject({ refusal: { code: "bad-player-name" } });
  });
  test("names in actions must match exactly", () => {
    expect(refusedBy(bar(), opens("ann")).code).toBe("unknown-player");
    expect(refusedBy(bar(), opens(" Ann")).code).toBe("unknown-player");
    expect(refusedBy(bar(), leaves("ANN")).code).toBe("unknown-player");
  });
  test("at most 30 people ever sit in one game: players who left count, and a returning one is not new", () => {
    const thirty = Array.from({ length: 30 }, (_, at) => `No ${at + 1}`);
    const full = bar({}, thirty);
    expect(refusedBy(full, joins("Eve"))).toMatchObject({ code: "table-full", values: { limit: 30 } });
    const left = next(full, leaves("No 4"));
    expect(refusedBy(left, joins("Eve")).code).toBe("table-full");
    expect(order(next(left, joins("No 4")))).toBe(thirty.join(" "));
    expect(next(bar({}, thirty.slice(1)), joins("Eve")).seats).toHaveLength(30);
  });
  test("a full table is refused after the phase, the name and the seat, and no ruling helps", () => {
    const full = bar(
      {},
      Array.from({ length: 30 }, (_, at) => `No ${at + 1}`),
    );
    expect(refusedBy(next(full, opens("No 1")), joins("Eve")).code).toBe("not-between-rounds");
    expect(refusedBy(full, joins("no 2")).code).toBe("duplicate-player");
    expect(refusedBy(full, joins("Eve", 31))).toEqual({
      code: "bad-format",
      rule: null,
      values: { name: "seat" },
    });
    expect(refusedBy(full, ruled(joins("Eve"))).code).toBe("table-full");
  });
  test("the legal actions include if a new player can sit down, and why not", () => {
    const full = bar(
      {},
      Array.from({ length: 30 }, (_, at) => String(at + 1)),
    );
    expect(legal(bar(), "Ann").join.refusal).toBeNull();
    expect(legal(full, "1").join.refusal).toMatchObject({ code: "table-full" });
    expect(legal(next(bar(), opens("Ann")), "Ann").join.refusal).toMatchObject({
      code: "not-between-rounds",
    });
  });
  test("a game with more players than today's limit keeps them and takes no new one", () => {
    const many = Array.from({ length: 40 }, (_, at) => `No ${at + 1}`);
    const old = newGame({ game: "bar", house: {}, players: many.slice(0, 35), room: 40 });
    if (!old.ok) throw new Error(old.refusal.code);
    const all = next(old.value, ...many.slice(35).map((player) => joins(player)), ...lost("No 1", "No 2"));
    expect(all.seats).toHaveLength(40);
    expect(refusedBy(all, joins("Eve")).code).toBe("table-full");
    const over = next(old.value, ...many.slice(1, 35).map(leaves));
    expect(over).toMatchObject({ phase: "finished", room: 40 });
  });
  test("S5 the next starter is worked out when the round ends: later joins do not change it", () => {
    const settled = next(bar({ starter: "rotate" }), ...lost("Ann", "Bob"));
    expect(toAct(settled)).toBe("Bob");
    expect(toAct(next(settled, joins("Eve", 1)))).toBe("Bob");
  });
});

describe("leaving (formats §2)", () => {
  test("S5 out of turn and out of play, stakes frozen", () => {
    const state = next(bar(), ...lost("Bob", "Cy"), leaves("Bob"));
    expect(state.seats[1]).toMatchObject({ active: false, gone: true, holds: { die: 4 } });
    const begun = next(state, opens(), says("Cy", "4 fives"));
    expect(refusedBy(begun, says("Bob", "5 fives")).code).toBe("not-active");
    expect(toAct(next(begun, says("Dee", "5 fives"), says("Ann", "6 fives")))).toBe("Cy");
    expect(recorded(begun, says("Dee", "16 fives")).warnings).toEqual(["cannot-be-true"]);
    expect(
      refusedBy(next(begun, doubts("Dee")), shows({ Ann: [1, 1, 1, 1, 1], Bob: [1, 1, 1, 1] })).code,
    ).toBe("dice-mismatch");
  });
  test("S5 if the next starter leaves, the next active player to the left", () => {
    expect(toAct(next(bar(), ...lost("Bob", "Cy"), leaves("Bob")))).toBe("Cy");
    expect(toAct(next(bar(), ...lost("Bob", "Cy"), leaves("Cy"), leaves("Bob")))).toBe("Dee");
    expect(toAct(next(bar(), leaves("Ann")))).toBeNull(); // before the first round there is no starter yet
  });
  test("only between rounds, once, and only a seated player", () => {
    expect(refusedBy(next(bar(), opens("Ann")), leaves("Ann")).code).toBe("not-between-rounds");
    expect(refusedBy(next(bar(), leaves("Ann")), leaves("Ann")).code).toBe("not-active");
    expect(refusedBy(bar(), leaves("Zed")).code).toBe("unknown-player");
    const out = next(bar({ dice_each: 1 }), ...lost("Ann", "Bob"));
    expect(refusedBy(out, leaves("Ann")).code).toBe("not-active");
    expect(refusedBy(next(bar(), { do: "end" }), leaves("Ann")).code).toBe("game-over");
  });
  test.each([
    ["firehouse", "F10"],
    ["bar", "B3"],
    ["pass-the-cup", "P9"],
    ["red-dead", "R2"],
    ["closed-cup", "C2"],
    ["own-hand", "O6"],
    ["pirate", "O6"],
    ["perudo", "B3"],
    ["mia", "M5"],
  ])(
    "%s: the last player left wins and ends the game; players who left neither win nor lose",
    (game, reason) => {
      const state = next(tableOf(["Ann", "Bob", "Cy"], {}, game), leaves("Ann"), leaves("Cy"));
      expect(state).toMatchObject({
        phase: "finished",
        finished: { winners: ["Bob"], losers: [], reason, pot: 0 },
      });
    },
  );
  test("S13 the one left takes the pot", () => {
    const closed = next(tableOf(["Ann", "Bob"], { ante: 3 }, "closed-cup"), opens("Ann"), {
      do: "void-round",
    });
    const played = recorded(closed, leaves("Ann"));
    expect(played.state).toMatchObject({ pot: 0, finished: { winners: ["Bob"], pot: 6 } });
    expect(played.facts).toContainEqual({
      fact: "moved",
      by: "payout",
      move: { what: "chip", count: 6, from: "pot", to: "Bob" },
    });
  });
  test("S13 the payout of the pot is in the last settled round (formats §7)", () => {
    const closed = { format: "dice-record/1", game: "closed-cup", players: ["Ann", "Bob", "Cy"] };
    const actions = [opens("Ann"), says("Ann", "three sixes"), doubts("Bob"), outcome("there"), leaves("Cy")];
    const payout = { what: "chip", count: 3, from: "pot", to: "Ann" };
    expect(replay({ ...closed, actions })).toMatchObject({
      rounds: [{ moves: expect.arrayContaining([payout]) }],
    });
    expect(replay({ ...closed, actions: [leaves("Cy"), leaves("Ann")] })).toMatchObject({ rounds: [] });
  });
  test("B3 those who left are not among the losers", () => {
    const state = next(bar({ dice_each: 1 }, ["Ann", "Bob", "Cy"]), leaves("Cy"), ...lost("Ann", "Bob"));
    expect(state).toMatchObject({ finished: { winners: ["Bob"], losers: ["Ann"] } });
  });
  test("F10 players who left do not count", () => {
    const bad = (to: string): Action => ({
      do: "adjust",
      what: "bad",
      count: 3,
      from: "bank",
      to,
      note: "late",
    });
    const state = next(tableOf(CREW), bad("Ann"), leaves("Ann"), bad("Bob"));
    expect(state.phase).toBe("between-rounds");
    expect(next(state, bad("Cy"))).toMatchObject({ finished: { losers: ["Bob", "Cy"], winners: ["Dee"] } });
    // Ann comes back to three bads: that is checked when a player scores, not when one leaves.
    const back = next(state, joins("Ann"));
    expect(back.seats[0]).toMatchObject({ active: true, gone: false });
    expect(next(back, leaves("Cy"), leaves("Dee")).phase).toBe("between-rounds");
    expect(next(back, start("Dee")).phase).toBe("claiming");
  });
});

describe("coming back (formats §2, §7)", () => {
  test("S13 to their stakes, and to their seat", () => {
    const state = next(bar(), ...lost("Bob", "Cy"), leaves("Bob"), joins("Bob"));
    expect(order(state)).toBe("Ann Bob Cy Dee");
    expect(state.seats[1]).toMatchObject({ active: true, gone: false, holds: { die: 4 } });
  });
  test("S5 a player who names another seat is moved there", () => {
    expect(order(next(bar(), leaves("Bob"), joins("Bob", 0)))).toBe("Bob Ann Cy Dee");
    for (const last of [3, 4])
      expect(order(next(bar(), leaves("Bob"), joins("Bob", last)))).toBe("Ann Cy Dee Bob");
    expect(refusedBy(next(bar(), leaves("Bob")), joins("Bob", 5)).code).toBe("bad-format");
  });
  test("only under their own name, and only a player who left", () => {
    expect(refusedBy(next(bar(), leaves("Bob")), joins("BOB")).code).toBe("duplicate-player");
    const out = next(bar({ dice_each: 1 }), ...lost("Ann", "Bob"));
    expect(refusedBy(out, joins("Ann")).code).toBe("duplicate-player");
  });
  test("R2 an ante once paid is not paid again; C2 the next round's is", () => {
    const redDead = next(
      tableOf(CREW, { ante: 2 }, "red-dead"),
      ...lost("Ann", "Bob"),
      leaves("Cy"),
      joins("Cy"),
    );
    expect(next(redDead, opens()).pot).toBe(8);
    const closed = next(
      tableOf(CREW, { lives: 2 }, "closed-cup"),
      opens("Ann"),
      says("Ann", "three sixes"),
      doubts("Bob"),
      outcome("there"),
      leaves("Cy"),
      joins("Cy"),
    );
    expect(next(closed, opens()).pot).toBe(8);
  });
  test("C2 a player who left pays no ante", () => {
    const closed = next(tableOf(CREW, {}, "closed-cup"), leaves("Cy"), opens("Ann"));
    expect([closed.pot, holding(closed, "chip").Cy]).toEqual([3, 0]);
  });
  test("S15 a returning player with nothing left after a penalty is out", () => {
    const taken: Action = {
      do: "adjust",
      what: "die",
      count: 5,
      from: "Bob",
      to: "bank",
      note: "took them home",
    };
    const state = next(bar(), leaves("Bob"), taken, joins("Bob"));
    expect(state.seats[1]).toMatchObject({ active: false, gone: false });
    expect(toAct(next(state, opens("Ann"), says("Ann", "4 fives")))).toBe("Cy");
  });
});

describe("stopping here (formats §2)", () => {
  test("S13 an end between rounds names its players and leaves the pot", () => {
    const closed = next(tableOf(["Ann", "Bob"], {}, "closed-cup"), opens("Ann"), { do: "void-round" });
    expect(next(closed, { do: "end", losers: ["Ann"], winners: ["Bob"] })).toMatchObject({
      phase: "finished",
      pot: 2,
      finished: { winners: ["Bob"], losers: ["Ann"], reason: "end", pot: 0 },
    });
    expect(next(bar(), { do: "end" })).toMatchObject({ finished: { winners: [], losers: [] } });
  });
  test("not within a round, not with strangers, not twice", () => {
    expect(refusedBy(next(bar(), opens("Ann")), { do: "end" }).code).toBe("not-between-rounds");
    expect(refusedBy(bar(), { do: "end", losers: ["Zed"] }).code).toBe("unknown-player");
    expect(refusedBy(next(bar(), { do: "end" }), { do: "end" }).code).toBe("game-over");
    expect(refusedBy(next(bar(), { do: "end", losers: ["Ann"] }), { do: "end", losers: ["Ann"] }).code).toBe(
      "game-over",
    );
  });
  test("every action after the end is refused as game-over, before names are checked (formats §5)", () => {
    const over = next(tableOf(CREW, {}, "pass-the-cup"), { do: "end" });
    const actions: Action[] = [
      opens("Zed"),
      says("Zed", "pair of twos"),
      doubts("Zed"),
      outcome("there"),
      { do: "look", by: "Zed" },
      { do: "give", by: "Zed", to: "Zed" },
      joins(""),
      leaves("Zed"),
      { do: "void-round" },
      { do: "adjust", what: "drink", count: 1, from: "bank", to: "Zed", note: "late" },
    ];
    for (const action of actions) expect(refusedBy(over, action)).toMatchObject({ code: "game-over" });
  });
});

describe("F12 playoff", () => {
  /** Ann and Bob wash together; Cy and Dee do not. */
  const tied = (): GameState => {
    const bad = (to: string): Action => ({
      do: "adjust",
      what: "bad",
      count: 3,
      from: "bank",
      to,
      note: "late",
    });
    return next(tableOf(CREW), bad("Ann"), bad("Bob"));
  };
  test("F12 the game is finished with the tied losers", () => {
    expect(tied()).toMatchObject({
      finished: { losers: ["Ann", "Bob"], winners: ["Cy", "Dee"], reason: "F10" },
    });
  });
  test("F12 an end that names some of them decides it; the others win", () => {
    expect(next(tied(), { do: "end", losers: ["Bob"] })).toMatchObject({
      tied: [],
      finished: { losers: ["Bob"], winners: ["Cy", "Dee", "Ann"], reason: "F12" },
    });
    expect(next(tied(), { do: "end", losers: ["Ann", "Bob"] })).toMatchObject({
      finished: { losers: ["Ann", "Bob"], winners: ["Cy", "Dee"], reason: "F12" },
    });
  });
  test("F12 anyone else, an empty list, a second end, or any other action: game-over", () => {
    for (const losers of [["Cy"], ["Ann", "Cy"], ["Zed"], []])
      expect(refusedBy(tied(), { do: "end", losers }).code).toBe("game-over");
    expect(refusedBy(tied(), { do: "end" }).code).toBe("game-over");
    const decided = next(tied(), { do: "end", losers: ["Bob"] });
    expect(refusedBy(decided, { do: "end", losers: ["Bob"] })).toMatchObject({
      code: "game-over",
      rule: "F12",
    });
    expect(refusedBy(tied(), start("Ann")).code).toBe("game-over");
  });
  test("F12 a lone loser has no opponent for a playoff", () => {
    const bad: Action = { do: "adjust", what: "bad", count: 5, from: "bank", to: "Ann", note: "late" };
    expect(next(tableOf(CREW), bad)).toMatchObject({ tied: [] });
    expect(refusedBy(next(tableOf(CREW), bad), { do: "end", losers: ["Ann"] }).code).toBe("game-over");
  });
  test("F12 no other game has a playoff", () => {
    const over = next(
      bar({ dice_each: 1 }, ["Ann", "Bob", "Cy"]),
      leaves("Cy"),
      opens("Ann"),
      says("Ann", "1 six"),
      doubts("Bob"),
      outcome("short"),
    );
    expect(over).toMatchObject({ tied: [] });
    expect(refusedBy(over, { do: "end", losers: ["Ann"] }).code).toBe("game-over");
  });
});

describe("F13 all-score: who starts (formats §7)", () => {
  const nextStarter = (by: string[], found: "short" | "there", house: House = {}) =>
    toAct(
      next(
        tableOf(CREW, { simultaneous: "all-score", ...house }),
        start("Ann"),
        says("Ann", "5 fives"),
        bangs(...by),
        outcome(found),
      ),
    );
  test("F13 starter = source: the player in turn if among them, else the first named, right or wrong", () => {
    for (const found of ["short", "there"] as const) {
      expect(nextStarter(["Dee", "Bob"], found)).toBe("Bob");
      expect(nextStarter(["Dee", "Cy"], found)).toBe("Dee");
    }
  });
  test("F13 F11 simultaneous = first: the player with the bad, however many banged", () => {
    expect(nextStarter(["Dee", "Bob"], "short", { simultaneous: "first" })).toBe("Ann");
  });
  test("F13 F11 one banger alone: the player with the bad, as usual", () => {
    expect(nextStarter(["Bob"], "short")).toBe("Ann");
    expect(nextStarter(["Bob"], "there")).toBe("Bob");
  });
  test.each([
    ["rotate", "short", "Bob"],
    ["loser", "short", "Ann"],
    ["loser", "there", "Bob"],
    ["winner", "short", "Bob"],
    ["winner", "there", "Ann"],
  ] as const)(
    "F13 starter = %s takes the player with priority as the only challenger: %s, %s",
    (starter, found, expected) => expect(nextStarter(["Dee", "Bob"], found, { starter })).toBe(expected),
  );
});
