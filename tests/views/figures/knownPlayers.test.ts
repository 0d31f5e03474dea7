import { beforeAll, describe, expect, test } from "vitest";
import { newGame } from "@/lib/engine";
import { countGame } from "@/lib/views/figures/countGame";
import { type Shown, type ShownFigures, shownOf } from "@/lib/views/figures/shown";
import { add, NOTHING, type Tally } from "@/lib/views/figures/tally";
import { sampled } from "../../everyCase";
import { Chance } from "../../load/crew/chance";
import { CrewGame, type Temper } from "../../load/crew/crewGame";

// Players whose rates are known, and what their figures say of them (statistics.md, "Check with known players").
//
// A figure estimates a player's rate only where what it counts is no biased sample of what they do. That is arranged so:
// - All dice are shown at every reveal, so that the truth of all claims of a round is known, not only of those challenged.
// - Whether a claim is false is drawn for each claim by itself. So that there always is one of each sort to say, every claim names one
//   die more than the one before; whether a true and a false one are left depends on the dice alone.
// - Whether a claim is challenged is drawn as well, whatever was said. A challenge meets a bluff as often as its claimer bluffs.
// - Where no claim of one sort is left and nobody challenges, two strangers end the round between themselves. Nobody who is watched is
//   made to challenge, or to bluff, by a round that would not end otherwise.
// A table where people challenge what they do not believe has other rates: there the figures describe it, and estimate nothing as simple.

const SEASONS = 100;
/** Of firehouse, some ten rounds each. */
const GAMES = sampled(40, 10);
const INSIDE = 90;
/** For a busy machine. */
const PATIENCE = 150_000;

const WATCHED = ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay"] as const;
const STRANGERS = ["Zed", "Yan"] as const;

/** What everybody's figures are shown as after each season. */
function seasons(
  temperOf: (player: string) => Temper,
  house: Readonly<Record<string, unknown>>,
  seed: number,
): readonly (readonly ShownFigures[])[] {
  const chance = new Chance(seed);
  return Array.from({ length: SEASONS }, () => {
    const sums = new Map<string, Tally>();
    for (let game = 0; game < GAMES; game++) {
      const opening = newGame({ game: "firehouse", house, players: [...WATCHED, ...STRANGERS] });
      if (!opening.ok) throw new Error(opening.refusal.code);
      const habits = { rounds: 100, shows: "dice", strangers: STRANGERS } as const;
      const played = new CrewGame(opening.value, temperOf, habits, chance);
      for (const [player, tally] of countGame(opening.value, played.taps()).players)
        sums.set(player, add(sums.get(player) ?? NOTHING, tally));
    }
    return WATCHED.map((player) => shownOf(sums.get(player) ?? NOTHING));
  });
}

/** In how many seasons a rate lies within what is shown. */
const inside = (rate: number, shown: readonly Shown[]): number =>
  shown.filter(({ value, low, high }) => value !== null && low <= rate && rate <= high).length;

describe("everybody with rates of their own, challenging in turn", () => {
  const BLUFFS: Readonly<Record<string, number>> = { Ann: 0.15, Bob: 0.25, Cy: 0.35, Dee: 0.45, Eve: 0.6 };
  const CHALLENGES: Readonly<Record<string, number>> = { Ann: 0.4, Bob: 0.2, Cy: 0.3, Dee: 0.5, Eve: 0.25 };
  const temperOf = (player: string): Temper => ({
    bluff: BLUFFS[player] ?? 0.3,
    challenge: CHALLENGES[player] ?? 0.35,
    outOfTurn: 0,
  });
  let played: readonly (readonly ShownFigures[])[];
  beforeAll(() => {
    played = seasons(temperOf, { out_of_turn: "off" }, 1);
  }, PATIENCE);
  const around = [...WATCHED, ...STRANGERS];

  test.each(WATCHED.map((player, seat) => [player, seat] as const))("%s", (player, seat) => {
    const left = around[seat + 1] as string;
    const right = around.at(seat - 1) as string;
    const of = (figure: (figures: ShownFigures) => Shown) =>
      played.map((season) => figure(season[seat] as ShownFigures));
    const { bluff } = temperOf(player);
    expect(
      inside(
        bluff,
        of(({ bluffs }) => bluffs),
      ),
    ).toBeGreaterThanOrEqual(INSIDE);
    expect(
      inside(
        bluff,
        of(({ caught }) => caught),
      ),
    ).toBeGreaterThanOrEqual(INSIDE);
    // Their bluffs are challenged as often as whoever is next challenges, and they challenge whoever sits to their right.
    const { challenge } = temperOf(left);
    expect(
      inside(
        challenge,
        of(({ bluffsCaught }) => bluffsCaught),
      ),
    ).toBeGreaterThanOrEqual(INSIDE);
    const accuracy = of(({ challenges }) => challenges.in_turn);
    expect(inside(temperOf(right).bluff, accuracy)).toBeGreaterThanOrEqual(INSIDE);
  });
});

describe("everybody bluffing alike, with bangs out of turn", () => {
  const BLUFF = 0.35;
  let played: readonly (readonly ShownFigures[])[];
  beforeAll(() => {
    played = seasons(() => ({ bluff: BLUFF, challenge: 0.25, outOfTurn: 0.04 }), {}, 2);
  }, PATIENCE);
  const of = (seat: number, figure: (figures: ShownFigures) => Shown) =>
    played.map((season) => figure(season[seat] as ShownFigures));

  test.each(WATCHED.map((player, seat) => [player, seat] as const))("%s", (_, seat) => {
    for (const shown of [
      of(seat, ({ bluffs }) => bluffs),
      of(seat, ({ caught }) => caught),
      of(seat, ({ challenges }) => challenges.in_turn),
      of(seat, ({ challenges }) => challenges.out_of_turn),
    ])
      expect(inside(BLUFF, shown)).toBeGreaterThanOrEqual(INSIDE);
  });

  test("a rate they do not have is found out", () => {
    const shown = of(0, ({ bluffs }) => bluffs);
    expect(inside(BLUFF + 0.15, shown)).toBeLessThan(INSIDE);
  });
});
