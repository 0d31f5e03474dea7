import type { Reporter, TestModule } from "vitest/node";
import { NO_POSTGRES, postgresBin } from "../postgresql/installed";
import { chromiumPath, NO_CHROMIUM } from "./chromium";

/** Says at the end of a run how many tests were left out for want of a browser, or of PostgreSQL. */
export default class LeftOutReporter implements Reporter {
  /** Called by vitest when everything has run. */
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const leftOut = (project: string) =>
      modules
        .filter((module) => module.project.name === project)
        .flatMap((module) => [...module.children.allTests("skipped")]).length;
    const [unseen, unasked] = [leftOut("e2e"), leftOut("postgresql")];
    if (unseen > 0 && !chromiumPath()) console.log(`\nBrowser tests left out: ${unseen}. ${NO_CHROMIUM}.\n`);
    if (unasked > 0 && !postgresBin())
      console.log(`\nTests on PostgreSQL left out: ${unasked}. ${NO_POSTGRES}.\n`);
  }
}
