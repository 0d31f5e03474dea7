import { expect, test } from "vitest";
import { type Action, type GameState, legalNow } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import { viewTable } from "@/lib/views/table";
import { recorded, says, tableOf } from "../engine/tableOf";

const at = (state: GameState): OpenTable => ({
  id: "g",
  seq: 0,
  state,
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

type House = Readonly<Record<string, string | number>>;
const open: Action = { do: "start-round", starter: "a" };
const view = (game: string, house: House = {}, ...actions: readonly Action[]) =>
  viewTable(at(recorded(tableOf(["a", "b", "c"], house, game), ...actions).state));

test.each([
  [
    "firehouse",
    {},
    {
      score: 0,
      stakes: [
        { what: "good", count: 0 },
        { what: "bad", count: 0 },
      ],
    },
  ],
  ["bar", {}, { score: null, stakes: [{ what: "die", count: 5 }] }],
  ["red-dead", {}, { score: null, stakes: [{ what: "die", count: 5 }] }],
  [
    "red-dead",
    { ante: 2 },
    {
      score: null,
      stakes: [
        { what: "die", count: 5 },
        { what: "chip", count: 0 },
      ],
    },
  ],
  ["pirate", {}, { score: null, stakes: [{ what: "chip", count: 10 }] }],
  ["perudo", {}, { score: null, stakes: [{ what: "die", count: 5 }] }],
] as const)("shows a seat's stakes on the strip: %s %j", (game, house, expected) => {
  expect(view(game, house).seats[0]).toMatchObject(expected);
});

test.each([
  ["firehouse", {}, true, "bang", "doubt"],
  ["bar", {}, false, "doubt", null],
  ["bar", { out_of_turn: "on" }, false, "doubt", "doubt"],
  ["bar", { wild: "red-die" }, true, "doubt", null],
  ["red-dead", {}, false, "doubt", null],
  ["pirate", {}, false, "doubt", null],
  ["perudo", {}, false, "doubt", "spot-on"],
] as const)(
  "has the red die, the word for a doubt, and bystanders' challenges: %s %j",
  (game, house, redDie, doubt, way) => {
    const seen = view(game, house);
    expect([seen.redDie, seen.doubt, seen.bystandersWay?.kind ?? null]).toEqual([redDie, doubt, way]);
  },
);

test("puts the ante into the pot, and shows it during the round (R2)", () => {
  expect(view("red-dead", { ante: 2 }, open)).toMatchObject({ pot: 6, ante: 2 });
  expect(view("bar", {}, open)).toMatchObject({ pot: null, ante: 0 });
});

test("has the rerolls left in this turn, and why the opener has none (O4)", () => {
  const opened = recorded(tableOf(["a", "b"], {}, "pirate"), open).state;
  expect(legalNow(opened)?.reRoll).toMatchObject({ left: 2, refusal: { code: "opener-cannot-reroll" } });
  const rolled = recorded(opened, says("a", "1 two"), { do: "re-roll", by: "b" }).state;
  expect(legalNow(rolled)?.reRoll).toEqual({ left: 1, refusal: null });
  expect(legalNow(recorded(rolled, { do: "re-roll", by: "b" }).state)?.reRoll).toMatchObject({
    left: 0,
    refusal: { code: "no-rerolls-left" },
  });
  expect(view("bar", {}, open).legal?.reRoll).toBeNull();
});
