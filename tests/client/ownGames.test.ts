import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PresetPlates } from "@/app/new/PresetPlates";
import { ownGamesFor, saveOwnGame } from "@/lib/client/ownGames";
import { FRIDAY, gameOf } from "../ownGame";

const called = (name: string) => gameOf({ ...FRIDAY, name });
const [ours, usual, both, mine, elsewhere] = ["Ours", "Usual", "Both", "Mine", "Elsewhere"].map(called);

test("offers a group’s own games before those of this phone, each once", () => {
  for (const game of [mine, both]) saveOwnGame(game ?? "");
  const ofGroup = ["bar", usual ?? "", ours ?? "", "firehouse", both ?? "", ours ?? ""];
  expect(ownGamesFor("bar", ofGroup)).toEqual([usual, ours, both, mine]);
  expect(ownGamesFor(both ?? "", ofGroup)).toEqual([usual, ours, both, mine]);
  expect(ownGamesFor(elsewhere ?? "", ofGroup)).toEqual([elsewhere, usual, ours, both, mine]);
  expect(ownGamesFor("bar", [])).toEqual([both, mine]);
});

test("offers no house rules for an own game that a group saved", () => {
  const presets = [
    { id: "a", game: called("Friday bluff"), name: "Friday bluff", house: {} },
    { id: "b", game: "bar", name: "Payday", house: { wild: "ones" } },
  ];
  const group = {
    ...{ id: "g", name: "Crew", game: "bar", house: {}, presets, first: null, tonight: [], players: [] },
    ...{ lastNight: [], shifts: [], onDuty: null, off: [], tables: [], scoreOnly: [] },
  };
  const plates = (game: string) =>
    renderToStaticMarkup(
      createElement(PresetPlates, { group, game, chosen: null, onChoose: () => undefined }),
    );
  expect(plates("bar")).toMatch(/<fieldset.*Payday/);
  expect(plates(called("Friday bluff"))).not.toContain("<fieldset");
});
