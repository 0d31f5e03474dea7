import { expect, test } from "vitest";
import { readHouse, readHouseName, rulesPath } from "@/lib/protocol/houseLink";

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
