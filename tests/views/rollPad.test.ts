import { expect, test } from "vitest";
import type { GameState } from "@/lib/engine";
import { sayIt } from "@/lib/views/raiseKeys";
import { rollPad } from "@/lib/views/rollPad";
import { opens, recorded, says, tableOf } from "../engine/tableOf";

const CREW = ["Ann", "Bob", "Cy"];
const over = (claim: string, house: Readonly<Record<string, string>> = {}): GameState =>
  recorded(tableOf(CREW, house, "mia"), opens("Ann"), says("Ann", claim)).state;
const keys = (state: GameState, by = "Bob", more = {}) =>
  rollPad(state, (claim) => ({ ...sayIt(by, claim, false), ...more }));
const lit = (...asked: Parameters<typeof keys>) =>
  keys(...asked).flatMap(({ claim, refusal }) => (refusal === null ? [claim.mia] : []));

test("M1 has twenty-one rolls from 31 to Mia, marked as the top", () => {
  const all = keys(recorded(tableOf(CREW, {}, "mia"), opens("Ann")).state, "Ann");
  expect(all.map(({ claim }) => claim.mia)).toEqual([
    31, 32, 41, 42, 43, 51, 52, 53, 54, 61, 62, 63, 64, 65, 11, 22, 33, 44, 55, 66, 21,
  ]);
  expect(all.every(({ refusal }) => refusal === null)).toBe(true);
  expect(all.filter(({ top }) => top).map(({ claim }) => claim.mia)).toEqual([21]);
  expect(all.some(({ lowest }) => lowest)).toBe(false);
});

test("M2 lights over 64 only 65, the pairs and Mia, with 65 the lowest", () => {
  expect(lit(over("64"))).toEqual([65, 11, 22, 33, 44, 55, 66, 21]);
  expect(
    keys(over("64"))
      .filter(({ lowest }) => lowest)
      .map(({ claim }) => claim.mia),
  ).toEqual([65]);
  expect(keys(over("64"))[0]?.refusal).toMatchObject({ code: "not-higher", rule: "S3" });
});

test("M2 lights the same roll if it is allowed", () => {
  expect(lit(over("66", { equal_ok: "yes" }))).toEqual([66, 21]);
});

test("M4 lights nothing over Mia", () => {
  expect(new Set(keys(over("21")).map(({ refusal }) => refusal?.code))).toEqual(new Set(["top-claim"]));
});

test("M2 has the same keys for a cup passed unseen, or none if the rules require a peek", () => {
  const blind = { accept: "blind" } as const;
  expect(lit(over("66"), "Bob", blind)).toEqual([21]);
  const look = keys(over("66", { pass_unseen: "off" }), "Bob", blind);
  expect(look.at(-1)?.refusal).toMatchObject({ code: "must-look", rule: "M2" });
});

test("has no keys between rounds", () => {
  expect(keys(tableOf(CREW, {}, "mia"))).toEqual([]);
});
