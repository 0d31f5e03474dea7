import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest files. Started last, each would run alone for half a minute. */
const LONGEST = /tests\/(engines\/smoke|vision\/photos|e2e\/offline)\.test\.ts$/;

/** Projects that every run takes whole: they are fast, and hold the rules of the games. */
const WHOLE: readonly string[] = ["unit", "isolated"];

/** Starts the longest files first, and large files before small ones. */
export class LongestFirst extends BaseSequencer {
  /** With `--shard`: everything fast, and the same share of the files of each other project (decision 98). */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = [...new Set(files.map(({ project }) => project.name))].map(async (name) => {
      const own = files.filter(({ project }) => project.name === name);
      return WHOLE.includes(name) ? own : super.shard(own);
    });
    return (await Promise.all(projects)).flat();
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => LONGEST.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !LONGEST.test(moduleId)),
    ];
  }
}
