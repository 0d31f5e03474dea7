import { describe, expect, test } from "vitest";
import { type Action, gameIds, type Settled } from "@/lib/engine";
import { sayVerdict } from "@/lib/messages/verdict";
import { fold } from "@/lib/protocol/journal";
import { readVerdict } from "@/lib/protocol/readVerdict";
import { bangs, calls, doubts, opens, outcome, says, start, tableOf } from "../engine/tableOf";
import { everyPlayedRound } from "../engine/wholeRounds";
import { journalOf } from "./journalOf";

// Old verdicts do not contain the name of their challenge.

const NAMES = { s1: "Ann", s2: "Bob", s3: "Cy" };

/** A verdict in the current and in the old format. */
function storedVerdicts(game: string, ...actions: readonly Action[]) {
  const [round] = fold(tableOf(["s1", "s2", "s3"], {}, game), journalOf(...actions)).rounds;
  if (round === undefined) throw new Error("no round was settled");
  const now: Settled = JSON.parse(JSON.stringify(round.settled));
  const { called: _called, ...before } = now;
  return { now, before };
}

const story = (settled: Settled) => sayVerdict(settled, NAMES).story;

describe("a verdict from before challenge names were stored", () => {
  test.each([
    ["firehouse", "Bob banged", [start("s1", 6), says("s1", "7 fives"), bangs("s2"), outcome("short")]],
    ["bar", "Bob challenged", [opens("s1"), says("s1", "7 fives"), doubts("s2"), outcome("short")]],
    [
      "perudo",
      "Cy called spot on",
      [opens("s1"), says("s1", "2 fives"), calls("s3", "spot-on"), outcome("exact")],
    ],
    ["mia", "Bob believed it", [opens("s1"), says("s1", "21"), calls("s2", "concede")]],
  ] as const)("names it in %s: %s", (game, expected, actions) => {
    const { now, before } = storedVerdicts(game, ...actions);
    expect(story(now)).toContain(expected);
    expect(readVerdict(game, before)).toEqual(now);
    expect(readVerdict(game, now)).toEqual(now);
  });

  test("recognizes a bang by the game's word, not by the verdict's rules", () => {
    const { now } = storedVerdicts(
      "firehouse",
      start("s1", 6),
      says("s1", "7 fives"),
      bangs("s2"),
      outcome("short"),
    );
    expect(story({ ...now, rules: ["C5"] })).toContain("Bob banged");
    expect(story({ ...now, called: "doubt" })).toContain("Bob challenged");
  });

  test("falls back to the kind for an unknown game or challenge", () => {
    const { before } = storedVerdicts(
      "firehouse",
      start("s1", 6),
      says("s1", "7 fives"),
      bangs("s2"),
      outcome("short"),
    );
    expect(readVerdict("chess", before).called).toBe("doubt");
    for (const game of gameIds)
      expect(readVerdict(game, { ...before, kind: "spot-on" }).called).toBe("spot-on");
  });
});

test("derives the number of antes from the moves of an old verdict", () => {
  let antes = 0;
  everyPlayedRound(
    ({ settled }) => {
      const { antes: _antes, ...before } = settled;
      antes += settled.antes;
      // A joining player pays alone: a right exact call's gains then look the same.
      if (settled.kind === "spot-on" && settled.antes > 0) return;
      expect(readVerdict("pirate", before).antes).toBe(settled.antes);
    },
    500,
    50,
  );
  expect(antes).toBeGreaterThan(0);
});
