import fc from "fast-check";
import { expect, test } from "vitest";
import { type GameState, play, type Scored, STAKES } from "@/lib/engine";
import { countGame, type PlayedAction } from "@/lib/views/figures/countGame";
import { numberOf, share, wholes } from "@/lib/views/figures/share";
import { add, NOTHING, type Tally } from "@/lib/views/figures/tally";
import { anyTable, entered, type Impulse, impulses } from "../../engine/randomPlay";
import { runs } from "../../everyCase";

function playedAs(opening: GameState, moved: readonly Impulse[]): readonly PlayedAction[] {
  let before = opening;
  return moved.flatMap((impulse) => {
    const action = entered(before, impulse);
    const played = play(before, action);
    if (!played.ok) return [];
    const one = { action, before, after: played.value.state, facts: played.value.facts };
    before = one.after;
    return [one];
  });
}

const anyGame = fc
  .tuple(anyTable, impulses(120))
  .map(([opening, moved]) => ({ opening, played: playedAs(opening, moved) }));

test("adds chances in any order, and subtracts exactly", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 50 }), (chances) => {
      const sum = (all: readonly number[]) => all.reduce((shares, one) => shares + share(one), 0n);
      expect(sum(chances)).toBe(sum(chances.toReversed()));
      expect(sum(chances) - sum(chances.slice(3))).toBe(sum(chances.slice(0, 3)));
      const plain = chances.reduce((all, one) => all + one, 0);
      expect(Math.abs(numberOf(sum(chances)) - plain)).toBeLessThan(1e-12);
      expect(numberOf(wholes(chances.length))).toBe(chances.length);
    }),
  );
});

test("adds tallies in any order to the last digit", () => {
  fc.assert(
    fc.property(fc.array(anyGame, { minLength: 2, maxLength: 4 }), (games) => {
      const tallies = games.flatMap(({ opening, played }) => [
        ...countGame(opening, played).players.values(),
      ]);
      const sum = (all: readonly Tally[]) => all.reduce((before, one) => add(before, one), NOTHING);
      expect(sum(tallies.toReversed())).toEqual(sum(tallies));
    }),
    runs(200, 10),
  );
});

/** How many players challenged in rounds that were recorded by their outcome. */
const challengesIn = (scored: readonly Scored[]): number =>
  scored.reduce((sum, { challengers }) => sum + challengers.length, 0);

test("keeps sums at zero with bank and pot, bluffs known, and challenges counted once, in any game", () => {
  fc.assert(
    fc.property(anyGame, ({ opening, played }) => {
      const game = countGame(opening, played);
      const all = [...game.players.values()];
      const scored = played
        .flatMap(({ facts }) => facts)
        .flatMap((fact) => (fact.fact === "scored" && fact.scored.kind !== "concede" ? [fact.scored] : []));
      for (const what of STAKES) {
        const moves = played
          .flatMap(({ facts }) => facts)
          .flatMap((fact) => (fact.fact === "moved" && fact.by !== "buy-in" ? [fact.move] : []));
        const settled = played
          .flatMap(({ facts }) => facts)
          .flatMap((fact) =>
            fact.fact === "settled"
              ? fact.settled.moves
              : fact.fact === "told"
                ? fact.summary.moves
                : fact.fact === "scored"
                  ? fact.scored.moves
                  : [],
          );
        const atOpening = played.flatMap(({ action, after }) =>
          action.do === "start-round" && after.phase === "claiming" ? after.round.antes : [],
        );
        const house = (holder: string) => holder === "bank" || holder === "pot";
        // Antes of void and open rounds are in no verdict: of all moves, those that a verdict repeats are
        // skipped once.
        const open = atOpening.filter((ante) => !settled.includes(ante));
        const net = [...moves, ...settled, ...open]
          .filter((move) => move.what === what)
          .reduce((sum, { count, from, to }) => sum + (house(from) ? count : 0) - (house(to) ? count : 0), 0);
        expect(all.reduce((sum, { stakes }) => sum + stakes[what].net, 0)).toBe(net);
      }
      let [made, weighed, caught] = [0, 0, 0];
      for (const tally of all) {
        expect(tally.claims.bluffs).toBeLessThanOrEqual(tally.claims.known);
        expect(tally.claims.known).toBeLessThanOrEqual(tally.claims.made);
        caught += tally.challenged.false - tally.claims.bluffs_caught;
        expect(tally.rounds).toBeLessThanOrEqual(game.rounds);
        made += tally.in_turn.made + tally.out_of_turn.made + tally.spot_on.made;
        weighed += tally.challenger.n;
      }
      const paired = [...game.pairs.values()].flatMap((row) => [...row.values()]);
      expect(paired.reduce((sum, pair) => sum + pair.made, 0)).toBe(
        made - challengesIn(scored.filter(({ claimer }) => claimer === null)),
      );
      // An outcome tells of the challenge, and nothing of the claim (S26).
      expect(weighed).toBe(made - challengesIn(scored));
      expect(caught).toBe(scored.filter(({ kind, right }) => kind === "doubt" && right).length);
    }),
    runs(1_000, 50),
  );
});
