import type { Reporter, TestModule } from "vitest/node";
import { chromiumPath, NO_CHROMIUM } from "./chromium";

/** Says at the end of a run how many browser tests were left out for want of a browser. */
export default class LeftOutReporter implements Reporter {
  /** Called by vitest when everything has run. */
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    if (chromiumPath()) return;
    const leftOut = modules
      .filter((module) => module.project.name === "e2e")
      .flatMap((module) => [...module.children.allTests("skipped")]);
    if (leftOut.length > 0) console.log(`\nBrowser tests left out: ${leftOut.length}. ${NO_CHROMIUM}.\n`);
  }
}
