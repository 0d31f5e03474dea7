import { expect, test } from "vitest";
import { FairScheduler } from "@/lib/server/process/workers/fairScheduler";

const LIMITS = { running: 2, runningEach: 1, waiting: 4, waitingEach: 3 };

/** Turns with their order recorded. */
function watched(limits = LIMITS) {
  const turns = new FairScheduler(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (name: string, owner: string) => {
    const turn = turns.take(owner);
    void turn?.then((end) => {
      begun.push(name);
      ends.set(name, end);
    });
    return turn !== null;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { take, end, begun };
}

test("alternates owners, however many tasks one has", async () => {
  const { take, end, begun } = watched({ ...LIMITS, running: 1 });
  for (const name of ["a1", "a2", "a3"]) take(name, "a");
  take("b1", "b");
  await end("none");
  await end("a1");
  await end("a2");
  await end("b1");
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
});

test("never gives one owner every slot", async () => {
  const { take, end, begun } = watched();
  for (const name of ["a1", "a2"]) take(name, "a");
  await end("none");
  expect(begun).toEqual(["a1"]);
  take("b1", "b");
  await end("none");
  expect(begun).toEqual(["a1", "b1"]);
  await end("a1");
  expect(begun).toEqual(["a1", "b1", "a2"]);
});

test("limits the queue, per owner and in total", async () => {
  const { take } = watched();
  expect(["a", "a", "a", "a", "a"].map((owner, at) => take(`a${at}`, owner))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect([take("b1", "b"), take("b2", "b"), take("c1", "c")]).toEqual([true, true, false]);
});

test("reuses freed slots", async () => {
  const { take, end, begun } = watched();
  for (let round = 0; round < 50; round++) {
    for (const name of ["a", "b", "c"]) expect(take(`${name}${round}`, name)).toBe(true);
    for (const name of ["none", "a", "b", "c"]) await end(`${name}${round}`);
  }
  expect(begun).toHaveLength(150);
});
