import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COLOUR_NAMES, rarestColour } from "@/lib/words/colours";

const css = readFileSync("app/globals.css", "utf8");
const [dark = "", light = ""] = [...css.matchAll(/:root \{([^}]*)\}/g)].map((block) => block[1]);

/** A colour of a theme; what the light one does not say again is as in the dark one. */
function ink(theme: string, name: string): readonly number[] {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(theme)?.[1];
  if (hex === undefined) throw new Error(`no --${name}`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

/** WCAG's relative luminance. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["table", "raised"];
const PAIRS = COLOUR_NAMES.flatMap((name) => GROUNDS.map((ground) => [name, ground] as const));

test.each(PAIRS)("%s meets AA on %s in both themes", (name, ground) => {
  for (const theme of [dark, light])
    expect(contrast(ink(theme, `dot-${name}`), ink(theme, ground))).toBeGreaterThanOrEqual(4.5);
});

test("the colour that fewest have is given next", () => {
  expect(rarestColour([])).toBe("amber");
  expect(rarestColour(["amber", "olive", "green"])).toBe("teal");
  expect(rarestColour([...COLOUR_NAMES, "amber"])).toBe("olive");
});
