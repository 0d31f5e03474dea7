import { expect, test } from "vitest";
import { gameIds } from "@/lib/engine";
import { sayFought } from "@/lib/messages/rules";
import { rulesCard } from "@/lib/views/rules/card";

const said = (game: string, house = {}) => rulesCard(game, house)?.fought.map(sayFought);
const about = (game: string, house = {}) => rulesCard(game, house)?.fought.map(({ about }) => about);

test.each(gameIds)("%s tells what a claim means", (game) => {
  expect(about(game)?.[0]).toMatch(/^(at-least|as-good)$/);
});

test("U1, U3, U5: Perudo tells the opening, the way back from ones, and palifico", () => {
  expect(about("perudo")).toEqual(["at-least", "opening-on-ones", "way-back", "palifico"]);
  expect(said("perudo")).toContain(
    "Half as many ones will do. Going back takes twice as many plus one: 9 twos over 4 ones.",
  );
  expect(about("perudo", { palifico: "off", open_on_ones: "yes" })).toEqual([
    "at-least",
    "named-wild",
    "way-back",
  ]);
});

test("F2, O5: the red die is not counted, and only the announcer shows", () => {
  expect(about("firehouse")).toEqual(["at-least", "red-die-not-counted"]);
  expect(about("own-hand")).toEqual(["as-good", "announcer-shows"]);
  expect(about("closed-cup")).toEqual(["as-good"]);
});

test("S6, S19–S21, B5: other houses tell theirs", () => {
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

test("H11, M8: wild ones in hands, and a second roll that is no re-roll of one's own dice", () => {
  expect(about("pass-the-cup", { wild_ones: "on" })).toEqual(["as-good", "wild-hands"]);
  expect(about("mia", { second_roll: "blind" })).toEqual(["as-good", "second-roll"]);
  expect(rulesCard("mia", { second_roll: "blind" })?.reRolls).toBeNull();
  expect(rulesCard("own-hand")?.reRolls).toBe(2);
});
