import { expect, test } from "vitest";
import type { TestSpecification, Vitest } from "vitest/node";
import { LongestFirst } from "./sequencer";

const file = (project: string, moduleId: string) =>
  ({ project: { name: project }, moduleId }) as TestSpecification;

const FILES = [
  file("unit", "tests/engine/bar.test.ts"),
  ...["access", "accounts", "crew", "https", "offline", "release", "seats"].map((name) =>
    file("e2e", `tests/e2e/${name}.test.ts`),
  ),
  file("engines", "tests/engines/smoke.test.ts"),
  file("server", "tests/server/roster.test.ts"),
  file("postgresql", "tests/server/roster.test.ts"),
];

/** The files of one of five shards. */
const shard = (index: number) =>
  new LongestFirst({ config: { shard: { index, count: 5 } } } as Vitest).shard(FILES);

test("five shards have each slow file once, and each fast file", async () => {
  const [unit, ...slow] = FILES;
  const shards = await Promise.all([1, 2, 3, 4, 5].map(shard));
  expect(shards.map(([first]) => first)).toEqual(Array(5).fill(unit));
  const drawn = shards.flatMap(([, ...others]) => others);
  expect(drawn).toHaveLength(slow.length);
  expect(new Set(drawn)).toEqual(new Set(slow));
});

test("each of five shards has one of the five longest files", async () => {
  const longest = /access|https|offline|release|smoke/;
  for (const index of [1, 2, 3, 4, 5])
    expect((await shard(index)).filter(({ moduleId }) => longest.test(moduleId))).toHaveLength(1);
});
