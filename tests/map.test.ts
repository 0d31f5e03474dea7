import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CAPABILITIES } from "./map/capabilities";
import { MAP_FILE, mapText, matches, problems, readProject } from "./map/map";

test("keeps docs/map.md as `npm run map` writes it", () => {
  expect(readFileSync(MAP_FILE, "utf8")).toBe(mapText(readProject()));
});

test("matches something with every pattern, and names every page and operation", () => {
  expect(problems(readProject())).toEqual([]);
});

test("reports a pattern without a match, and a page or an operation without a capability", () => {
  const project = readProject();
  const added = {
    ...project,
    pages: [...project.pages, "/added"],
    operations: [...project.operations, "GET /api/v1/added"],
  };
  const idle = { name: "Idle", code: ["lib/nothing/**"], tests: [] };
  expect(problems(added, [...CAPABILITIES, idle])).toEqual([
    "Idle: lib/nothing/** matches nothing",
    "/added is in no capability",
    "GET /api/v1/added is in no capability",
  ]);
});

test.each([
  ["lib/engine/*.ts", "lib/engine/play.ts", true],
  ["lib/engine/*.ts", "lib/engine/claims/say.ts", false],
  ["lib/engine/**", "lib/engine/claims/say.ts", true],
  ["/games/[id]", "/games/[id]", true],
  ["/games/[id]", "/games/i", false],
  ["* /api/v1/account**", "GET /api/v1/account/sessions", true],
])("matches %s with %s: %s", (pattern, text, expected) => {
  expect(matches(pattern, text)).toBe(expected);
});
