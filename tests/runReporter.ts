import type { Reporter, TestModule } from "vitest/node";
import { chromiumPath, NO_CHROMIUM } from "./e2e/chromium";
import { lacking } from "./engines/drivers";
import { TEST_SEED } from "./everyCase";
import { NO_POSTGRES, postgresBin } from "./postgresql/installed";
import { dicePhotos, NO_PHOTOS } from "./vision/dicePhotos";

/** Prints the number of tests skipped because a browser, PostgreSQL or photos are missing. */
export default class RunReporter implements Reporter {
  /** Called by vitest before anything runs. */
  onTestRunStart(): void {
    console.log(`Samples are drawn with TEST_SEED=${TEST_SEED}\n`);
  }

  /** Called by vitest when everything has run. */
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const leftOut = (project: string) =>
      modules
        .filter((module) => module.project.name.startsWith(project))
        .flatMap((module) => [...module.children.allTests("skipped")]).length;
    const [unseen, unasked] = [leftOut("e2e"), leftOut("postgresql")];
    if (unseen > 0 && !chromiumPath()) console.log(`\nBrowser tests left out: ${unseen}. ${NO_CHROMIUM}.\n`);
    const engine = lacking("webkit") ?? lacking("firefox");
    if (leftOut("engines") > 0 && engine) console.log(`\nTests in WebKit or Firefox left out: ${engine}.\n`);
    if (unasked > 0 && !postgresBin())
      console.log(`\nTests on PostgreSQL left out: ${unasked}. ${NO_POSTGRES}.\n`);
    if (dicePhotos().length === 0 && modules.some(({ moduleId }) => moduleId.endsWith("/photos.test.ts")))
      console.log(`\n${NO_PHOTOS}.\n`);
  }
}
