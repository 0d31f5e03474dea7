import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, Result, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA, and axe-core's best practices. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** axe-core's findings for a page in the dark theme, and for its colors in the light one. */
export async function axeBarriers(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await run(page, { runOnly: { type: "tag", values: TAGS } });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await run(page, { runOnly: { type: "rule", values: ["color-contrast"] } });
  // axe-core's undecided findings need eyes: AXE_INCOMPLETE=1 prints them.
  if (process.env.AXE_INCOMPLETE)
    for (const result of [...dark.incomplete, ...light.incomplete])
      console.log(`  incomplete ${say(result)}`);
  return [
    ...dark.violations.map((one) => say(one)),
    ...light.violations.map((one) => `by daylight ${say(one)}`),
  ];
}

/** Injected by the debugger, which ignores the Content-Security-Policy. */
async function run(page: Page, options: RunOptions): Promise<AxeResults> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    (wanted) => (window as unknown as { axe: typeof import("axe-core") }).axe.run(document, wanted),
    { ...options, resultTypes: ["violations", "incomplete"] } satisfies RunOptions,
  );
}

const say = ({ id, help, nodes }: Result): string =>
  `${id} (${help}): ${nodes.map(({ target, any }) => `${target.join(" ")} ${any[0]?.message ?? ""}`).join("; ")}`;
