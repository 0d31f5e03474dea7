import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest files. Started last, each would run alone for half a minute. */
const LONGEST = /tests\/(engines\/smoke|vision\/photos|e2e\/(access|https|offline|release))\.test\.ts$/;
const isLonger = (one: TestSpecification, other: TestSpecification): number =>
  Number(LONGEST.test(other.moduleId)) - Number(LONGEST.test(one.moduleId));

/** Projects that every run takes whole: they are fast, and hold the rules of the games. */
const WHOLE: readonly string[] = ["unit", "isolated"];

/** Starts the longest files first, and large files before small ones. */
export class LongestFirst extends BaseSequencer {
  /** With `--shard`: everything fast, and a share of the other files, with as many of the longest (decision 98). */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index = 1, count = 1 } = this.ctx.config.shard ?? {};
    const isWhole = ({ project }: TestSpecification) => WHOLE.includes(project.name);
    const byPath = files.filter((file) => !isWhole(file)).sort((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
    const share = byPath.sort(isLonger).filter((_, at) => at % count === index - 1);
    return [...files.filter(isWhole), ...share];
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort(isLonger);
  }
}
