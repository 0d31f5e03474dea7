import { readFileSync } from "node:fs";
import { setImmediate as turn } from "node:timers/promises";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { openapi } from "@/lib/protocol/openapi";
import { stopWorkers } from "@/lib/server/process/workers/pool";
import { describedSchemas } from "../protocol/describedSchemas";
import { forget } from "./processSingleton";
import { routeAt } from "./routeAt";

const { GET: describes } = routeAt("/api/v1/openapi.json");
const replayRoute = routeAt("/api/v1/replay");
const settleRoute = routeAt("/api/v1/settle");

const ROUTES = { settle: settleRoute, replay: replayRoute } as const;
const context = { params: Promise.resolve({}) };

/** Sends a raw body to one of the two desks, by default from a new address. */
async function post(desk: keyof typeof ROUTES, body: string, from = crypto.randomUUID()) {
  const request = new Request(`http://table/api/v1/${desk}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-peer-address": from },
    body,
  });
  const answer = await ROUTES[desk].POST(request, context);
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const cases = (file: string) =>
  readFileSync(new URL(`../conformance/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

const QUESTION = { ask: "raise", game: "firehouse", from: "9 sixes", to: "10 ones", wild: 4 };
const RECORD = { format: "dice-record/1", game: "bar", players: ["Ann", "Bob"], actions: [] as unknown[] };

describe("the description of the API", () => {
  const described = async () => (await (await describes(new Request("http://table/"), context)).json()).paths;
  const compile = describedSchemas(openapi() as { components: object });
  const schemaOf = (body: { content: { "application/json": { schema: object } } }) =>
    compile(body.content["application/json"].schema);

  test("matches every real answer to the shared questions, and every good question", async () => {
    const { post: settle } = (await described())["/api/v1/settle"];
    const [asked, answered] = [schemaOf(settle.requestBody), schemaOf(settle.responses["200"])];
    for (const { q, expect: want } of cases("questions.jsonl")) {
      const { status, body } = await post("settle", JSON.stringify(q));
      expect(status).toBe(200);
      expect(answered(body) || [q, answered.errors]).toBe(true);
      if (want.ok && body.code !== "bad-format") expect(asked(q) || [q, asked.errors]).toBe(true);
    }
  });

  test("matches every replayed record", async () => {
    const { post: replay } = (await described())["/api/v1/replay"];
    const [asked, answered] = [schemaOf(replay.requestBody), schemaOf(replay.responses["200"])];
    for (const { record } of cases("records.jsonl")) {
      const { status, body } = await post("replay", JSON.stringify(record));
      expect(status).toBe(200);
      expect(answered(body) || [record, answered.errors]).toBe(true);
      if (body.ok) expect(asked(record) || [record, asked.errors]).toBe(true);
    }
  });

  test("matches refusals too", async () => {
    const { post: settle } = (await described())["/api/v1/settle"];
    const refused = schemaOf(settle.responses["400"]);
    expect(refused((await post("settle", "nonsense")).body)).toBe(true);
  });
});

describe("the commands' answers", () => {
  test("are one for one question; a list for a list", async () => {
    const one = await post("settle", JSON.stringify(QUESTION));
    expect(one).toMatchObject({ status: 200, body: { ok: true, legal: true } });
    const many = await post("settle", JSON.stringify([QUESTION, null]));
    expect(many.body).toMatchObject([{ legal: true }, { ok: false, code: "bad-format" }]);
  });
});

describe("the limits of a request", () => {
  test("allow 100 questions, and not 101", async () => {
    expect((await post("settle", JSON.stringify(Array(100).fill(QUESTION)))).body).toHaveLength(100);
    expect(await post("settle", JSON.stringify(Array(101).fill(QUESTION)))).toMatchObject({
      status: 413,
      body: { ok: false, code: "too-large" },
    });
  });
  test("allow 10,000 actions, and not one more", async () => {
    const actions = Array.from({ length: 10_000 }, () => ({ do: "void-round" }));
    expect((await post("replay", JSON.stringify({ ...RECORD, actions }))).body.steps).toHaveLength(10_000);
    const more = { ...RECORD, actions: [...actions, { do: "void-round" }] };
    expect(await post("replay", JSON.stringify(more))).toMatchObject({
      status: 413,
      body: { code: "too-large" },
    });
  });
});

describe("the server's cost", () => {
  /** Thousands of claims, parsed one by one. */
  const LONG = JSON.stringify({
    ...RECORD,
    actions: [
      { do: "start-round", starter: "Ann" },
      ...Array.from({ length: 1_500 }, (_, at) => ({
        do: "claim",
        by: at % 2 ? "Bob" : "Ann",
        claim: `${at + 1} twos`,
      })),
    ],
  });
  const LARGE = JSON.stringify({ ...RECORD, id: "x".repeat(2 ** 20) });

  afterEach(() => forget("Limits"));
  afterAll(stopWorkers);

  test("leaves room for other requests during long work", async () => {
    await post("replay", LONG);
    let working = true;
    const long = Promise.all([1, 2, 3, 4].map((each) => post("replay", LONG, `attacker ${each}`)));
    void long.finally(() => {
      working = false;
    });
    let turns = 0;
    for (; working; turns++) await turn();
    for (const { status } of await long) expect(status).toBe(200);
    // On the main thread, each of the four would be one block: a dozen turns in all.
    expect(turns).toBeGreaterThan(200);
  });

  test("defers most of a hundred large requests from one address, and answers the next visitor", async () => {
    const crowd = Promise.all(Array.from({ length: 100 }, () => post("replay", LARGE, "attacker")));
    expect((await post("settle", JSON.stringify(QUESTION), "somebody else")).status).toBe(200);
    const answers = await crowd;
    const over = answers.filter(({ status }) => status !== 200);
    expect(answers.length - over.length).toBe(9);
    for (const answer of over) {
      expect(answer).toMatchObject({ status: 429, body: { ok: false, code: "too-many" } });
      expect(answer.headers.get("retry-after")).toBe(String(answer.body.wait));
    }
  });
});

describe.each(["settle", "replay"] as const)("malformed input to %s", (desk) => {
  test.each([
    ["nothing", ""],
    ["nonsense", "nonsense"],
    ["half a string", '"'],
    ["__proto__", '{"__proto__":{"ok":true}}'],
    ["nested without end", "[".repeat(10_000)],
    ["NUL", '{"ask":"\\u0000"}'],
  ])("refuses %s with 400 and a sentence", async (_what, body) => {
    expect(await post(desk, body)).toMatchObject({
      status: 400,
      body: { ok: false, message: expect.any(String) },
    });
  });
  test.each([
    "null",
    "5",
    "true",
    '"rank"',
    "{}",
    '{"ask":"rank","game":"constructor","dice":[1,2,3,4,5]}',
    '{"ask":"rank","game":"own-hand","house":{"toString":1},"dice":[1,2,3,4,5]}',
    '{"ask":"rank","game":"own-hand","house":{"chips":{"toString":1}},"dice":[1,2,3,4,5]}',
    '{"format":"dice-record/1","game":"bar","players":["constructor","toString"],"actions":[{"do":"start-round","starter":"hasOwnProperty"}]}',
    '{"ask":"odds","game":"bar","claim":"3 fours","dice_in_play":1e308}',
    '{"ask":"odds","game":"bar","claim":{"count":1e308,"face":3},"dice_in_play":1000}',
  ])("answers %s without an exception", async (body) => {
    const answer = await post(desk, body);
    expect([answer.status, answer.body.ok]).toEqual([200, expect.any(Boolean)]);
  });
  test("rejects other methods", async () => {
    const refused = ROUTES[desk].GET();
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });
});
