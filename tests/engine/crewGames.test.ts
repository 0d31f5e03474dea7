import { describe, expect, test } from "vitest";
import { type Action, gameIds, newGame } from "@/lib/engine";
import { Chance } from "../load/crew/chance";
import { CrewGame, type Habits, type Tap } from "../load/crew/crewGame";

// Simulated players play whole games through the engine, which throws on a refusal.

const HABITS = {
  rounds: 30,
  shows: "anything",
  joinsOrLeaves: 0.1,
  penalty: 0.05,
  resultOnly: 0.05,
  void: 0.02,
  skipped: 0.05,
  mistaken: 0.1,
  spotOn: 0.2,
  newcomers: ["Flo", "Gus"],
} as const satisfies Habits;

const CREW = ["Ann", "Bob", "Cy", "Dee", "Eve"];

function games(game: string, count: number, seed: number): readonly (readonly Tap[])[] {
  const chance = new Chance(seed);
  return Array.from({ length: count }, (_, number) => {
    const opening = newGame({ game, house: {}, players: CREW.slice(0, 2 + (number % 4)) });
    if (!opening.ok) throw new Error(opening.refusal.code);
    const temper = { bluff: 0.3, challenge: 0.3, outOfTurn: 0.05 };
    return [...new CrewGame(opening.value, () => temper, HABITS, chance).taps()];
  });
}

describe.each(gameIds)("%s", (game) => {
  const played = games(game, 16, 7);

  test("is played to its end in every way that people play", () => {
    for (const taps of played) expect(taps.at(-1)?.after.phase).toBe("finished");
    const all = played.flat();
    const done = new Set(all.map(({ action }) => action.do));
    for (const kind of ["start-round", "claim", "challenge", "reveal", "void-round", "join"] as const)
      expect(done).toContain(kind);
    expect(all.some(({ action }) => action.do === "claim" && action.skipped)).toBe(true);
    expect(all.some(({ mistaken }) => mistaken !== null)).toBe(true);
  });

  test("cups are lifted in every way the game has", () => {
    const ways = new Set(played.flat().flatMap(({ action }) => wayOf(action)));
    const isCount = played.flat().some(({ action }) => action.do === "claim" && hasCount(action.claim));
    expect([...ways].sort()).toEqual(isCount ? ["count", "counts", "dice", "outcome"] : ["dice", "outcome"]);
  });

  test("the same seed plays the same games, another seed plays others", () => {
    const actions = (seed: number) => games(game, 2, seed).map((taps) => taps.map(({ action }) => action));
    expect(actions(3)).toEqual(actions(3));
    expect(actions(3)).not.toEqual(actions(4));
  });
});

const wayOf = (action: Action) =>
  action.do === "reveal"
    ? Object.keys(action).filter((key) => ["count", "counts", "dice", "outcome"].includes(key))
    : [];

const hasCount = (claim: unknown): boolean => typeof claim === "object" && claim !== null && "count" in claim;
