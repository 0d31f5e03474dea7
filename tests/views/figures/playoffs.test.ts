import { expect, test } from "vitest";
import { type Decidable, decided } from "@/lib/views/figures/playoffs";

// F12: what a playoff comes to is how the game ends that it decides.

interface Told extends Partial<Omit<Decidable, "finished">> {
  readonly losers?: readonly string[];
  readonly winners?: readonly string[];
  readonly open?: boolean;
}

const endings = (...games: readonly Told[]) =>
  decided(
    games.map(({ id, playoffOf, at = 0, losers = [], winners = [], open = false }) => ({
      id,
      playoffOf,
      at,
      finished: open ? null : { losers, winners },
    })),
  );

const TIED: Told = { id: "g", losers: ["Ann", "Bob"], winners: ["Cy"] };

test("the losers are those of the playoff, and who was tied with them wins", () => {
  const [end] = endings(TIED, { playoffOf: "g", losers: ["Bob"], winners: ["Ann"] });
  expect(end).toEqual({ losers: ["Bob"], winners: ["Cy", "Ann"] });
});

test("a playoff that names its winner alone leaves the others to wash; one that names nobody, or goes on, changes nothing", () => {
  expect(endings(TIED, { playoffOf: "g", winners: ["Ann"] })[0]).toEqual({
    losers: ["Bob"],
    winners: ["Cy", "Ann"],
  });
  expect(endings(TIED, { playoffOf: "g" })[0]).toEqual({ losers: ["Ann", "Bob"], winners: ["Cy"] });
  expect(endings(TIED, { playoffOf: "g", losers: ["Bob"], open: true })[0]).toMatchObject({
    losers: ["Ann", "Bob"],
  });
});

test("where only winners were named, the playoff decides among them", () => {
  const won: Told = { id: "g", winners: ["Ann", "Bob"] };
  expect(endings(won, { playoffOf: "g", winners: ["Bob"] })[0]).toEqual({ losers: [], winners: ["Bob"] });
  expect(endings(won, { playoffOf: "g", losers: ["Bob"] })[0]).toEqual({ losers: [], winners: ["Ann"] });
});

test("a playoff is itself decided first; of several the earliest counts first, and the last has the last word", () => {
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

test("of games with one id the first is meant; playoffs of each other, and of themselves, come to an end", () => {
  const twice = endings(TIED, TIED, { playoffOf: "g", losers: ["Bob"] });
  expect(twice.map((end) => end?.losers)).toEqual([["Bob"], ["Ann", "Bob"], ["Bob"]]);
  expect(endings({ id: "a", playoffOf: "a", losers: ["Ann"] })[0]?.losers).toEqual(["Ann"]);
  const circle = endings(
    { id: "a", playoffOf: "b", losers: ["Ann"] },
    { id: "b", playoffOf: "a", losers: ["Bob"] },
  );
  expect(circle.map((end) => end?.losers)).toEqual([["Bob"], ["Ann"]]);
});
