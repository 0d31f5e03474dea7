import { expect, test } from "vitest";
import { gameIds, optionsOf } from "@/lib/engine";
import { ruleGroupOf } from "@/lib/protocol/ruleGroups";

/** The options without a heading of their own. */
const ODD = [
  ...["dice_each", "five_alike", "palifico", "astray", "table_lock", "cup_roll", "blind_may_roll"],
  ...["claim_must_fit_table", "exposed_strict"],
];

test("has a heading for every house rule of every game, and odd ones only where that is meant", () => {
  const names = new Set(
    gameIds.flatMap((game) => {
      const options = optionsOf(game);
      return options.ok ? Object.keys(options.value) : [];
    }),
  );
  const odd = [...names].filter((name) => ruleGroupOf(name) === "odd");
  expect(odd.toSorted()).toEqual(ODD.toSorted());
});
