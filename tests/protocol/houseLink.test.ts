import { expect, test } from "vitest";
import {
  newGamePath,
  readHouse,
  readHouseName,
  readLinkedGame,
  readLinkedNames,
  rulesPath,
} from "@/lib/protocol/houseLink";

/** A link's parameters, split like a browser does. */
function opened(path: string) {
  const { pathname, searchParams } = new URL(path, "https://table.example");
  const house = readHouse(searchParams.get("rules") ?? "");
  return { pathname, house, name: readHouseName(searchParams.get("name") ?? "") };
}

test.each([
  ["Station rules", "name=Station+rules"],
  ["Kids’ 1+1 & more?", "name=Kids%E2%80%99+1%2B1+%26+more%3F"],
  ["🎲#7/100%", "name=%F0%9F%8E%B2%237%2F100%25"],
  ["", ""],
])("keeps house rules called “%s” and their name for everyone who opens the link", (name, written) => {
  const house = { ones: "high", end_alone: 4 };
  const path = rulesPath("firehouse", house, name);
  expect(path).toBe(`/rules/firehouse?rules=ones.high~end_alone.4${written && `&${written}`}`);
  expect(opened(path)).toEqual({ pathname: "/rules/firehouse", house, name });
});

test("contains only the changed rules", () => {
  expect(rulesPath("firehouse", { ones: "low", end_alone: 5 })).toBe("/rules/firehouse");
  expect(rulesPath("firehouse", {}, "Rule book")).toBe("/rules/firehouse?name=Rule+book");
});

test("a link to a new game names the game, its rules and the players", () => {
  expect(newGamePath("bar", { wild: "ones", ones: "low" })).toBe("/new?game=bar&rules=wild.ones");
  expect(newGamePath("bar", {})).toBe("/new?game=bar");
  expect(readLinkedGame("bar", "wild.ones")).toEqual({ game: "bar", house: { wild: "ones" } });
  expect(readLinkedGame("bar", undefined)).toEqual({ game: "bar", house: {} });
  expect(readLinkedNames("Ann, Bob ,,李")).toEqual(["Ann", "Bob", "李"]);
});

test.each([
  ["no game", undefined, ""],
  ["an unknown game", "poker", ""],
  ["a key of every object", "__proto__", ""],
  ["two games", ["bar", "mia"], ""],
  ["rules that are not pairs", "bar", "wild"],
  ["another game’s rule", "bar", "lives.3"],
  ["a value that the rule does not have", "bar", "wild.sevens"],
])("a link with %s fills in no game", (_, game, rules) => {
  expect(readLinkedGame(game, rules)).toBeNull();
});

test("a link with too many or too long players leaves those out", () => {
  expect(readLinkedNames("x".repeat(10_000))).toEqual([]);
  expect(readLinkedNames(Array.from({ length: 200 }, (_, at) => `P${at}`).join(","))).toHaveLength(30);
  expect(readLinkedNames(["Ann", "Bob"])).toEqual([]);
});
