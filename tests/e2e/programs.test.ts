import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Action } from "@/lib/engine";
import type { TokenScope } from "@/lib/protocol/tokens";
import { makeGroupToken, makeToken } from "@/lib/server/accounts/tokens";
import { accessGroup } from "@/lib/server/identity/access";
import { visitorOf } from "@/lib/server/identity/visitor";
import { testGroup } from "../server/group";
import { cookieOf, sureOf } from "../server/people";
import { Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { type RunningServer, startServer } from "./server";
import { withServerDatabase } from "./signedIn";

// The examples, and webhooks, against the real server in processes of their own.

vi.setConfig({ testTimeout: 60_000 });

let server: RunningServer;
let group: string;
let cookie: string;
let token: (...scopes: TokenScope[]) => Promise<string>;

beforeAll(async () => {
  server = await startServer({ env: { WEBHOOK_NETWORKS: "127.0.0.1" } });
  const made = await withServerDatabase(server, async () => {
    const all = await testGroup("crew");
    return { ...all, cookie: await cookieOf(all.keeper) };
  });
  group = made.id;
  cookie = made.cookie;
  token = (...scopes) =>
    withServerDatabase(server, async () => {
      const done = await makeToken(await sureOf(made.keeper), { label: "An example", scopes, days: 7 });
      if (!done.ok) throw new Error(done.refusal.message);
      return done.value.secret;
    });
});

// biome-ignore lint/suspicious/noExplicitAny: whatever was answered
async function call(method: string, path: string, body?: object): Promise<any> {
  const answer = await fetch(`${server.origin}/api/v1/${path}`, {
    method,
    headers: { cookie, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const read = await answer.json();
  if (!read.ok) throw new Error(`${method} ${path}: ${read.message}`);
  return read;
}

let made = 0;
const freshId = () => `a-program-${String(++made).padStart(10, "0")}`;

async function newGame(...names: string[]): Promise<string> {
  const players = names.map((name, at) => ({ seat: `s${at + 1}`, name }));
  const id = freshId();
  await call("POST", "games", { id, game: "firehouse", house: {}, players, group });
  return id;
}

async function recordIn(game: string, ...actions: Action[]): Promise<void> {
  const { table } = await call("GET", `games/${game}`);
  const entries = actions.map((action, at) => ({ id: freshId(), action, after: table.seq + at }));
  await call("POST", `games/${game}/entries`, { entries });
}

const started: ChildProcess[] = [];

/** Starts an example and waits for its first line. */
async function run(example: string, args: string[], env: Record<string, string>): Promise<string[]> {
  const child = spawn(process.execPath, [`examples/${example}.mjs`, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child);
  const lines: string[] = [];
  child.stdout?.setEncoding("utf8").on("data", (text: string) => lines.push(...text.trim().split("\n")));
  await expect.poll(() => lines.length, { timeout: 20_000 }).toBeGreaterThan(0);
  return lines;
}

/** A server on this machine that keeps the requests it gets. */
async function listener(
  port = 0,
): Promise<{ server: Server; url: string; heard: { url: string; id: string; body: string }[] }> {
  const heard: { url: string; id: string; body: string }[] = [];
  const at = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    heard.push({ url: request.url ?? "", id: String(request.headers["webhook-id"]), body });
    response.end();
  });
  at.listen(port, "127.0.0.1");
  await once(at, "listening");
  servers.push(at);
  return { server: at, url: `http://127.0.0.1:${(at.address() as AddressInfo).port}`, heard };
}

const servers: Server[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill();
  for (const one of servers.splice(0)) one.close();
});

const ROUND: Action[] = [
  { do: "start-round", starter: "s1", wild: 4 },
  { do: "claim", by: "s1", claim: "9 sixes" },
  { do: "challenge", by: "s2" },
];

describe("the examples", () => {
  test("a bot plays a seat", async () => {
    const game = await newGame("Ann", "Bot");
    const lines = await run("bot", [`${server.origin}/games/${game}`, "Bot"], {
      TOKEN: await token("record"),
    });
    expect(lines[0]).toBe("Bot sits down.");
    await recordIn(game, { do: "start-round", starter: "s2", wild: 4 });
    await expect.poll(() => lines.length, { timeout: 20_000 }).toBe(2);
    expect(JSON.parse(lines[1] ?? "")).toMatchObject({ do: "claim", by: "s2" });
    await recordIn(game, { do: "claim", by: "s1", claim: "9 sixes" });
    await expect.poll(() => lines.length, { timeout: 20_000 }).toBe(3);
    expect(JSON.parse(lines[2] ?? "")).toEqual({ do: "challenge", by: "s2" });
  });

  test("a lamp turns red on a bang, and off with the verdict", async () => {
    const lamp = await listener();
    await run("lamp", [`${server.origin}/groups/${group}`, lamp.url], { TOKEN: await token("group") });
    const game = await newGame("Ann", "Bob");
    await recordIn(game, ...ROUND);
    await expect
      .poll(() => lamp.heard.map(({ url }) => url), { timeout: 20_000 })
      .toEqual(["/light?color=red"]);
    await recordIn(game, { do: "reveal", outcome: "short" });
    await expect
      .poll(() => lamp.heard.map(({ url }) => url), { timeout: 20_000 })
      .toEqual(["/light?color=red", "/light?color=off"]);
  });

  test("an announcer writes to a chat, by a signed webhook", async () => {
    const chat = await listener();
    const free = await listener();
    const port = new URL(free.url).port;
    free.server.close();
    const { secret } = await call("POST", `groups/${group}/webhooks`, {
      url: `http://127.0.0.1:${port}/`,
      kinds: ["bang"],
    });
    await run("announcer", [], { SECRET: secret, CHAT: chat.url, PORT: port });
    const refused = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "{}" });
    expect(refused.status).toBe(401);
    await recordIn(await newGame("Ann", "Bob"), ...ROUND);
    await expect
      .poll(() => chat.heard.map(({ body }) => body), { timeout: 20_000 })
      .toEqual(['{"text":"Bang by Bob!"}']);
  });
});

/** The page of the group's programs, on an admin's phone. */
async function programsPage(...expected: readonly RegExp[]): Promise<Hands> {
  const phone = await openPhone(server.origin, { expected });
  const [name = "", ...value] = cookie.split("; ").at(-1)?.split("=") ?? [];
  await phone.context().addCookies([{ name, value: value.join("="), url: server.origin }]);
  await phone.goto(`/groups/${group}/programs`);
  return new Hands(phone);
}
const tokens = async () => (await call("GET", `groups/${group}/tokens`)).tokens;
const webhooks = async () => (await call("GET", `groups/${group}/webhooks`)).webhooks;

browserTest("a token without a name or a permission says what is missing, and is not made", async () => {
  const hands = await programsPage();
  const { phone } = hands;
  const before = await tokens();
  await hands.press("Make a token");
  await hands.press("Make token");
  await phone.getByText("Say what it’s for.").waitFor();
  await phone.getByLabel("What is it for?").fill("Lamp");
  await phone.getByLabel("Watch tables").uncheck();
  await hands.press("Make token");
  await phone.getByText("Pick at least one.").waitFor();
  expect(await tokens()).toEqual(before);
});

browserTest("a webhook without an address or events says what is missing, and is not made", async () => {
  const hands = await programsPage(/status of 422/);
  const { phone } = hands;
  const before = await webhooks();
  await hands.press("Add a webhook");
  const sheet = phone.getByRole("dialog");
  await hands.inSheet("Add webhook");
  await sheet.getByRole("alert").getByText("http").waitFor();
  for (const box of await sheet.getByRole("checkbox").all()) await box.uncheck();
  await hands.inSheet("Add webhook");
  await sheet.getByText("Pick at least one.").waitFor();
  expect(await webhooks()).toEqual(before);
  await sheet.getByLabel("Who washes", { exact: true }).check();
  await sheet.getByLabel("Where to?").fill("http://127.0.0.1:9/wash");
  await hands.inSheet("Add webhook");
  await sheet.getByText("whsec_").waitFor();
  expect((await webhooks()).map(({ kinds }: { kinds: string[] }) => kinds)).toContainEqual(["washer"]);
});

browserTest("tokens and webhooks end only once it is confirmed", async () => {
  const label = "Lamp over the long table in the back";
  await withServerDatabase(server, async () => {
    const visitor = await visitorOf(new Request(server.origin, { headers: { cookie } }));
    const opens = await accessGroup(visitor, group, "open");
    if (!opens.ok) throw new Error(opens.refusal.message);
    await makeGroupToken(opens.value, await sureOf(visitor), { label, scopes: ["watch"], days: 7 });
  });
  const url = "http://127.0.0.1:9/hook";
  await call("POST", `groups/${group}/webhooks`, { url, kinds: ["bang"] });
  const labels = async () => (await tokens()).map((one: { label: string }) => one.label);
  const urls = async () => (await webhooks()).map((one: { url: string }) => one.url);
  const hands = await programsPage();
  for (const [key, now, done, left, what] of [
    [`Revoke ${label}`, "Revoke token", "Token revoked.", labels, label],
    [`Remove ${url}`, "Remove webhook", "Webhook removed.", urls, url],
  ] as const) {
    await hands.press(key);
    await hands.inSheet("Close");
    expect(await left()).toContain(what);
    await hands.press(key);
    await hands.inSheet(now);
    await hands.phone.getByText(done).waitFor();
    expect(await left()).not.toContain(what);
  }
});

test("a webhook reaches its receiver after the server was killed, once for each event", async () => {
  const gone = await listener();
  const port = Number(new URL(gone.url).port);
  gone.server.close();
  await call("POST", `groups/${group}/webhooks`, { url: `${gone.url}/`, kinds: ["bang"] });
  await recordIn(await newGame("Ann", "Bob"), ...ROUND);
  await server.kill("SIGKILL");
  const back = await listener(port);
  await server.restart();
  await expect.poll(() => back.heard.length, { timeout: 45_000 }).toBeGreaterThan(0);
  const { events } = await withServerDatabase(server, async (db) => ({
    events: await db.groupEvent.findMany({ where: { kind: "bang" }, orderBy: { seq: "desc" }, take: 1 }),
  }));
  expect(new Set(back.heard.map(({ id }) => id))).toEqual(new Set([events[0]?.id]));
});
