import { describe, expect, test } from "vitest";
import {
  type Action,
  type GameState,
  type Move,
  type Played,
  play,
  type Stake,
  standing,
  toAct,
} from "@/lib/engine";
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
const move = (what: Stake, count: number, from: string, to: string): Move => ({ what, count, from, to });
const loses = (player: string, what: Stake = "die", count = 1) => move(what, count, player, "bank");
const gets = (player: string, what: Stake, count = 1) => move(what, count, "bank", player);
const result = (...moves: readonly Move[]): Action => ({ do: "result", moves });
const andStarts = (starter: string, ...moves: readonly Move[]): Action => ({
  do: "result",
  moves,
  next: starter,
});
const at = (game: string, house: House = {}) => tableOf(CREW, house, game);

/** The last result-only round. */
function summaryIn({ facts }: Played) {
  const last = facts.findLast((fact) => fact.fact === "told");
  if (last?.fact !== "told") throw new Error("no round was told");
  return last.summary;
}

describe("S18 a round by its result", () => {
  test("S18 the moves are recorded, with the round's own number", () => {
    const first = recorded(at("bar"), result(loses("Bob")));
    expect(summaryIn(first)).toEqual({ round: 1, moves: [loses("Bob")], rules: ["S18"] });
    expect(holding(first.state, "die")).toEqual({ Ann: 5, Bob: 4, Cy: 5 });
    const second = recorded(first.state, opens(), says("Bob", "4 sixes"), doubts("Cy"), outcome("there"));
    expect(settledIn(second).round).toBe(2);
    expect(summaryIn(recorded(second.state, result(loses("Ann", "die", 2)))).round).toBe(3);
  });
  test("S18 F9 records goods and bads at a score-only table", () => {
    const { state } = recorded(at("firehouse"), result(gets("Cy", "good", 2), gets("Ann", "bad")));
    expect(standing(state)).toMatchObject({ Ann: { score: -1 }, Bob: { score: 0 }, Cy: { score: 2 } });
  });

  test.each<[string, string, readonly Move[], string]>([
    ["a bad", "firehouse", [gets("Cy", "good", 2), gets("Bob", "bad")], "Bob"],
    ["of several the first named", "firehouse", [gets("Cy", "bad"), gets("Bob", "bad")], "Cy"],
    ["a die", "bar", [loses("Cy")], "Cy"],
    ["a chip", "pirate", [move("chip", 1, "Bob", "pot")], "Bob"],
    ["a life", "mia", [loses("Bob", "life")], "Bob"],
    ["a drink", "pass-the-cup", [gets("Cy", "drink")], "Cy"],
  ])("S18 the player who took %s starts next", (_hit, game, moves, starter) => {
    expect(toAct(next(at(game), result(...moves)))).toBe(starter);
  });
  test("S18 the table's named starter starts, under any house rules", () => {
    const after = next(at("bar", { starter: "left-of-loser" }), result(loses("Ann")));
    expect(toAct(after)).toBe("Ann");
    expect(toAct(next(after, andStarts("Cy", loses("Bob"))))).toBe("Cy");
    expect(refusedBy(next(after, andStarts("Cy", loses("Bob"))), opens("Bob")).code).toBe("wrong-starter");
  });
  test("S18 goods, gains and refunds hurt no one, and leave the planned starter", () => {
    const due = next(at("firehouse"), result(gets("Bob", "bad", 2)));
    expect(toAct(due)).toBe("Bob");
    expect(toAct(next(due, result(gets("Cy", "good"))))).toBe("Bob");
    expect(toAct(next(due, result(loses("Bob", "bad"))))).toBe("Bob");
    expect(toAct(next(at("firehouse"), result(gets("Cy", "good"))))).toBeNull();
  });
  test("S18 S5 the next player to the left replaces a starter it puts out", () => {
    const state = next(at("bar", { dice_each: 1 }), result(loses("Bob")));
    expect(toAct(state)).toBe("Cy");
  });

  test("S18 endings are checked: the last one in wins, and takes the pot in that round's moves", () => {
    const played = recorded(
      at("red-dead", { ante: 2, dice_each: 1 }),
      result(...CREW.map((player) => move("chip", 2, player, "pot")), loses("Bob")),
      result(loses("Ann")),
    );
    expect(summaryIn(played).moves).toEqual([loses("Ann"), move("chip", 6, "pot", "Cy")]);
    expect(played.state).toMatchObject({ phase: "finished", pot: 0, finished: { winners: ["Cy"], pot: 6 } });
    expect(played.facts.at(-1)).toMatchObject({ fact: "finished", finished: { winners: ["Cy"] } });
  });
  test("S18 F10 entered bads end a Firehouse game", () => {
    const after = next(at("firehouse"), result(gets("Bob", "bad", 5)));
    expect(after).toMatchObject({ phase: "finished", finished: { losers: ["Bob"], reason: "F10" } });
    expect(refusedBy(after, result(gets("Bob", "bad"))).code).toBe("game-over");
  });
  test("S18 a result that leaves no one in ends the game: no one wins, the pot stays", () => {
    const after = next(
      at("pirate", { chips: 1 }),
      result(...CREW.map((player) => move("chip", 1, player, "pot"))),
    );
    expect(after).toMatchObject({
      phase: "finished",
      pot: 3,
      finished: { winners: [], losers: CREW, pot: 0 },
    });
  });
  test("S18 C2 it takes no ante; after a void round it is the round that replaces it", () => {
    const closed = at("closed-cup", { lives: 2 });
    expect(next(closed, result(loses("Bob", "life"))).pot).toBe(0);
    const replaced = next(closed, opens("Ann"), { do: "void-round" }, result(loses("Bob", "life")), opens());
    expect(replaced.pot).toBe(6);
  });
  test("S18 U5 a fall to one die is a fall, and palifico if they start", () => {
    const fallen = next(at("perudo", { dice_each: 2 }), result(loses("Bob")), opens(), says("Bob", "1 five"));
    expect(refusedBy(fallen, says("Cy", "2 sixes")).code).toBe("face-locked");
    const other = next(
      at("perudo", { dice_each: 2 }),
      andStarts("Cy", loses("Bob")),
      opens(),
      says("Cy", "1 five"),
    );
    expect(play(other, says("Ann", "2 sixes")).ok).toBe(true);
  });
  test("S18 P8 a drink not yet given is canceled", () => {
    const won = next(
      at("pass-the-cup", { winner_gives_drink: "on" }),
      opens("Ann"),
      says("Ann", "three sixes"),
      doubts("Bob"),
      outcome("short"),
    );
    const after = next(won, result(gets("Cy", "drink")));
    expect(refusedBy(after, { do: "give", by: "Bob", to: "Cy" }).code).toBe("nothing-to-give");
  });

  test("S18 moves are recorded in their order, and one that fails refuses them all", () => {
    const state = at("pirate", { chips: 2 });
    // Bob hands Ann what he has just been given.
    expect(next(state, result(move("chip", 2, "Cy", "Bob"), move("chip", 4, "Bob", "Ann"))).phase).toBe(
      "finished",
    );
    expect(
      refusedBy(state, result(move("chip", 4, "Bob", "Ann"), move("chip", 2, "Cy", "Bob"))),
    ).toMatchObject({
      code: "nothing-to-give",
      rule: "S18",
      values: { player: "Bob", got: 2, limit: 4 },
    });
    expect(refusedBy(state, result(move("chip", 1, "pot", "Ann"))).code).toBe("nothing-to-give");
  });
  test("S18 the pot gives what it holds, owes nothing, and starts no round", () => {
    for (const game of ["pirate", "red-dead"]) {
      const paid = next(at(game), result(move("chip", 2, "Bob", "pot")));
      expect(refusedBy(paid, result(move("chip", 3, "pot", "Cy"))).code).toBe("nothing-to-give");
      const taken = next(paid, result(move("chip", 2, "pot", "Cy")));
      expect([taken.pot, toAct(taken)]).toEqual([0, "Bob"]);
    }
  });
  test("S18 chips that count from 0 can be owed, chips from a stack cannot", () => {
    expect(holding(next(at("red-dead"), result(move("chip", 3, "Ann", "Bob"))), "chip").Ann).toBe(-3);
    expect(refusedBy(at("red-dead", { stack: 2 }), result(move("chip", 3, "Ann", "Bob"))).code).toBe(
      "nothing-to-give",
    );
  });
  test("S18 the order of the checks (formats §9)", () => {
    const bar = at("bar");
    for (const moves of [
      [],
      [loses("Ann"), loses("Ann", "die", 0)],
      [loses("Ann", "die", 1.5)],
      [move("die", 1, "Ann", "Ann")],
      [move("die", 1, "Ann", "pot")],
      [move("die", 1, "pot", "Ann")],
      [{ ...loses("Ann"), what: "beer" as Stake }],
    ])
      expect(refusedBy(next(bar, { do: "end" }), result(...moves))).toMatchObject({
        code: "bad-format",
        values: { name: "moves" },
        rule: "S18",
      });
    expect(refusedBy(next(bar, { do: "end" }), result(loses("Zed"))).code).toBe("game-over");
    expect(refusedBy(bar, result(loses("Zed", "life"))).code).toBe("unknown-player");
    expect(refusedBy(bar, andStarts("Zed", loses("Ann"))).code).toBe("unknown-player");
    const open = next(bar, opens("Ann"));
    expect(refusedBy(open, result(loses("Ann", "life")))).toMatchObject({
      code: "not-in-this-game",
      values: { stake: "life" },
    });
    expect(refusedBy(open, result(loses("Ann"))).code).toBe("not-between-rounds");
    const left = next(bar, { do: "leave", player: "Cy" });
    expect(refusedBy(left, result(loses("Cy", "die", 9))).code).toBe("not-active");
    expect(refusedBy(left, andStarts("Cy", loses("Ann"))).code).toBe("not-active");
    expect(refusedBy(bar, result(loses("Cy", "die", 6))).code).toBe("nothing-to-give");
    // Nothing of it may be ruled.
    expect(refusedBy(bar, ruled(result(loses("Cy", "die", 6)))).code).toBe("nothing-to-give");
  });
  test("S18 a result does not close an open round, which is played or void", () => {
    expect(refusedBy(next(at("firehouse"), start("Ann", 4)), result(gets("Ann", "bad"))).code).toBe(
      "not-between-rounds",
    );
  });
});
