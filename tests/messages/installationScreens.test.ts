import { expect, test } from "vitest";
import { installationWords, sayBytes } from "@/lib/messages/installation";

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1_000, "1 kB"],
  [1_249, "1.2 kB"],
  [9_949, "9.9 kB"],
  [9_999, "10 kB"],
  [999_499, "999 kB"],
  [999_999, "1 MB"],
  [4_200_000_000, "4.2 GB"],
  [81_000_000_000_000, "81 TB"],
  [9e15, "9000 TB"],
])("%i bytes: %s", (bytes, expected) => {
  expect(sayBytes(bytes)).toBe(expected);
});

test.each([
  [0, "Never"],
  [1, "1 day"],
  [90, "90 days"],
  [365, "1 year"],
])("guests' games deleted after %i days: %s", (days, expected) => {
  expect(installationWords.guestGames.days(days)).toBe(expected);
});
