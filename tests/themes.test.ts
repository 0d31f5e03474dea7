import { describe, expect, test } from "vitest";
import { contrast, THEMES } from "./contrast";

/** What is written on what: 4.5 to 1 (WCAG 1.4.3). */
const TEXT = `
  ink        on table  raised
  soft       on table  raised
  brass      on table  raised
  fire-ink   on table  raised
  good       on table  raised
  on-felt    on felt  felt-lamp  felt-rim
  felt-soft  on felt  felt-lamp  felt-rim
  on-brass   on brass-plate
  on-fire    on bang
  table      on ink
`;

/** Large letters, the pips of dice, the strokes and chips of the score, borders of fields, rings of the focus: 3 to 1 (1.4.3, 1.4.11). */
const SHAPES = `
  on-fire    on fire
  pip        on bone
  faded-pip  on faded
  fire       on table  raised
  good       on raised
  edge       on table  raised
  brass      on table  raised
  brass-plate on felt  felt-lamp  felt-rim
  on-felt    on felt  felt-lamp  felt-rim
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

describe.each(Object.keys(THEMES) as (keyof typeof THEMES)[])("in the %s theme", (theme) => {
  test.each(pairs(TEXT))("%s can be read on %s", (ink, ground) => {
    expect(contrast(theme, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(SHAPES))("%s can be made out on %s", (ink, ground) => {
    expect(contrast(theme, ink, ground)).toBeGreaterThanOrEqual(3);
  });
});
