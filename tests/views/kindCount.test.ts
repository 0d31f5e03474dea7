import { expect, test } from "vitest";
import { gameIds } from "@/lib/engine";
import { groupGamesWords } from "@/lib/messages/night";
import { usualCount } from "@/lib/views/kindCount";
import { hasResult, resultSays } from "@/lib/views/resultSays";
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

test("every game but an endless one has a result to log", () => {
  expect(gameIds.filter((game) => !hasResult(game))).toEqual(["pass-the-cup"]);
  // Friday's bluff goes on until the table stops it.
  const cost = [{ moves: [{ what: "bad", from: "bank", to: "claimer" }] }];
  const ends = gameOf({ ...FRIDAY, cost, ending: { kind: "dishes" } });
  expect([OWN, ends, "later-game"].map(hasResult)).toEqual([false, true, false]);
});

test("a lost game means dishes only in a group that washes", () => {
  const ends = [true, false].flatMap((washes) =>
    (["losers", "winners"] as const).map((names) => resultSays(names, { washes })),
  );
  expect(ends).toEqual(["losers", "winners", "lost", "winners"]);
  expect(groupGamesWords.noGamesPlay[resultSays("losers", { washes: false })]).toMatch(/ lost last\.$/);
});
