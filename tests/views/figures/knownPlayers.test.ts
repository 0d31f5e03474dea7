import { beforeAll, describe, expect, test } from "vitest";
import { newGame } from "@/lib/engine";
import { countGame } from "@/lib/views/figures/countGame";
import { type Shown, type ShownFigures, shownOf } from "@/lib/views/figures/shown";
import { add, NOTHING, type Tally } from "@/lib/views/figures/tally";
import { sampled } from "../../everyCase";
import { Chance } from "../../load/crew/chance";
import { CrewGame, type Temper } from "../../load/crew/crewGame";

// Players with known rates, compared with their statistics (statistics.md, "Check with known players").
// A statistic estimates a rate only if its sample is unbiased. The setup ensures that:
// - Every reveal shows all dice. So the truth of all claims is known, not only of those challenged.
// - Each claim's truth is drawn independently. Every claim names one die more than the one before, so that both
//   kinds usually exist. The dice alone decide if they do.
// - Each challenge is drawn too, independently of the claim. So a challenge meets a bluff as often as its claimer bluffs.
// - If no claim of one kind is left and no one challenges, two strangers end the round. No observed player is forced
//   to challenge or bluff.
//
// Tables where people challenge unlikely claims have other rates. For them the statistics only describe.

const SEASONS = 100;
/** Firehouse, about ten rounds each. */
const GAMES = sampled(40, 10);
const INSIDE = 90;
/** Timeout for a busy machine, in milliseconds. */
const PATIENCE = 150_000;

const WATCHED = ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay"] as const;
const STRANGERS = ["Zed", "Yan"] as const;

/** Everyone's statistics after each season. */
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

/** The number of seasons whose interval contains the rate. */
const inside = (rate: number, shown: readonly Shown[]): number =>
  shown.filter(({ value, low, high }) => value !== null && low <= rate && rate <= high).length;

describe("different rates per player, challenges in turn", () => {
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
    // Their bluffs are challenged at the next player's rate, and they challenge their right neighbor.
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

describe("equal bluff rates, with bangs out of turn", () => {
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

  test("detects a wrong rate", () => {
    const shown = of(0, ({ bluffs }) => bluffs);
    expect(inside(BLUFF + 0.15, shown)).toBeLessThan(INSIDE);
  });
});
