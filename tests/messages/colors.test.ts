import { expect, test } from "vitest";
import { COLOR_NAMES, rarestColor } from "@/lib/messages/colors";
import { contrast, LIGHTS, type Light } from "../contrast";

const GROUNDS = ["table", "raised"];
const PAIRS = COLOR_NAMES.flatMap((name) => GROUNDS.map((ground) => [name, ground] as const));

test.each(PAIRS)("%s meets AA on %s by day and by night", (name, ground) => {
  for (const light of Object.keys(LIGHTS) as Light[])
    expect(contrast(light, `dot-${name}`, ground)).toBeGreaterThanOrEqual(4.5);
});

test("gives the color that the fewest have", () => {
  expect(rarestColor([])).toBe("amber");
  expect(rarestColor(["amber", "olive", "green"])).toBe("teal");
  expect(rarestColor([...COLOR_NAMES, "amber"])).toBe("olive");
});
