import type { Page } from "playwright-core";
import { axeBarriers } from "./axe";
import { focusBarriers } from "./focus";
import { smallTargets } from "./targets";
import { textBarriers } from "./text";

/** Checks current screens, and collects accessibility barriers. */
export class Barriers {
  readonly found: string[] = [];

  /** Checks a page's current screen. */
  async look(page: Page, screen: string): Promise<void> {
    const all = [
      ...(await headings(page)),
      ...(await smallTargets(page)),
      ...(await focusBarriers(page)),
      ...(await axeBarriers(page)),
      ...(await textBarriers(page)),
    ];
    this.found.push(...all.map((one) => `${screen}: ${one}`));
  }
}

/** One level-1 heading, and a language. */
const headings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const first = document.querySelectorAll("h1");
    return [
      ...(first.length === 1 ? [] : [`${first.length} headings of the first level`]),
      ...(document.documentElement.lang === "" ? ["no language"] : []),
    ];
  });
