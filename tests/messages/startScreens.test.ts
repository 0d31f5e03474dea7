import { expect, test } from "vitest";
import { sayAgo } from "@/lib/messages/moments";
import { sayCrew } from "@/lib/messages/start";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [-5, "just now"],
  [0, "just now"],
  [MINUTE - 1, "just now"],
  [MINUTE, "1 minute ago"],
  [59 * MINUTE, "59 minutes ago"],
  [HOUR, "1 hour ago"],
  [DAY - 1, "23 hours ago"],
  [DAY, "yesterday"],
  [2 * DAY, "2 days ago"],
])("formats %i milliseconds as %s", (passed, expected) => {
  expect(sayAgo(1_000_000, 1_000_000 + passed)).toBe(expected);
});

test.each([
  [["Ann", "Bob"], "Ann and Bob"],
  [["Ann", "Bob", "Cy", "Dee"], "Ann, Bob, Cy, and Dee"],
  [["Ann", "Bob", "Cy", "Dee", "Eve"], "Ann, Bob, Cy and 2 more"],
])("shortens a crew of %j in room for four: %s", (names, expected) => {
  expect(sayCrew(names)).toBe(expected);
});
