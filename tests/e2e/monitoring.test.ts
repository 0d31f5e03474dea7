import { expect, test } from "vitest";
import { says, start } from "../engine/tableOf";
import { entry, follow, recordAt, table } from "./phonesByFetch";
import { startServer } from "./server";

test("logs and counts requests by route, as JSON, with metrics on a port of their own", async () => {
  const server = await startServer({ env: { LOG: "json", METRICS_PORT: "0" } });
  const phone = await table(server);
  // The first entry reads the game. The second finds it in memory and is committed with others.
  for (const [after, action] of [start("s1", 4), says("s1", "2 fives")].entries())
    expect((await recordAt(server, phone, entry(action, after))).status).toBe(200);
  const page = `/games/${phone.game}?name=Ann`;
  expect((await fetch(server.origin + page, { headers: { cookie: phone.cookie } })).status).toBe(200);
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
  const lines = () =>
    server
      .printed()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Readonly<Record<string, string>>);
  await expect
    .poll(() => lines().flatMap(({ method, route, status }) => (route ? `${method} ${route} ${status}` : [])))
    .toEqual([
      // The program asks for a page when it starts.
      "GET / 200",
      "POST /api/v1/games 201",
      "POST /api/v1/games/{game}/entries 200",
      "POST /api/v1/games/{game}/entries 200",
      "GET /games/[id] 200",
      "GET other 404",
    ]);
  for (const secret of [phone.game, phone.join, phone.cookie, "Ann"])
    expect(server.printed()).not.toContain(secret);

  const stream = follow(server, phone);
  const [, at = ""] = /Metrics: (http:\S+\/metrics)"/.exec(server.printed()) ?? [];
  const metrics = async () => (await fetch(at)).text();
  await expect.poll(metrics).toMatch(/^liars_table_streams_open 1$/m);
  const read = await metrics();
  for (const line of [
    'liars_table_http_requests_total{method="GET",route="/games/[id]",status="200"} 1',
    "liars_table_database_writes_waiting 0",
    "liars_table_tables_cached 1",
    "liars_table_fault 0",
  ])
    expect(read).toContain(`${line}\n`);
  expect(read).toMatch(/^liars_table_database_commit_duration_seconds_count [1-9]/m);
  for (const secret of [phone.game, phone.join, phone.cookie, "Ann"]) expect(read).not.toContain(secret);
  await stream.leave();
});
