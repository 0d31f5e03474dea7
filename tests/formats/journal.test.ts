import { describe, expect, test } from "vitest";
import { stillAnswers } from "@/lib/formats/journal";
import { bangs, outcome, says, start } from "../engine/tableOf";

describe("whether an entry still answers what its author saw", () => {
  test("it does when nothing was recorded since", () => {
    expect(stillAnswers([])).toBe(true);
  });
  test.each([[start("Ann")], [says("Ann", "9 sixes")], [bangs("Bob")], [outcome("there")]])(
    "not after %j, which changes the latest claim or the phase",
    (action) => {
      expect(stillAnswers([{ action }])).toBe(false);
    },
  );
});
