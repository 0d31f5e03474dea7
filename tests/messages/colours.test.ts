import { expect, test } from "vitest";
import { COLOUR_NAMES, rarestColour } from "@/lib/messages/colours";
import { contrast, LIGHTS, type Light } from "../contrast";

const GROUNDS = ["table", "raised"];
const PAIRS = COLOUR_NAMES.flatMap((name) => GROUNDS.map((ground) => [name, ground] as const));

test.each(PAIRS)("%s meets AA on %s by day and by night", (name, ground) => {
  for (const light of Object.keys(LIGHTS) as Light[])
    expect(contrast(light, `dot-${name}`, ground)).toBeGreaterThanOrEqual(4.5);
});

test("assigns the least used color next", () => {
  expect(rarestColour([])).toBe("amber");
  expect(rarestColour(["amber", "olive", "green"])).toBe("teal");
  expect(rarestColour([...COLOUR_NAMES, "amber"])).toBe("olive");
});
