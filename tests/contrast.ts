import { readFileSync } from "node:fs";
import { type Felt, PLAIN_CLOTH } from "@/lib/protocol/cloth";

const css = readFileSync("app/globals.css", "utf8");

/** The CSS of one cloth; empty for green, the base of the others. */
function ownOf(felt: Felt): string {
  const [, own] = new RegExp(`\\[data-felt="${felt}"\\] \\{([^}]*)\\}`).exec(css) ?? [];
  if (own === undefined && felt !== PLAIN_CLOTH.felt) throw new Error(`no felt ${felt}`);
  return own ?? "";
}

/** The two themes: the index in `light-dark(day, night)`. */
export const LIGHTS = { day: 0, night: 1 } as const;
export type Light = keyof typeof LIGHTS;

/** A color of globals.css in one theme and on one cloth. Fails for an unknown name. */
export function colourOf(
  light: Light,
  name: string,
  felt: Felt = PLAIN_CLOTH.felt,
): readonly [number, number, number] {
  const named = new RegExp(`--${name}: ([^;]+);`);
  const [, value = ""] = named.exec(ownOf(felt)) ?? named.exec(css) ?? [];
  const hexes = [...value.matchAll(/#([0-9a-f]{6})\b/g)].map(([, hex = ""]) => hex);
  const hex = hexes[hexes.length === 1 ? 0 : LIGHTS[light]];
  if (hex === undefined) throw new Error(`no --${name}`);
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(0), part(2), part(4)];
}

/** Blends a color over another with an opacity from 0 to 1. */
export const over = (top: readonly number[], ground: readonly number[], opacity: number): readonly number[] =>
  top.map((part, at) => part * opacity + (ground[at] ?? 0) * (1 - opacity));

/** WCAG's relative luminance. */
function luminance(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two colors, 1 to 21. */
export function contrastOf(one: readonly number[], other: readonly number[]): number {
  const [high = 0, low = 0] = [one, other].map(luminance).toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** WCAG contrast of two colors of globals.css in one theme and on one cloth. */
export const contrast = (light: Light, one: string, other: string, felt?: Felt): number =>
  contrastOf(colourOf(light, one, felt), colourOf(light, other, felt));
