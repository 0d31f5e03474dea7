import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest files. Started last, each would run alone for half a minute. */
const LONGEST = /tests\/(engines\/smoke|vision\/photos|e2e\/offline)\.test\.ts$/;

/** Starts the longest files first, and large files before small ones. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => LONGEST.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !LONGEST.test(moduleId)),
    ];
  }
}
