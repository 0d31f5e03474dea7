import { expect, test } from "vitest";
import type { Action, GameState } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import { ownWords, viewTable } from "@/lib/views/table";
import { doubts, lifts, opens, outcome, recorded, says, tableOf } from "../engine/tableOf";

const at = (state: GameState): OpenTable => ({
  id: "g",
  seq: 0,
  state,
  names: { a: "Ann", b: "Bob", c: "Cy" },
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

type House = Readonly<Record<string, string | number>>;
const view = (game: string, house: House, ...actions: readonly Action[]) =>
  viewTable(at(recorded(tableOf(["a", "b", "c"], house, game), opens("a"), ...actions).state));

const shown: readonly Action[] = [
  { do: "look", by: "a" },
  { do: "show", by: "a", dice: [4, 2] },
  says("a", "pair of fours"),
  { do: "look", by: "b" },
];

test("P4 has the open dice in order, those under the cup, and the peek", () => {
  const seen = view("pass-the-cup", {}, ...shown, { do: "roll-table", by: "b", from: [2], to: [4] });
  expect(seen.cup).toMatchObject({
    open: [
      { face: 4, locked: false },
      { face: 4, locked: true },
    ],
    under: 3,
    looked: true,
    rolled: false,
  });
  expect(seen.cup?.steps?.open[1]?.roll?.refusal).toMatchObject({ code: "locked-die", rule: "P4" });
});

test("P4 resets the next turn: no peek yet, and open dice stay", () => {
  const seen = view("pass-the-cup", {}, ...shown, { do: "roll-cup", by: "b" }, says("b", "three 4s"));
  expect(seen.cup).toMatchObject({
    looked: false,
    rolled: false,
    under: 3,
    open: [{ face: 4 }, { face: 2 }],
  });
});

test("keeps the dice after a challenge, without steps", () => {
  const seen = view("pass-the-cup", {}, says("a", "pair of fours"), doubts("b"));
  expect(seen.cup).toMatchObject({ under: 5, steps: null });
});

test("has no such turn for a cup that is only passed, and for own cups (M1)", () => {
  expect([view("mia", {}).cup, view("own-hand", {}).cup]).toEqual([null, null]);
});

test("P8 has the winner's drink, until it is handed out", () => {
  const lost = [says("a", "five 6s"), doubts("b"), lifts(1, 2, 3, 4, 6)];
  const house = { winner_gives_drink: "on" };
  expect(view("pass-the-cup", house, ...lost).giver?.name).toBe("Bob");
  expect(view("pass-the-cup", house, ...lost, { do: "give", by: "b", to: "a" }).giver).toBeNull();
  expect(view("pass-the-cup", {}, ...lost).giver).toBeNull();
});

test("P10 uses the table's own word for drinks, if it has one", () => {
  const called = (house: House) => ownWords(tableOf(["a", "b"], house, "pass-the-cup")).drink;
  expect([called({}), called({ drink_name: "drink" }), called({ drink_name: "sip" })]).toEqual([
    null,
    null,
    "sip",
  ]);
  expect(ownWords(tableOf(["a", "b"], {}, "perudo")).drink).toBeNull();
});

test("P7 has the messed up plea in games with it", () => {
  expect(view("pass-the-cup", {}, says("a", "five 6s"), doubts("b")).messedUp).toBe(true);
  expect(view("closed-cup", {}, says("a", "five 6s"), doubts("b")).messedUp).toBe(false);
});

test("C2 C5 keeps the pot visible between rounds, with lives and chips", () => {
  const lost = [says("a", "five 1s"), doubts("b"), lifts(1, 2, 3, 4, 6)];
  const seen = view("closed-cup", { lives: 2 }, ...lost);
  expect(seen).toMatchObject({ phase: "between-rounds", pot: 3 });
  expect(seen.seats.map(({ stakes }) => stakes)).toMatchObject([
    [
      { what: "life", count: 1 },
      { what: "chip", count: -1 },
    ],
    [
      { what: "life", count: 2 },
      { what: "chip", count: -1 },
    ],
    [
      { what: "life", count: 2 },
      { what: "chip", count: -1 },
    ],
  ]);
});

test("U5 announces a palifico round before it begins", () => {
  const fell = [says("a", "2 fives"), doubts("b"), outcome("short")];
  expect(view("perudo", { dice_each: 2 }, ...fell).palifico).toBe(true);
  expect(view("perudo", {}, ...fell).palifico).toBe(false);
  expect(view("perudo", { dice_each: 2, palifico: "off" }, ...fell).palifico).toBe(false);
});
