import { expect, test } from "vitest";
import { readGameSearch, searchQuery } from "@/lib/views/gameSearch";

const ANN = { id: "ann", shown: "Ann", retired: false, entries: ["ann", "annie"] };
const read = (query: Record<string, string | string[]>) => readGameSearch(query, [ANN]);
const NOTHING = { from: null, to: null, game: null, person: null, guest: null };

test("has no filters in an empty search, and ignores none", () => {
  expect(read({ from: "", to: " ", game: "", person: "", guest: "" })).toEqual({
    search: NOTHING,
    ignored: [],
    backwards: false,
  });
});

test("returns the filters to the URL, a merged entry as its person", () => {
  const query = { from: "2026-01-31", to: "2026-02-28", game: "mia", person: "annie", guest: "Zoë" };
  const { search, ignored } = read(query);
  expect(ignored).toEqual([]);
  expect(search.person).toBe(ANN);
  expect(searchQuery(search)).toEqual({ ...query, person: "ann" });
});

test.each([
  ["from", "9999-99-99"],
  ["from", "2026-02-30"],
  ["from", "0000-01-01"],
  ["from", "-271821-04-20"],
  ["to", "20.11.2026"],
  ["to", "x".repeat(5_000)],
  ["game", "chess"],
  ["game", "__proto__"],
  ["person", "somebody-elses-player"],
  ["guest", "x".repeat(5_000)],
] as const)("ignores %s=%s, and reports it", (key, value) => {
  expect(read({ [key]: value })).toEqual({ search: NOTHING, ignored: [key], backwards: false });
});

test("ignores a repeated filter", () => {
  const twice = { from: ["2026-01-01", "2026-01-02"], game: ["mia", "mia"], guest: ["a", "b"] };
  expect(read(twice)).toMatchObject({ search: NOTHING, ignored: ["from", "game", "guest"] });
});

test("reports reversed days", () => {
  expect(read({ from: "2026-03-02", to: "2026-03-01" }).backwards).toBe(true);
  expect(read({ from: "2026-03-01", to: "2026-03-01" }).backwards).toBe(false);
});
