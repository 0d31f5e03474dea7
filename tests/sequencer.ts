import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest file of the browser tests. Started last, it would run alone for forty seconds. */
const LONGEST = /tests\/engines\/smoke\.test\.ts$/;

/** Starts the longest file first, and large files before small ones. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => LONGEST.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !LONGEST.test(moduleId)),
    ];
  }
}
