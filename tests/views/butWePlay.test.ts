import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Action, type GameState, gameIds, type PlayedRound, play } from "@/lib/engine";
import type { Wanted } from "@/lib/protocol/entry";
import { fold } from "@/lib/protocol/journal";
import { butWePlay, type OtherRule } from "@/lib/views/butWePlay";
import { playedRounds, type StandingRound } from "@/lib/views/playedRounds";
import { entered, type Impulse, impulses, tableOfGame } from "../engine/randomPlay";
import { bangs, counted, doubts, opens, outcome, says, shows, start, tableOf } from "../engine/tableOf";
import { runs } from "../everyCase";
import { corrected, journalOf, retracted } from "../protocol/journalOf";

const THREE = ["Ann", "Bob", "Cy"];
const rounds = (table: GameState, ...lines: readonly (Action | Wanted)[]) =>
  playedRounds(fold(table, journalOf(...lines)));
const named = (others: readonly OtherRule[]) =>
  others.map(({ option, values }) => [option, values.from, values.to]);

/** The settled rounds of a random game. */
function settledRounds([table, moves]: readonly [GameState, readonly Impulse[]]): readonly StandingRound[] {
  let state = table;
  const actions: Action[] = [];
  for (const moved of moves) {
    const action = entered(state, moved);
    const played = play(state, action);
    if (!played.ok) continue;
    state = played.value.state;
    actions.push(action);
  }
  return rounds(table, ...actions);
}

/**
 * The round replayed at a table with other rules, by the actions alone: the result of the first refused one,
 * or of the last.
 */
function playedThere({ before, actions }: PlayedRound, house: GameState["house"]) {
  let state: GameState = { ...before, house };
  for (const action of actions) {
    const played = play(state, action);
    if (!played.ok) return { refused: action, refusal: played.refusal };
    state = played.value.state;
    const fact = played.value.facts.find((one) => one.fact === "settled");
    if (fact) return { settled: fact.settled };
  }
  throw new Error("not settled");
}

describe("any round of any game", () => {
  test.each(gameIds)(
    "comes to its stored verdict under its own rules, and to each listed one under other rules: %s",
    (game) => {
      let settledInAll = 0;
      const anyGame = fc.tuple(tableOfGame(game), impulses(40));
      fc.assert(
        fc.property(anyGame, (played) => {
          for (const round of settledRounds(played)) {
            settledInAll++;
            everyOtherIsTrue(round);
          }
        }),
        runs(40, 16),
      );
      expect(settledInAll).toBeGreaterThan(0);
    },
  );
});

function everyOtherIsTrue({ settled, played }: StandingRound) {
  const { house } = played.before;
  const { here, others, untold, unchanged } = butWePlay(played);
  expect(here).toMatchObject({ came: "settled", settled });
  for (const { option, values, came: otherOutcome } of others) {
    expect([values.from, values.to]).not.toContain(house[option]);
    // An unplayed palifico, and an unrolled red die, need more than other rules.
    if (option === "palifico" || (/^wild/.test(option) && house[option] === "red-die")) continue;
    for (const value of new Set([values.from, values.to])) {
      const there = playedThere(played, { ...house, [option]: value });
      if (otherOutcome.came === "settled") expect(there).toEqual({ settled: otherOutcome.settled });
      else expect(there).toEqual({ refused: otherOutcome.action, refusal: otherOutcome.refusal });
    }
  }
  const total = new Set(others.map(({ option }) => option)).size + untold.length + unchanged;
  // All house rules except the word for a drink.
  expect(total).toBe(Object.keys(house).filter((name) => name !== "drink_name").length);
}

describe("but we play", () => {
  // Twos: Ann 1, wild fours 2: three of eight.
  const DICE = shows({ Ann: [2, 1, 1, 3, 3], Bob: [4, 1, 3, 3, 6], Cy: [4, 5, 5, 3, 1] });
  const ROUND = [start("Ann"), says("Ann", "8 twos"), bangs("Cy"), DICE];

  test("lists differences, merges numbers with the same effect, and counts rules without effect", () => {
    const [round] = rounds(tableOf(THREE), ...ROUND);
    const { others, unchanged, untold } = butWePlay((round as StandingRound).played);
    expect(named(others)).toEqual([
      ["out_of_turn", "off", "off"],
      ["end_alone", 1, 1],
      ["wild_face", "ones", "ones"],
      ["wild_face", "none", "none"],
      ["price", "two", "two"],
      ["price", "difference", "difference"],
    ]);
    // dice_each, for three are dealt five, raise, ones, cap_bids, simultaneous, end_together, together_count,
    // end_pair, starter, named_wild, first_claim, five_alike, exact_call, exact_wins, astray.
    expect(unchanged).toBe(15);
    expect(untold.map(({ option, why }) => [option, why])).toEqual([
      ["loss_drinks", "dealt"],
      ["pot_ante", "dealt"],
    ]);
  });

  test("B1 counts a wrong challenge out of turn: as many dice as it costs, up to all held", () => {
    const [round] = rounds(
      tableOf(THREE, { dice_each: 3, out_of_turn: "on" }, "bar"),
      ...[opens("Ann"), says("Ann", "1 two"), doubts("Cy"), counted(2)],
    );
    const { others } = butWePlay((round as StandingRound).played);
    const penalties = others.filter(({ option }) => option === "out_of_turn_penalty");
    expect(penalties.map(({ values }) => values)).toEqual([
      { from: 2, to: 2, open: false },
      { from: 3, to: 10, open: true },
    ]);
  });
});

describe("a game's rounds", () => {
  const FIRST = [start("Ann"), says("Ann", "9 sixes"), bangs("Bob"), outcome("short")];
  const SECOND = [start(), says("Ann", "3 sixes"), bangs("Bob"), outcome("there")];
  const penalty: Action = { do: "adjust", what: "bad", count: 1, from: "bank", to: "Bob", note: "late" };

  test("begin at their start, and contain nothing after the verdict", () => {
    const found = rounds(tableOf(THREE), ...FIRST, penalty, ...SECOND);
    expect(found.map(({ place, settledAt, played }) => [place, settledAt, played.actions.length])).toEqual([
      [1, 4, 4],
      [6, 9, 4],
    ]);
    expect(found[0]?.played.lastVerdict).toBeNull();
    expect(found[1]?.played.before.seats[1]?.holds.bad).toBe(1);
  });

  test("keep their place when the verdict is undone and entered again, or the claim is changed", () => {
    const reentered = rounds(tableOf(THREE), ...FIRST, retracted(4), outcome("there"));
    expect(reentered.map(({ place, settledAt }) => [place, settledAt])).toEqual([[1, 6]]);
    const other = rounds(tableOf(THREE), ...FIRST, corrected(says("Ann", "8 sixes"), 2));
    expect(other.map(({ place, settledAt }) => [place, settledAt])).toEqual([[1, 4]]);
    expect(other[0]?.settled.claim).toEqual({ count: 8, face: 6 });
  });

  test("disappear when undone; a void one is none", () => {
    expect(rounds(tableOf(THREE), ...FIRST, retracted(4), retracted(3))).toEqual([]);
    const again = rounds(tableOf(THREE), start("Ann"), { do: "void-round" }, ...FIRST);
    expect(again.map(({ place, played }) => [place, played.actions.length])).toEqual([[3, 4]]);
  });
});
