import { afterAll, expect, test } from "vitest";
import { runInWorker, stopWorkers } from "@/lib/server/process/workers/pool";

afterAll(stopWorkers);

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** The most that one request may contain. */
const ENDLESS = bytes({
  format: "dice-record/1",
  game: "bar",
  players: ["Ann", "Bob"],
  actions: Array.from({ length: 10_000 }, (_, at) => ({ do: "claim", by: "Ann", claim: `${at + 1} twos` })),
});

const QUESTION = bytes({ ask: "rank", game: "pass-the-cup", dice: [1, 1, 1, 1, 1] });

test("runs a task in another thread, and returns its cost", async () => {
  const ran = await runInWorker("settle", QUESTION, { lane: "anyone", owner: "Ann" });
  if (!ran.ok || !ran.value.ok) throw new Error("it was not answered");
  expect(JSON.parse(new TextDecoder().decode(ran.value.json))).toMatchObject({ ok: true });
  expect(ran.ms).toBeGreaterThan(0);
});

test("stops one that takes too long, and answers the next", async () => {
  const stopped = await runInWorker("replay", ENDLESS, { lane: "anyone", owner: "Ann", seconds: 0.01 });
  expect(stopped).toEqual({ ok: false, why: "too-costly", ms: 10 });
  expect(await runInWorker("settle", QUESTION, { lane: "anyone", owner: "Ann" })).toMatchObject({
    ok: true,
  });
});

test("refuses more than the queue holds; a single one waits only for a turn", async () => {
  const crowd = Promise.all(
    Array.from({ length: 100 }, () => runInWorker("settle", QUESTION, { lane: "anyone", owner: "crowd" })),
  );
  expect(await runInWorker("settle", QUESTION, { lane: "anyone", owner: "Ann" })).toMatchObject({
    ok: true,
  });
  const turnedAway = (await crowd).filter((ran) => !ran.ok);
  expect(turnedAway.length).toBeGreaterThan(50);
  expect(new Set(turnedAway.map((ran) => !ran.ok && ran.why))).toEqual(new Set(["busy"]));
});

test("skips a client that left before its turn", async () => {
  const ran = await runInWorker("settle", QUESTION, {
    lane: "anyone",
    owner: "Ann",
    signal: AbortSignal.abort(),
  });
  expect(ran).toEqual({ ok: false, why: "busy", ms: 0 });
});
