import { readFileSync } from "node:fs";

const css = readFileSync("app/globals.css", "utf8");
const [dark = "", light = ""] = [...css.matchAll(/:root \{([^}]*)\}/g)].map((block) => block[1]);

/** The two themes; what the light one does not say again is as in the dark one. */
export const THEMES = { dark, light: `${light}${dark}` } as const;

/** A colour of a theme, by its name in globals.css. */
function colour(theme: keyof typeof THEMES, name: string): readonly number[] {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(THEMES[theme])?.[1];
  if (hex === undefined) throw new Error(`no --${name}`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

/** WCAG's relative luminance. */
function luminance(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast of two colours of a theme, 1 to 21. */
export function contrast(theme: keyof typeof THEMES, one: string, other: string): number {
  const [high = 0, low = 0] = [one, other]
    .map((name) => luminance(colour(theme, name)))
    .toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
