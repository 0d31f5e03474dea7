import { expect, test } from "vitest";
import { gameIds } from "@/lib/engine";
import { sayFought } from "@/lib/messages/rules";
import { rulesCard } from "@/lib/views/rules/card";

const sentencesOf = (game: string, house = {}) => rulesCard(game, house)?.fought.map(sayFought);
const about = (game: string, house = {}) => rulesCard(game, house)?.fought.map(({ about }) => about);

test.each(gameIds)("explains what a claim means in %s", (game) => {
  expect(about(game)?.[0]).toMatch(/^(at-least|as-good)$/);
});

test("U1, U3, U5: explains Perudo's opening, the way back from ones, and palifico", () => {
  expect(about("perudo")).toEqual(["at-least", "opening-on-ones", "way-back", "palifico"]);
  expect(sentencesOf("perudo")).toContain(
    "Switching to ones, claim half as many. Switching back, twice as many plus one: 9 twos over 4 ones.",
  );
  expect(about("perudo", { palifico: "off", open_on_ones: "yes" })).toEqual([
    "at-least",
    "named-wild",
    "way-back",
  ]);
});

test("F2, O5: does not count the red die, and only the claimer shows", () => {
  expect(about("firehouse")).toEqual(["at-least", "red-die-not-counted"]);
  expect(about("own-hand")).toEqual(["as-good", "announcer-shows"]);
  expect(about("closed-cup")).toEqual(["as-good"]);
});

test("S6, S19–S21, B5: explains other rule sets", () => {
  const house = {
    cap_bids: "on",
    wild: "ones",
    named_wild: "any",
    first_claim: "players",
    five_alike: "seven",
  };
  expect(about("bar", { ...house, natural_needed: "on" })).toEqual([
    "at-least",
    "wild-alone",
    "five-alike",
    "one-for-each-player",
    "named-wild",
    "no-more-than-dice",
  ]);
  expect(about("bar", { named_wild: "any" })).toEqual(["at-least"]);
});

test("H11, M8: explains wild ones in hands, and a second roll that is no reroll of own dice", () => {
  expect(about("pass-the-cup", { wild_ones: "on" })).toEqual(["as-good", "wild-hands"]);
  expect(about("mia", { second_roll: "blind" })).toEqual(["as-good", "second-roll"]);
  expect(rulesCard("mia", { second_roll: "blind" })?.reRolls).toBeNull();
  expect(rulesCard("own-hand")?.reRolls).toBe(2);
});
