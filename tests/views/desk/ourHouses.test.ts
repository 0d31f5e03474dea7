import { expect, test } from "vitest";
import type { GroupHouses } from "@/lib/protocol/presets";
import { ourHouses, playedSo } from "@/lib/views/desk/ourHouses";

const GROUPS: readonly GroupHouses[] = [
  {
    id: "g1",
    name: "Engine 7",
    role: "member",
    keeps: false,
    usual: { game: "firehouse", house: { ones: "high" } },
    presets: [
      { id: "p1", game: "pass-the-cup", name: "Station rules", house: { ones: "high", straights: "none" } },
      { id: "p2", game: "pass-the-cup", name: "Kids", house: {} },
    ],
  },
];
const ours = ourHouses(GROUPS);

test("lists each group's usual rules, then its saved ones", () => {
  expect(ours.map(({ group, name, game }) => [group, name, game])).toEqual([
    ["Engine 7", null, "firehouse"],
    ["Engine 7", "Station rules", "pass-the-cup"],
    ["Engine 7", "Kids", "pass-the-cup"],
  ]);
});

test.each([
  ["pass-the-cup", { ones: "high" }, "Station rules"],
  ["pass-the-cup", {}, "Kids"],
  ["pass-the-cup", { straights: "below-full-house" }, undefined],
  ["firehouse", { ones: "high" }, null],
  ["firehouse", {}, undefined],
  ["pirate", { ones: "high" }, undefined],
])("finds who plays %s by %j, in any notation of the rules", (game, house, name) => {
  expect(playedSo(ours, game, house)?.name).toBe(name);
});
