import { expect, test } from "vitest";
import { isPeopleOrder, peopleInOrder } from "@/lib/views/figures/peopleInOrder";
import { add, NOTHING, type Part, type Tally } from "@/lib/views/figures/tally";

const person = (name: string, part: Part<Tally>) => ({ name, tally: add(NOTHING, part) });

const PEOPLE = [
  person("Cy", { games: 4, losses: 1, doubts: { n: 3, came: 2 } }),
  person("Ann", { games: 9, losses: 3 }),
  person("Bob", { games: 4, losses: 3, wins: 2, doubts: { n: 4, came: 1 } }),
];

test("sorts people by name, or highest first; people without a value come last", () => {
  const inOrder = (...by: [Parameters<typeof peopleInOrder>[1], Parameters<typeof peopleInOrder>[2]]) =>
    peopleInOrder(PEOPLE, ...by).map(({ name }) => name);
  expect(inOrder("name", "losers")).toEqual(["Ann", "Bob", "Cy"]);
  expect(inOrder("games", "losers")).toEqual(["Ann", "Bob", "Cy"]);
  expect(inOrder("named", "losers")).toEqual(["Ann", "Bob", "Cy"]);
  expect(inOrder("named", "winners")).toEqual(["Bob", "Ann", "Cy"]);
  expect(inOrder("right", "losers")).toEqual(["Cy", "Bob", "Ann"]);
  expect(inOrder("nerve", "losers")).toEqual(["Ann", "Bob", "Cy"]);
});

test("never sorts by drinks", () => {
  expect(["name", "nerve"].every(isPeopleOrder)).toBe(true);
  expect(["drink", "drinks", "__proto__", ["name"], undefined].some(isPeopleOrder)).toBe(false);
});
