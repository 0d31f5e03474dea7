import { expect, test } from "vitest";
import { readHouse, readHouseName, rulesPath } from "@/lib/protocol/houseLink";

/** What whoever opens a link reads from it, as a browser splits an address. */
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
])("house rules called “%s” are the same, and called so, for whoever opens their link", (name, written) => {
  const house = { ones: "high", end_alone: 4 };
  const path = rulesPath("firehouse", house, name);
  expect(path).toBe(`/rules/firehouse?rules=ones.high~end_alone.4${written && `&${written}`}`);
  expect(opened(path)).toEqual({ pathname: "/rules/firehouse", house, name });
});

test("only what is other than the game’s own stands in the link", () => {
  expect(rulesPath("firehouse", { ones: "low", end_alone: 5 })).toBe("/rules/firehouse");
  expect(rulesPath("firehouse", {}, "Rule book")).toBe("/rules/firehouse?name=Rule+book");
});
