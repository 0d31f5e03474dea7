import { expect, test } from "vitest";
import { groupGamesWords } from "@/lib/messages/night";
import { usualCount } from "@/lib/views/kindCount";
import { resultSays } from "@/lib/views/resultSays";
import { FRIDAY, gameOf } from "../ownGame";

const OWN = gameOf(FRIDAY);
const usual = (...games: readonly string[]) =>
  usualCount(
    games.map((game) => ({ game })),
    "firehouse",
  )?.game;

test("the usual game decides who is up, wherever it stands", () => {
  expect(usual("firehouse")).toBe("firehouse");
  expect(usual(OWN, "mia", "firehouse")).toBe("firehouse");
});

test("an own game decides it for a group that plays nothing else", () => {
  expect(usual(OWN)).toBe(OWN);
  expect(usual(OWN, "mia")).toBeUndefined();
  expect(usual("mia")).toBeUndefined();
  expect(usual()).toBeUndefined();
  expect(usual('{"format":"rule-set/9"}')).toBeUndefined();
});

test("a lost game means dishes only in a group that washes", () => {
  const ends = [true, false].flatMap((washes) =>
    (["losers", "winners"] as const).map((names) => resultSays(names, { washes })),
  );
  expect(ends).toEqual(["losers", "winners", "lost", "winners"]);
  expect(groupGamesWords.noGamesPlay[resultSays("losers", { washes: false })]).toMatch(/ lost last\.$/);
});
