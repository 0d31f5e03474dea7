import { gzipSync } from "node:zlib";
import { beforeAll, expect } from "vitest";
import { cookiesOf, startEvening } from "../bench/evening";
import { says, start } from "../engine/tableOf";
import { Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { type RunningServer, startServer } from "./server";

// How much JavaScript a page sends to a phone that has nothing of it yet, as gzip makes it.

const NAMES = ["Ann", "Bob", "Cy"];
const CLAIMED = [start("s1", 4), says("s1", { count: 9, face: 6 })];

/** An empty page of Next is 135 kB. */
const TABLE = 185_000;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

/** A phone at the table it started: nothing is kept of what it loaded. */
async function openTable(expected: readonly RegExp[] = []) {
  const { id, cookie } = await startEvening(server.origin, NAMES, CLAIMED);
  const phone = await openPhone(server.origin, { expected });
  await phone.context().addCookies(cookiesOf(cookie, server.origin));
  return { phone, hands: new Hands(phone), path: `/games/${id}`, cookie };
}

/** The scripts a page asks for until it asks for no more: those its HTML names, and those that come later. As gzip makes them. */
async function scriptsOf({ phone, path, cookie }: Awaited<ReturnType<typeof openTable>>) {
  await phone.goto(path);
  const asked = await phone.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        let before = 0;
        const watch = setInterval(() => {
          const scripts = performance
            .getEntriesByType("resource")
            .filter(({ name }) => /\.js(\?|$)/.test(name));
          if (document.readyState === "complete" && scripts.length === before) {
            clearInterval(watch);
            resolve(scripts.map(({ name }) => name));
          }
          before = scripts.length;
        }, 1_000);
      }),
  );
  const page = await (await fetch(server.origin + path, { headers: { cookie } })).text();
  const weights = await Promise.all(
    [...new Set(asked)].map(async (name) => ({
      first: page.includes(`src="${new URL(name).pathname}`),
      weight: gzipSync(await (await fetch(name)).arrayBuffer()).length,
    })),
  );
  const sum = (which: boolean) =>
    weights.filter(({ first }) => first === which).reduce((total, { weight }) => total + weight, 0);
  return { first: sum(true), later: sum(false) };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

browserTest("a table in full swing sends at most 185 kB", async () => {
  const { first, later } = await scriptsOf(await openTable());
  console.log(`A table: ${kB(first)} of JavaScript; ${kB(later)} more when it is at rest.`);
  expect(first).toBeLessThanOrEqual(TABLE);
});

browserTest("what lies behind a key is there when the line is not", async () => {
  const table = await openTable([/ERR_INTERNET_DISCONNECTED/]);
  await scriptsOf(table);
  const { phone, hands } = table;
  await phone.context().setOffline(true);
  await hands.more("Void this round");
  await phone.getByRole("dialog").getByText("Alarm").waitFor();
  await hands.press("Close");
  await hands.press("Share");
  await phone.getByRole("img", { name: /QR/ }).waitFor();
});

browserTest("what did not come is asked for again", async () => {
  const { phone, hands, path, cookie } = await openTable([/ERR_FAILED/]);
  const page = await (await fetch(server.origin + path, { headers: { cookie } })).text();
  let whole = false;
  await phone.route(/\/_next\/static\/chunks\/.+\.js/, (route) => {
    const named = page.includes(new URL(route.request().url()).pathname);
    return named || whole ? route.continue() : route.abort();
  });
  await phone.goto(path);
  await hands.isLive();
  await hands.press("More");
  await hands.button("Try again").waitFor();
  whole = true;
  await hands.inSheet("Try again");
  await hands.inSheet("Void this round");
});
