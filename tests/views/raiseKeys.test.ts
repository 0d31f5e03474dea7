import { expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import { raisePad } from "@/lib/views/raiseKeys";
import { recorded, says, start, tableOf } from "../engine/tableOf";

const NINE = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];

/** Nine players with three dice each. */
const table = (house: Readonly<Record<string, string>>, ...actions: readonly Action[]): OpenTable => ({
  id: "g",
  seq: actions.length,
  state: recorded(tableOf(NINE, house), ...actions).state,
  names: {},
  round: [],
  last: null,
  rounds: [],
  table: "t",
  next: null,
  may: { record: true, share: true, as: ["me"] },
  told: [],
  playoffOf: null,
  group: null,
  cloth: null,
});

const quantities = (pad: ReturnType<typeof raisePad>) => pad?.keys.map(({ claim }) => claim.count);

test("offers over 13 fives: fourteen of every face, except thirteen sixes, the lowest of all (F3)", () => {
  const pad = raisePad(table({}, start("a", 4), says("a", "13 fives")), { diceInPlay: 27 });
  expect(quantities(pad)).toEqual([14, 14, 14, 14, 14, 13]);
  expect(pad?.keys.map(({ lowest }) => lowest)).toEqual([false, false, false, false, false, true]);
  expect(pad).toMatchObject({ least: 13, at: 13, to: 33 });
});

test("sets all six keys by the quantity, and none is the lowest any more", () => {
  const pad = raisePad(table({}, start("a", 4), says("a", "13 fives")), { diceInPlay: 27, quantity: 16 });
  expect(quantities(pad)).toEqual([16, 16, 16, 16, 16, 16]);
  expect(pad?.keys.some(({ lowest }) => lowest)).toBe(false);
});

test("F4 never advises the wild face, though it is the lowest: fours over 9 threes", () => {
  const pad = raisePad(table({}, start("a", 4), says("a", "9 threes")), { diceInPlay: 27 });
  expect(pad?.keys.filter(({ lowest }) => lowest).map(({ face }) => face)).toEqual([4]);
  expect(pad?.keys.filter(({ advised }) => advised).map(({ claim }) => claim)).toEqual([
    { count: 9, face: 5 },
  ]);
});

test("F3, F4 advises ten twos over 9 sixes with ones wild, not ten ones", () => {
  const pad = raisePad(table({}, start("a", 1), says("a", "9 sixes")), { diceInPlay: 27 });
  expect(pad?.keys.filter(({ advised }) => advised).map(({ claim }) => claim)).toEqual([
    { count: 10, face: 2 },
  ]);
  const plain = raisePad(table({}, start("a", 4), says("a", "9 sixes")), { diceInPlay: 27 });
  expect(plain?.keys.filter(({ advised }) => advised).map(({ claim }) => claim)).toEqual([
    { count: 10, face: 1 },
  ]);
});

test("starts an opening at a face's expected count with a wild face, with every quantity from 1", () => {
  expect(raisePad(table({}, start("a", 4)), { diceInPlay: 27 })).toMatchObject({ least: 1, at: 9 });
});

test("warns about the wild face, and more than the dice in play (F4, S6)", () => {
  const pad = raisePad(table({}, start("a", 4), says("a", "27 fives")), { diceInPlay: 27 });
  expect(pad?.keys.map(({ claim, warnings }) => [claim.count, warnings])).toEqual([
    [28, ["cannot-be-true"]],
    [28, ["cannot-be-true"]],
    [28, ["cannot-be-true"]],
    [28, ["cannot-be-true", "calls-the-wild"]],
    [28, ["cannot-be-true"]],
    [27, []],
  ]);
});

test("refuses keys above the dice in play if claims are capped (S6)", () => {
  const pad = raisePad(table({ cap_bids: "on" }, start("a", 4), says("a", "27 fives")), { diceInPlay: 27 });
  expect(pad?.keys.map(({ refusal }) => refusal?.code ?? null)).toEqual([
    "not-higher",
    "not-higher",
    "not-higher",
    "not-higher",
    "not-higher",
    null,
  ]);
  const lifted = raisePad(table({ cap_bids: "on" }, start("a", 4), says("a", "27 fives")), {
    diceInPlay: 27,
    quantity: 28,
  });
  expect(lifted?.keys.every(({ refusal }) => refusal?.code === "cap-exceeded")).toBe(true);
});

test("offers a quantity that is too low, with each face's refusal (S3, S10)", () => {
  const climbed = table({}, start("a", 4), says("a", "13 fives"));
  const lower = raisePad(climbed, { diceInPlay: 27, quantity: 12 });
  expect(quantities(lower)).toEqual([12, 12, 12, 12, 12, 12]);
  expect(lower?.keys.every(({ refusal }) => refusal?.code === "not-higher")).toBe(true);
  expect(lower).toMatchObject({ least: 13, at: 12 });
  const level = raisePad(climbed, { diceInPlay: 27, quantity: 13 });
  expect(level?.keys.map(({ refusal }) => refusal === null)).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ]);
});

test("lets anyone but the last claimer speak after unheard claims (S11)", () => {
  const climbed = table({}, start("a", 4), says("a", "13 fives"));
  const codes = (skippedTo: string) =>
    raisePad(climbed, { diceInPlay: 27, skippedTo })?.keys.map(({ refusal }) => refusal?.code ?? null);
  expect(codes("g")).toEqual([null, null, null, null, null, null]);
  expect(codes("a")?.every((code) => code === "own-claim")).toBe(true);
});

test("has no pad between rounds", () => {
  expect(raisePad(table({}), { diceInPlay: 27 })).toBeNull();
});

/** Three players with two dice each, in another game. */
const other = (game: string, ...actions: readonly Action[]): OpenTable => ({
  ...table({}),
  state: recorded(tableOf(["a", "b", "c"], { dice_each: 2 }, game), ...actions).state,
});

test("offers one of a higher face if any number is a raise (I2)", () => {
  const pad = raisePad(other("pirate", { do: "start-round", starter: "a" }, says("a", "2 threes")), {
    diceInPlay: 6,
  });
  expect(quantities(pad)?.slice(2)).toEqual([3, 1, 1, 1]);
  expect(pad?.keys.map(({ refusal }) => refusal?.code ?? null)).toEqual([
    "not-higher",
    "not-higher",
    null,
    null,
    null,
    null,
  ]);
  expect(pad).toMatchObject({ least: 1, at: 3 });
});

test("offers half as many ones if that is a raise (U3)", () => {
  const pad = raisePad(other("perudo", { do: "start-round", starter: "a" }, says("a", "4 fives")), {
    diceInPlay: 6,
  });
  expect(quantities(pad)).toEqual([2, 5, 5, 5, 5, 4]);
  expect(pad?.keys.every(({ refusal }) => refusal === null)).toBe(true);
});
