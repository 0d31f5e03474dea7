import { describe, expect, test } from "vitest";
import { type Action, type Face, type GameState, play } from "@/lib/engine";
import { countGame, type PlayedAction } from "@/lib/views/figures/countGame";
import { figuresOf } from "@/lib/views/figures/figures";
import { bangs, doubts, opens, says, start, tableOf } from "../../engine/tableOf";

// Small countable examples; statistics.md and figures.md say the expected values.

/** A game with these actions, all of which must be accepted. */
function counted(opening: GameState, ...actions: readonly Action[]) {
  const played: PlayedAction[] = [];
  let before = opening;
  for (const action of actions) {
    const done = play(before, action);
    if (!done.ok) throw new Error(`${JSON.stringify(action)} → ${done.refusal.code}`);
    played.push({ action, before, after: done.value.state, facts: done.value.facts });
    before = done.value.state;
  }
  const game = countGame(opening, played);
  const of = (player: string) => {
    const tally = game.players.get(player);
    if (!tally) throw new Error(player);
    return { ...tally, ...figuresOf(tally) };
  };
  return { ...game, of };
}

const reveals = (dice: Readonly<Record<string, readonly Face[]>>): Action => ({ do: "reveal", dice });
const counts = (each: Readonly<Record<string, number>>): Action => ({ do: "reveal", counts: each });
const lifts = (...dice: readonly Face[]): Action => ({ do: "reveal", dice });

describe("firehouse (F)", () => {
  const table = tableOf(["Ann", "Bob", "Cy"], { dice_each: 1 });

  test("F8 counts a right bang out of turn there, and nowhere else", () => {
    const { of, pairs, rounds } = counted(
      table,
      start("Ann", 1),
      says("Ann", "3 sixes"),
      bangs("Cy"),
      reveals({ Ann: [6], Bob: [2], Cy: [3] }),
    );
    expect(rounds).toBe(1);
    expect(of("Cy").challenges).toEqual({
      in_turn: { made: 0, right: 0 },
      out_of_turn: { made: 1, right: 1 },
      spot_on: { made: 0, right: 0 },
    });
    expect(of("Cy").stakes).toEqual({ good: 2 });
    expect(of("Ann")).toMatchObject({
      challenged: { claims: 1, false: 1 },
      claims: { made: 1, known: 1, bluffs: 1, bluffs_caught: 1 },
      stakes: { bad: 1 },
    });
    expect(Object.fromEntries(pairs.get("Cy") ?? [])).toEqual({ Ann: { made: 1, right: 1 } });
  });

  test("derives nerve, luck and read from the chance of three sixes from three dice with ones wild, (1/3)³", () => {
    const { of } = counted(
      table,
      start("Ann", 1),
      says("Ann", "3 sixes"),
      bangs("Bob"),
      reveals({ Ann: [6], Bob: [1], Cy: [6] }),
    );
    const chance = 1 / 27;
    expect(of("Ann").nerve).toEqual({ n: 1, mean: expect.closeTo(1 - chance, 12) });
    expect(of("Ann").luck.claimer).toEqual({
      n: 1,
      sum: expect.closeTo(1 - chance, 12),
      variance: expect.closeTo(chance * (1 - chance), 12),
    });
    expect(of("Bob").luck.challenger.sum).toBeCloseTo(-(1 - chance), 12);
    expect(of("Bob").read).toEqual({ n: 1, value: expect.closeTo(0 - (1 - chance), 12) });
    expect(of("Ann").calibration[0]).toEqual({ n: 1, chance: expect.closeTo(chance, 12), true: 1 });
  });

  test("S12 knows all claims from full dice, those of the challenged face from counts, the last alone from an answer", () => {
    const claims = [says("Ann", "1 two"), says("Bob", "1 six"), says("Cy", "2 sixes"), bangs("Ann")];
    const known = (reveal: Action) => {
      const { of } = counted(table, start("Ann", 4), ...claims, reveal);
      return ["Ann", "Bob", "Cy"].map((player) => [of(player).claims.known, of(player).claims.bluffs]);
    };
    expect(known(reveals({ Ann: [3], Bob: [6], Cy: [3] }))).toEqual([
      [1, 1],
      [1, 0],
      [1, 1],
    ]);
    expect(known(counts({ Ann: 0, Bob: 1, Cy: 0 }))).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(known({ do: "reveal", count: 1 })).toEqual(known(counts({ Ann: 0, Bob: 1, Cy: 0 })));
    expect(known({ do: "reveal", outcome: "short" })).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
  });

  test("S14 counts nothing of void and open rounds", () => {
    const { of, rounds } = counted(
      table,
      start("Ann", 1),
      says("Ann", "1 six"),
      { do: "void-round" },
      start("Ann", 1),
      says("Ann", "1 six"),
    );
    expect(rounds).toBe(0);
    expect(of("Ann")).toMatchObject({ rounds: 0, claims: { made: 0 } });
  });

  test("F13 counts a challenge for each of several bangs; in turn only for the player in turn", () => {
    const { of } = counted(table, start("Ann", 1), says("Ann", "3 sixes"), bangs("Cy", "Bob"), {
      do: "reveal",
      outcome: "short",
    });
    expect(of("Bob").challenges.in_turn).toEqual({ made: 1, right: 1 });
    expect(of("Cy").challenges.out_of_turn).toEqual({ made: 1, right: 1 });
    expect(of("Ann").challenged).toEqual({ claims: 1, false: 1 });
  });

  test("S18 counts a result-only round for all who were in, with its moves", () => {
    const { of, rounds, present, finished } = counted(table, {
      do: "result",
      moves: [{ what: "bad", count: 5, from: "bank", to: "Ann" }],
    });
    expect([rounds, of("Ann").rounds, of("Ann").stakes, of("Bob").stakes]).toEqual([1, 1, { bad: 5 }, {}]);
    expect([...present]).toEqual(["Ann", "Bob", "Cy"]);
    expect(finished).toMatchObject({ losers: ["Ann"] });
  });
});

describe("hands and rolls of one cup", () => {
  const cup = tableOf(["Ann", "Bob", "Cy"], {}, "pass-the-cup");
  const blind = (by: string, claim: string): Action => ({ do: "claim", by, claim, accept: "blind" });

  test("P3 keeps the earlier claims' dice when passed blind", () => {
    const { of } = counted(
      cup,
      opens("Ann"),
      says("Ann", "three sixes"),
      blind("Bob", "four twos"),
      doubts("Cy"),
      lifts(6, 6, 6, 2, 1),
    );
    expect(of("Ann").claims).toMatchObject({ known: 1, bluffs: 0 });
    expect(of("Bob").claims).toMatchObject({ known: 1, bluffs: 1, bluffs_caught: 1 });
  });

  test("P5 loses the earlier dice after a peek or a roll", () => {
    const { of } = counted(
      cup,
      opens("Ann"),
      says("Ann", "three sixes"),
      { do: "look", by: "Bob" },
      { do: "roll-cup", by: "Bob" },
      says("Bob", "four twos"),
      doubts("Cy"),
      lifts(6, 6, 6, 2, 1),
    );
    expect(of("Ann").claims).toMatchObject({ made: 1, known: 0 });
    expect(of("Bob").claims).toMatchObject({ made: 1, known: 1 });
  });

  test("M4 counts a conceded claim with unknown truth", () => {
    const { of, pairs } = counted(tableOf(["Ann", "Bob"], {}, "mia"), opens("Ann"), says("Ann", "mia"), {
      do: "challenge",
      by: "Bob",
      kind: "concede",
    });
    expect(of("Ann")).toMatchObject({ rounds: 1, challenged: { claims: 0 }, claims: { made: 1, known: 0 } });
    expect(of("Ann").nerve.mean).toBeCloseTo(1 - 2 / 36, 12);
    expect(of("Bob").challenges.in_turn.made).toBe(0);
    expect(of("Bob").stakes).toEqual({ life: -1 });
    expect(pairs.size).toBe(0);
  });
});

test("R5 separates spot-ons, with the luck of the exact number", () => {
  const { of } = counted(
    tableOf(["Ann", "Bob"], { dice_each: 1 }, "red-dead"),
    opens("Ann"),
    says("Ann", "1 six"),
    { do: "challenge", by: "Bob", kind: "spot-on" },
    reveals({ Ann: [6], Bob: [2] }),
  );
  const exact = 10 / 36;
  expect(of("Bob").challenges).toMatchObject({ in_turn: { made: 0 }, spot_on: { made: 1, right: 1 } });
  expect(of("Bob").luck.challenger).toEqual({
    n: 1,
    sum: expect.closeTo(1 - exact, 12),
    variance: expect.closeTo(exact * (1 - exact), 12),
  });
  expect(of("Bob").read).toEqual({ n: 0, value: null });
  expect(of("Ann").challenged).toEqual({ claims: 1, false: 0 });
  expect(of("Ann").calibration.every(({ n }) => n === 0)).toBe(true);
});

test("names the last survivor as winner, and no loser", () => {
  const { finished } = counted(
    tableOf(["Ann", "Bob"], { lives: 1 }, "mia"),
    opens("Ann"),
    says("Ann", "66"),
    doubts("Bob"),
    lifts(3, 1),
  );
  expect(finished).toEqual({ winners: ["Bob"], losers: [] });
});

describe("rounds by their outcome (S26)", () => {
  const NONE = { made: 0, right: 0 };
  const score = (facts: object): Action => ({ do: "outcome", ...facts }) as Action;

  test("a verdict has who challenged whom, in or out of turn, and who was right, and nothing of the claim", () => {
    const { of, pairs, rounds } = counted(
      tableOf(["Ann", "Bob", "Cy"]),
      score({ challengers: ["Cy"], claimer: "Ann", right: true }),
      score({ challengers: ["Bob"], claimer: "Ann", right: false }),
      score({ challengers: ["Cy", "Bob"], claimer: "Ann", right: true }),
    );
    expect(rounds).toBe(3);
    expect(of("Cy").challenges).toEqual({ in_turn: NONE, out_of_turn: { made: 2, right: 2 }, spot_on: NONE });
    expect(of("Bob").challenges).toEqual({
      in_turn: { made: 2, right: 1 },
      out_of_turn: NONE,
      spot_on: NONE,
    });
    expect(of("Ann")).toMatchObject({
      rounds: 3,
      challenged: { claims: 3, false: 2 },
      claims: { made: 0, known: 0, bluffs: 0, bluffs_caught: 0 },
      nerve: { n: 0, mean: null },
      stakes: { bad: 2 },
    });
    expect(of("Cy").luck.challenger.n).toBe(0);
    expect(of("Cy").read).toEqual({ n: 0, value: null });
    expect(Object.fromEntries(pairs.get("Cy") ?? [])).toEqual({ Ann: { made: 2, right: 2 } });
  });

  test("a calza without a claimer is a challenge of no one; a loser is a round and its moves; a concession is neither", () => {
    const calza = counted(
      tableOf(["Ann", "Bob"], {}, "perudo"),
      score({ loser: "Ann" }),
      score({ challengers: ["Ann"], kind: "spot-on", right: true }),
    );
    expect(calza.of("Ann")).toMatchObject({
      rounds: 2,
      challenges: { in_turn: NONE, out_of_turn: NONE, spot_on: { made: 1, right: 1 } },
      stakes: { die: 0 },
    });
    expect(calza.pairs.size).toBe(0);
    const mia = counted(tableOf(["Ann", "Bob"], {}, "mia"), score({ challengers: ["Bob"], kind: "concede" }));
    expect(mia.of("Bob")).toMatchObject({ rounds: 1, challenges: { in_turn: NONE }, stakes: { life: -1 } });
    expect(mia.of("Ann").challenged).toEqual({ claims: 0, false: 0 });
  });

  test("a right spot-on shows no false claim; an ante and a pot count as in a played round", () => {
    const { of } = counted(
      tableOf(["Ann", "Bob"], { ante: 2, dice_each: 1 }, "red-dead"),
      score({ challengers: ["Bob"], kind: "spot-on", right: true }),
    );
    expect(of("Ann")).toMatchObject({ challenged: { claims: 1, false: 0 }, stakes: { chip: -2, die: -1 } });
    expect(of("Bob").stakes).toEqual({ chip: 2 });
  });

  test("S17 players who are out before the round for want of an ante were not in it", () => {
    const { of } = counted(
      tableOf(["Ann", "Bob", "Cy"], { stack: 3, ante: 3, short: "out", lives: 2 }, "closed-cup"),
      score({ loser: "Ann", winner: "Bob" }),
      { do: "buy-in", player: "Bob" },
      { do: "buy-in", player: "Cy" },
      score({ loser: "Cy", winner: "Bob" }),
    );
    expect([of("Ann").rounds, of("Bob").rounds]).toEqual([1, 2]);
  });
});
