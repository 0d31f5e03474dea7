import { expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import { PLAIN_CLOTH } from "@/lib/protocol/cloth";
import { ownStamp } from "@/lib/views/ownStamp";
import { calls, doubts, lifts, opens, outcome, recorded, says, settledIn, tableOf } from "../engine/tableOf";

const CLOTH = { ...PLAIN_CLOTH, short: "Busted", there: "It was there" };

/** The verdict of a round of three. */
const settled = (game: string, ...actions: readonly Action[]) =>
  settledIn(recorded(tableOf(["s1", "s2", "s3"], {}, game), opens("s1"), ...actions));
const CLAIM = says("s1", "3 fives");

test.each([
  ["short", "doubt", "Busted"],
  ["there", "doubt", "It was there"],
  ["exact", "spot-on", "It was there"],
  ["short", "spot-on", "Busted"],
] as const)("says for a claim that was %s, after a %s: %s", (found, kind, says) => {
  const verdict = settled("red-dead", CLAIM, calls("s2", kind), outcome(found));
  expect(ownStamp(verdict, CLOTH)).toBe(says);
});

test("covers a hand as well", () => {
  expect(ownStamp(settled("mia", says("s1", "64"), doubts("s2"), lifts(5, 2)), CLOTH)).toBe("Busted");
});

test("keeps the default for a believed claim, whose truth is unknown", () => {
  expect(ownStamp(settled("mia", says("s1", "mia"), calls("s2", "concede")), CLOTH)).toBeNull();
});

test("keeps the default without own words, or without a group", () => {
  const verdict = settled("red-dead", CLAIM, doubts("s2"), outcome("short"));
  for (const cloth of [null, PLAIN_CLOTH, { ...CLOTH, short: "" }])
    expect(ownStamp(verdict, cloth)).toBeNull();
});
