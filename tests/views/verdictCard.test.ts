import { expect, test } from "vitest";
import { verdictCard } from "@/lib/views/verdictCard";
import {
  bangs,
  calls,
  counted,
  doubts,
  lifts,
  opens,
  outcome,
  recorded,
  says,
  settledIn,
  shows,
  start,
  tableOf,
} from "../engine/tableOf";

const CREW = ["Ann", "Bob", "Cy", "Dee", "Eve"];
const settle = (claim: string, reveal: Parameters<typeof recorded>[1]) => {
  const { facts } = recorded(tableOf(CREW), start("Ann", 4), says("Ann", claim), bangs("Dee"), reveal);
  const fact = facts[0];
  if (fact?.fact !== "settled") throw new Error("not settled");
  return verdictCard(fact.settled);
};
const DICE = shows({ Ann: [5, 4, 1], Bob: [2, 2, 6], Cy: [5, 5, 3], Dee: [4, 1, 5], Eve: [6, 4, 4] });

test("S1 lights counting dice: naturals first, then wild ones, with a placeholder per missing one", () => {
  const card = settle("10 fives", DICE);
  expect(card).toMatchObject({ naturals: 4, wilds: 4, missing: 2 });
  expect(card.lit.map(({ face }) => face)).toEqual([5, 5, 5, 5, 4, 4, 4, 4]);
  expect(card.cups.map(({ player, matching }) => [player, matching])).toEqual([
    ["Ann", 2],
    ["Bob", 0],
    ["Cy", 2],
    ["Dee", 2],
    ["Eve", 2],
  ]);
  expect(card.cups[0]?.dice.map(({ standing }) => standing)).toEqual(["counts", "wild", "faded"]);
});

test("counts clockwise from the claimer's left, the claimer's dice last; a bare number as dice of the face", () => {
  expect(settle("10 fives", DICE).counted.map(({ face }) => face)).toEqual([5, 5, 4, 5, 4, 4, 5, 4]);
  expect(settle("10 fives", counted(8)).counted).toEqual(Array(8).fill({ face: 5, standing: "counts" }));
  expect(settle("9 fives", outcome("short")).counted).toEqual([]);
});

test("F4 takes the wild face's own dice as natural in a claim of it", () => {
  expect(settle("4 fours", DICE)).toMatchObject({ naturals: 4, wilds: 0, missing: 0 });
});

test("S12 has no dice for a bare outcome", () => {
  expect(settle("9 fives", outcome("short"))).toMatchObject({ cups: [], lit: [], missing: 0 });
});

test("lists the consequences, goods first", () => {
  expect(
    settle("10 fives", DICE).awards.map(({ players, move }) => [players, move.what, move.count]),
  ).toEqual([
    [["Dee"], "good", 2],
    [["Ann"], "bad", 1],
  ]);
});

test("C2 C5 lists losers first, then the antes in one line", () => {
  const closed = tableOf(["Ann", "Bob", "Cy"], { lives: 2 }, "closed-cup");
  const lost = recorded(closed, opens("Ann"), says("Ann", "five 1s"), bangs("Bob"), lifts(1, 2, 3, 4, 6));
  expect(verdictCard(settledIn(lost)).awards).toEqual([
    { players: ["Ann"], move: { what: "life", count: 1, from: "Ann", to: "bank" }, ante: false },
    { players: ["Ann", "Bob", "Cy"], move: { what: "chip", count: 1, from: "Ann", to: "pot" }, ante: true },
  ]);
});

test("S24 separates a lost chip from antes of as many chips", () => {
  const pirate = tableOf(["Ann", "Bob", "Cy"], { pot_ante: 1 }, "pirate");
  const lost = recorded(pirate, opens("Ann"), says("Ann", "9 fives"), doubts("Bob"), outcome("short"));
  expect(verdictCard(settledIn(lost)).awards.map(({ players, ante }) => [players, ante])).toEqual([
    [["Ann"], false],
    [["Ann", "Bob", "Cy"], true],
  ]);
});

test("R5 lists everyone who loses a die to a right spot-on in one line", () => {
  const called = recorded(
    tableOf(["Ann", "Bob", "Cy"], { dice_each: 1 }, "red-dead"),
    opens("Ann"),
    says("Ann", "1 five"),
    calls("Bob", "spot-on"),
    shows({ Ann: [5], Bob: [2], Cy: [3] }),
  );
  expect(verdictCard(settledIn(called)).awards).toMatchObject([
    { players: ["Ann", "Cy"], move: { what: "die", count: 1, to: "bank" } },
  ]);
});
