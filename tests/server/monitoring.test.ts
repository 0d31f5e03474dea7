import { mkdirSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { answerHealthFirst, startMetrics, watchRequests } from "@/lib/cli/monitoring";
import { partsOf } from "@/lib/protocol/addressOf";
import { OPERATIONS, type OperationName } from "@/lib/protocol/routes";
import { type Listening, listen } from "@/lib/server/http/httpServer";
import { NO_ROUTE, routePatterns } from "@/lib/server/http/routePatterns";
import { type Log, printJson } from "@/lib/server/process/log";
import { add, metricsText, observe } from "@/lib/server/process/metrics";
import { emptyFolder } from "../emptyFolder";
import { forget } from "./processSingleton";

/** Everything that this process prints, a line each. */
function printed(): string[] {
  const lines: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    const spy = vi.spyOn(stream, "write").mockImplementation((text) => lines.push(String(text)) > 0);
    onTestFinished(() => spy.mockRestore());
  }
  return lines;
}

/** A server that logs and counts its requests, and its metrics. Its answer is 418 to a POST, else 200. */
async function watched(log: Log) {
  forget("Metrics");
  const server = await listen(
    "127.0.0.1",
    0,
    (asked, response) => {
      if (answerHealthFirst(asked, response, false)) return;
      response.writeHead(asked.method === "POST" ? 418 : 200, { "Content-Type": "text/plain" });
      response.write("ab");
      response.end("ç");
    },
    { done: watchRequests(log) },
  );
  onTestFinished(() => server.stop());
  return server;
}

async function metricsOf(server: Listening) {
  const metrics = await startMetrics({ host: "127.0.0.1", port: 0 }, server);
  onTestFinished(() => metrics.stop());
  const read = async (at = "/metrics") => fetch(`http://127.0.0.1:${metrics.port}${at}`);
  return { ...metrics, read, text: async () => (await read()).text() };
}

/** Sends a request as it is, and reads the whole answer. */
function ask(port: number, at: string, method = "GET", headers: Readonly<Record<string, string>> = {}) {
  return new Promise<number | undefined>((resolve, reject) => {
    const asked = request({ port, host: "127.0.0.1", path: at, method, headers }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode));
    });
    asked.on("error", reject).end();
  });
}

/** A build folder whose manifest names pages. */
function builtFolder(): string {
  const folder = emptyFolder();
  mkdirSync(path.join(folder, ".next"));
  const pages = (all: Readonly<Record<string, string>>) =>
    Object.entries(all).map(([page, regex]) => ({ page, regex }));
  const manifest = {
    staticRoutes: pages({ "/": "^/(?:/)?$", "/groups/new": "^/groups/new$", "/_not-found": "^/_not-found$" }),
    dynamicRoutes: pages({
      "/api/[...path]": "^/api/(.+?)(?:/)?$",
      "/games/[id]": "^/games/([^/]+?)(?:/)?$",
      "/groups/[id]": "^/groups/([^/]+?)(?:/)?$",
    }),
  };
  writeFileSync(path.join(folder, ".next/routes-manifest.json"), JSON.stringify(manifest));
  return folder;
}

describe("route patterns", () => {
  test("name pages and operations without the values in an address", () => {
    const patternOf = routePatterns(builtFolder());
    expect(
      [
        "/",
        "/?q=1",
        "/games/aB-9",
        "/games/Ann%20Smith?x=ann@example.org",
        "/groups/new",
        "/groups/x",
        "/_next/static/chunks/a.js",
        "/healthz",
        "/readyz?x",
      ].map(patternOf),
    ).toEqual([
      "/",
      "/",
      "/games/[id]",
      "/games/[id]",
      "/groups/new",
      "/groups/[id]",
      "/_next/*",
      "/healthz",
      "/readyz",
    ]);
    for (const name of Object.keys(OPERATIONS) as OperationName[]) {
      const { path: operation } = partsOf(name);
      expect(patternOf(operation.replaceAll(/{\w+}/g, "Ann"))).toBe(operation);
    }
  });

  test("are one for all addresses that do not exist", () => {
    const patternOf = routePatterns(builtFolder());
    for (const at of ["/wp-login.php", "/api/v1/nothing", "/api/ann", "/_not-found", "/games/a/b/c", "*", ""])
      expect(patternOf(at)).toBe(NO_ROUTE);
    expect(routePatterns(emptyFolder())("/games/x")).toBe(NO_ROUTE);
  });
});

describe("the request log", () => {
  test("has a JSON line per request", async () => {
    const lines = printed();
    const server = await watched("json");
    await ask(server.port, "/api/v1/games/g1/entries", "POST");
    await ask(server.port, "/healthz", "HEAD");
    await expect.poll(() => lines.length).toBe(2);
    const [first, second] = lines.map((line) => JSON.parse(line));
    expect(first).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: "info",
      method: "POST",
      route: "/api/v1/games/{game}/entries",
      status: 418,
      ms: expect.any(Number),
      bytes: 4,
    });
    expect(second).toMatchObject({ method: "HEAD", route: "/healthz", status: 200, bytes: 0 });
  });

  test("has a plain line per request, or none", async () => {
    const lines = printed();
    await ask((await watched("plain")).port, "/x");
    await expect.poll(() => lines.length).toBe(1);
    expect(lines[0]).toMatch(/^\S+Z GET other 200 [\d.]+ ms 4 B\n$/);
    const off = await watched("off");
    await ask(off.port, "/x");
    const metrics = await metricsOf(off);
    await expect.poll(metrics.text).toContain('route="other",status="200"} 1');
    expect(lines.filter((line) => !line.startsWith("Metrics:"))).toHaveLength(1);
  });

  test("says when a client left before the answer", async () => {
    const lines = printed();
    const server = await listen("127.0.0.1", 0, () => asked.destroy(), { done: watchRequests("json") });
    onTestFinished(() => server.stop());
    const asked = request({ port: server.port, host: "127.0.0.1" });
    asked.on("error", () => undefined).end();
    await expect.poll(() => lines.map((line) => JSON.parse(line).status)).toEqual([499]);
  });

  test("also covers requests that are refused at once", async () => {
    const lines = printed();
    const server = await watched("json");
    expect(await ask(server.port, "//ann", "GET")).toBe(400);
    expect(await ask(server.port, "/", "GET", { host: "ann.example.org" })).toBe(421);
    await expect.poll(() => lines.map((line) => JSON.parse(line).status)).toEqual([400, 421]);
  });
});

const SECRETS = ["ann", "smith", "s3cret", "192.0.2.7", "t0ken", "c00kie", "agent-x", "referrer-y", "g4me"];

test("writes nothing that a person sent to the log or the metrics", async () => {
  const lines = printed();
  const server = await watched("json");
  const metrics = await metricsOf(server);
  const headers = {
    cookie: "device=c00kie",
    authorization: "Bearer t0ken",
    "user-agent": "agent-x",
    referer: "http://referrer-y/",
    "x-forwarded-for": "192.0.2.7",
  };
  for (const at of [
    "/join/t0ken?name=ann",
    "/api/v1/games/g4me?name=smith",
    "/api/v1/games/g4me/stream",
    "/ann@smith/s3cret",
    "/_next/ann.js",
  ])
    for (const method of ["GET", "POST"]) await ask(server.port, at, method, headers);
  await expect.poll(() => lines.filter((line) => line.includes("level")).length).toBe(10);
  const all = `${lines.join("")}${await metrics.text()}`.toLowerCase();
  for (const secret of SECRETS) expect(all).not.toContain(secret);
});

describe("printed messages as JSON", () => {
  test("keep the text, and of an error its kind, code and stack", () => {
    const before = { ...console };
    onTestFinished(() => void Object.assign(console, before));
    const lines = printed();
    printJson();
    console.log("Ready: \u001b[32mhttp://localhost\u001b[39m");
    const unique = Object.assign(new TypeError("ann@example.org is taken"), { code: "P2002" });
    console.error("⨯", unique);
    console.warn({ one: 1 });
    const [ready, error, warning] = lines.map((line) => JSON.parse(line));
    expect(ready).toMatchObject({ level: "info", text: "Ready: http://localhost" });
    expect(error).toMatchObject({ level: "error", text: "⨯", error: "TypeError", code: "P2002" });
    expect(error.stack[0]).toMatch(/^at .*monitoring\.test\.ts/);
    expect(warning).toMatchObject({ level: "warn", text: "{ one: 1 }" });
    expect(lines.join("")).not.toContain("ann@");
  });
});

describe("metrics", () => {
  test("are in Prometheus' text format", () => {
    forget("Metrics");
    add("mails", 1, "sent");
    add("mails", 2, 'a"b\\c\nd');
    observe("commitSeconds", 0.004);
    observe("commitSeconds", 60);
    const text = metricsText("1.0", [{ name: "one", type: "gauge", help: "One", read: () => 1.5 }]);
    expect(text).toContain('liars_table_info{version="1.0"} 1\n');
    expect(text).toContain("# HELP one One\n# TYPE one gauge\none 1.5\n");
    expect(text).toContain('liars_table_mails_total{result="sent"} 1\n');
    expect(text).toContain('liars_table_mails_total{result="a\\"b\\\\c\\nd"} 2\n');
    const bucket = (bound: string) =>
      new RegExp(`^liars_table_database_commit_duration_seconds_bucket{le="${bound}"} (\\d+)$`, "m").exec(
        text,
      )?.[1];
    expect(["0.0025", "0.005", "10", "\\+Inf"].map(bucket)).toEqual(["0", "1", "1", "2"]);
    expect(text).toContain("liars_table_database_commit_duration_seconds_sum 60.004\n");
    expect(text).toContain("liars_table_database_commit_duration_seconds_count 2\n");
    // Every line is a comment or a sample.
    for (const line of text.trimEnd().split("\n"))
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z_:]+ .+|[a-z_:\d]+({.*})? -?[\d.e+-]+)$/);
  });

  test("have a fixed number of labels, however many addresses are tried", async () => {
    printed();
    const server = await watched("off");
    const metrics = await metricsOf(server);
    const series = async () =>
      (await metrics.text()).split("\n").filter((line) => line.startsWith("liars_table_http")).length;
    for (const at of ["/x", "/api/v1/games/g", "/api/v1/games/g/entries"]) await ask(server.port, at);
    await expect.poll(series).toBeGreaterThan(40);
    const before = await series();
    for (let at = 0; at < 50; at++)
      for (const to of [`/scan-${at}.php`, `/api/v1/games/${at}`, `/api/v1/games/${at}/entries?n=${at}`])
        await ask(server.port, to);
    await expect.poll(metrics.text).toContain('method="GET",route="other",status="200"} 51');
    expect(await series()).toBe(before);
  });

  test("are on their own port only", async () => {
    printed();
    const server = await watched("off");
    const metrics = await metricsOf(server);
    const shown = await metrics.read();
    expect([shown.status, shown.headers.get("content-type")]).toEqual([
      200,
      "text/plain; version=0.0.4; charset=utf-8",
    ]);
    const text = await shown.text();
    for (const name of [
      "process_resident_memory_bytes",
      "process_cpu_seconds_total",
      "nodejs_eventloop_lag_p99_seconds",
      "liars_table_streams_open",
      "liars_table_tables_cached",
      "liars_table_http_requests_open",
      "liars_table_fault",
    ])
      expect(text).toMatch(new RegExp(`^${name} [\\d.e-]+$`, "m"));
    const open = await fetch(`http://127.0.0.1:${server.port}/metrics`);
    expect(await open.text()).not.toContain("process_");
    expect((await metrics.read("/")).status).toBe(404);
    expect((await metrics.read("/api/v1/games")).status).toBe(404);
    await expect(startMetrics({ host: "127.0.0.1", port: metrics.port }, server)).rejects.toThrow(
      /^Another program uses port \d+: .*METRICS_PORT=/,
    );
    await expect(startMetrics({ host: "192.0.2.77", port: 0 }, server)).rejects.toThrow(
      /^Cannot listen on METRICS_HOST=192\.0\.2\.77 .*or leave it out\.$/,
    );
  });
});
