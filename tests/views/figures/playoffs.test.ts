import { expect, test } from "vitest";
import { type Decidable, decided } from "@/lib/views/figures/playoffs";

// F12: a playoff's result ends the decided game.

interface GameEnding extends Partial<Omit<Decidable, "finished">> {
  readonly losers?: readonly string[];
  readonly winners?: readonly string[];
  readonly open?: boolean;
}

const endings = (...games: readonly GameEnding[]) =>
  decided(
    games.map(({ id, playoffOf, at = 0, losers = [], winners = [], open = false }) => ({
      id,
      playoffOf,
      at,
      finished: open ? null : { losers, winners },
    })),
  );

const TIED: GameEnding = { id: "g", losers: ["Ann", "Bob"], winners: ["Cy"] };

test("takes the losers from the playoff, and makes the other tied players winners", () => {
  const [end] = endings(TIED, { playoffOf: "g", losers: ["Bob"], winners: ["Ann"] });
  expect(end).toEqual({ losers: ["Bob"], winners: ["Cy", "Ann"] });
});

test("makes the others wash if the playoff names a winner alone; one without names, or running, changes nothing", () => {
  expect(endings(TIED, { playoffOf: "g", winners: ["Ann"] })[0]).toEqual({
    losers: ["Bob"],
    winners: ["Cy", "Ann"],
  });
  expect(endings(TIED, { playoffOf: "g" })[0]).toEqual({ losers: ["Ann", "Bob"], winners: ["Cy"] });
  expect(endings(TIED, { playoffOf: "g", losers: ["Bob"], open: true })[0]).toMatchObject({
    losers: ["Ann", "Bob"],
  });
});

test("decides among named winners", () => {
  const won: GameEnding = { id: "g", winners: ["Ann", "Bob"] };
  expect(endings(won, { playoffOf: "g", winners: ["Bob"] })[0]).toEqual({ losers: [], winners: ["Bob"] });
  expect(endings(won, { playoffOf: "g", losers: ["Bob"] })[0]).toEqual({ losers: [], winners: ["Ann"] });
});

test("decides playoffs of playoffs first; of several the earliest counts first, and the last overrules", () => {
  const own = endings(
    TIED,
    { id: "p", playoffOf: "g", losers: ["Ann", "Bob"] },
    { playoffOf: "p", losers: ["Ann"] },
  );
  expect(own[0]).toEqual({ losers: ["Ann"], winners: ["Cy", "Bob"] });
  const two = endings(
    TIED,
    { playoffOf: "g", at: 2, losers: ["Ann"] },
    { playoffOf: "g", at: 1, losers: ["Bob"] },
  );
  expect(two[0]?.losers).toEqual(["Ann"]);
});

test("uses the first game with an id; ends cycles of playoffs", () => {
  const twice = endings(TIED, TIED, { playoffOf: "g", losers: ["Bob"] });
  expect(twice.map((end) => end?.losers)).toEqual([["Bob"], ["Ann", "Bob"], ["Bob"]]);
  expect(endings({ id: "a", playoffOf: "a", losers: ["Ann"] })[0]?.losers).toEqual(["Ann"]);
  const circle = endings(
    { id: "a", playoffOf: "b", losers: ["Ann"] },
    { id: "b", playoffOf: "a", losers: ["Bob"] },
  );
  expect(circle.map((end) => end?.losers)).toEqual([["Bob"], ["Ann"]]);
});
