import { describe, expect, test } from "vitest";
import { INKS, inksOn } from "@/app/_picture/inks";
import { FELTS } from "@/lib/protocol/cloth";
import { colourOf, contrast, contrastOf, LIGHTS, type Light, over } from "./contrast";

/** Text on backgrounds: 4.5 to 1 (WCAG 1.4.3). On felt: anywhere under the lamp. */
const TEXT = `
  ink        on table  raised
  soft       on table  raised
  brass      on table  raised
  fire-ink   on table  raised
  good       on table  raised
  on-felt    on felt-lamp  felt-light  felt  felt-rim  felt-raised
  felt-soft  on felt-lamp  felt-light  felt  felt-rim  felt-raised
  felt-brass on felt-lamp  felt-light  felt  felt-rim  felt-raised
  felt-fire-ink on felt-light  felt  felt-rim  felt-raised
  felt-good  on felt-lamp  felt-light  felt  felt-rim  felt-raised
  on-brass   on brass-plate
  on-fire    on bang
  table      on ink
  felt       on on-felt
  stamp      on stamp-ground
  stamp-good on stamp-ground
`;

/** Large text, pips, chalk, input borders, focus rings: 3 to 1 (1.4.3, 1.4.11). */
const SHAPES = `
  on-fire    on bang-light
  fire       on table  raised
  edge       on table  raised
  felt-fire  on felt-light  felt  felt-rim
  felt-edge  on felt-lamp  felt-light  felt  felt-rim
  brass      on table  raised
  pip        on bone-light  bone  bone-dark
  pip-light  on bone-light  bone  bone-dark
  wild-pip   on wild  wild-dark
`;

const pairs = (list: string) =>
  list
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [ink = "", grounds = ""] = line.split(" on ");
      return grounds
        .trim()
        .split(/\s+/)
        .map((ground) => [ink.trim(), ground] as const);
    });

const LIT = (Object.keys(LIGHTS) as Light[]).flatMap((light) => FELTS.map((felt) => [light, felt] as const));

/** The pairs below the limit, each with its contrast. */
const tooNear = (list: string, least: number, light: Light, felt: (typeof FELTS)[number]) =>
  pairs(list).flatMap(([ink, ground]) => {
    const ratio = contrast(light, ink, ground, felt);
    return ratio >= least ? [] : [`${ink} on ${ground}: ${ratio.toFixed(2)}`];
  });

describe.each(LIT)("in %s, on %s felt", (light, felt) => {
  test("keeps texts legible on their backgrounds", () => {
    expect(tooNear(TEXT, 4.5, light, felt)).toEqual([]);
  });

  test("keeps shapes visible on their backgrounds", () => {
    expect(tooNear(SHAPES, 3, light, felt)).toEqual([]);
  });

  test("keeps the pips of a faded die visible", () => {
    const near = ["table", "felt-light", "felt"].flatMap((ground) => {
      const under = colourOf(light, ground, felt);
      const [bone = [], pip = []] = ["bone", "pip-dark"].map((name) =>
        over(colourOf(light, name), under, 0.45),
      );
      return contrastOf(bone, pip) >= 2.4 ? [] : [`on ${ground}: ${contrastOf(bone, pip).toFixed(2)}`];
    });
    expect(near).toEqual([]);
  });
});

test.each(FELTS)("uses the dark theme's colors in pictures, on %s felt", (felt) => {
  const hex = (name: string) =>
    `#${colourOf("night", name, felt)
      .map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")}`;
  const inks = { ...INKS, ...inksOn(felt) };
  expect(inks).toEqual(Object.fromEntries(Object.keys(inks).map((name) => [name, hex(name)])));
});
