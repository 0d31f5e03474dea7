import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { browser, browserTest } from "./phone";
import { startServer } from "./server";

let origin: string;
beforeAll(async () => {
  ({ origin } = await startServer({ env: { SHOW_COMPONENTS: "true" } }));
});

/** Where something happens: a claim, a bang, a stamp; a sheet that comes up, a key that is held; keys that are deaf for a moment. */
const MOVING = [
  ".bang-flash",
  ".deaf-even",
  ".deaf-odd",
  ".deciding",
  ".landed",
  ".plate.holding",
  ".sheet[open]",
  ".slammed",
  ".stamped",
];

test("things move where something happens, and by styles alone", () => {
  const styles = readFileSync("app/globals.css", "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const rules = [...styles.matchAll(/([^{};]+)\{[^{}]*\banimation:\s*(?!none)[a-z-]+[^{}]*\}/g)];
  const moving = rules.flatMap(([, selectors = ""]) => selectors.split(",").map((one) => one.trim()));
  expect([...new Set(moving)].filter((one) => one !== ".die-key.holding").toSorted()).toEqual(MOVING);
});

browserTest("whoever asks for no motion gets none, on any component in any state", async () => {
  const context = await (await browser()).newContext({ baseURL: origin, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("/components");
  await page.getByRole("heading", { name: "Components" }).waitFor();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll("*")].flatMap((element) =>
      [undefined, "::before", "::after"].flatMap((pseudo) => {
        const { animationName, transitionDuration } = getComputedStyle(element, pseudo);
        // Deafness is no motion: it lets nobody see anything.
        const moves =
          !/^(none|deaf-(even|odd))$/.test(animationName) || !/^0s(, 0s)*$/.test(transitionDuration);
        return moves ? `${element.tagName} ${element.className} ${animationName} ${transitionDuration}` : [];
      }),
    ),
  );
  expect(moving).toEqual([]);
  // The same page does move for everybody else: what is looked for can be found.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const found = await page.evaluate(() =>
    [...document.querySelectorAll(".stamped, .landed, .holding")].map(
      (one) => getComputedStyle(one).animationName,
    ),
  );
  expect(new Set(found)).toEqual(new Set(["stamp", "land", "fill"]));
  await context.close();
});

browserTest("figures in columns are as wide as each other, in both faces", async () => {
  const context = await (await browser()).newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto("/components");
  await page.evaluate(() => document.fonts.ready);
  const widths = await page.evaluate(() =>
    ["", "stamp"].map((face) =>
      [..."0123456789"].map((figure) => {
        const row = document.createElement("span");
        row.className = `${face} absolute`;
        row.textContent = figure.repeat(20);
        document.body.append(row);
        const { width } = row.getBoundingClientRect();
        row.remove();
        return Math.round(width);
      }),
    ),
  );
  for (const face of widths) expect(new Set(face).size, String(face)).toBe(1);
  expect(widths[0]).not.toEqual(widths[1]);
  // Nothing takes that away again.
  const loose = await page.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((element) =>
      getComputedStyle(element).fontVariantNumeric.includes("tabular-nums")
        ? []
        : element.outerHTML.slice(0, 100),
    ),
  );
  expect(loose).toEqual([]);
  await context.close();
});
