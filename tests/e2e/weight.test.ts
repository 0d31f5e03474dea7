import { gzipSync } from "node:zlib";
import { beforeAll, expect } from "vitest";
import { cookiesOf, startEvening } from "../bench/evening";
import { bangs, says, start } from "../engine/tableOf";
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
async function openTable(played = CLAIMED, expected: readonly RegExp[] = []) {
  const { id, cookie } = await startEvening(server.origin, NAMES, played);
  const phone = await openPhone(server.origin, { expected });
  await phone.context().addCookies(cookiesOf(cookie, server.origin));
  return { phone, hands: new Hands(phone), path: `/games/${id}`, cookie };
}

/** The scripts a page has asked for, when it asks for no more: those it loads with, and those that came when it was at rest. */
async function scriptsOf({ phone, path }: Pick<Awaited<ReturnType<typeof openTable>>, "phone" | "path">) {
  await phone.goto(path);
  const asked = await phone.evaluate(
    () =>
      new Promise<{ first: string[]; later: string[] }>((resolve) => {
        let before = -1;
        const watch = setInterval(() => {
          const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
          const scripts = performance
            .getEntriesByType("resource")
            .filter(({ name }) => /\.js(\?|$)/.test(name));
          const loaded = page?.loadEventStart ?? 0;
          if (loaded === 0 || scripts.length !== before) before = loaded === 0 ? -1 : scripts.length;
          else {
            clearInterval(watch);
            const early = scripts.filter(({ startTime }) => startTime < loaded);
            resolve({
              first: early.map(({ name }) => name),
              later: scripts.filter((script) => !early.includes(script)).map(({ name }) => name),
            });
          }
        }, 1_000);
      }),
  );
  const weigh = async (names: readonly string[]) => {
    const files = await Promise.all(
      [...new Set(names)].map(async (name) => (await fetch(name)).arrayBuffer()),
    );
    return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
  };
  return { first: await weigh(asked.first), later: await weigh(asked.later) };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

browserTest.each([
  ["while claims go round", CLAIMED],
  ["with the cups lifted", [...CLAIMED, bangs("s3")]],
])("a table %s sends at most 185 kB", async (when, played) => {
  const { first, later } = await scriptsOf(await openTable(played));
  console.log(`A table ${when}: ${kB(first)} of JavaScript; ${kB(later)} when it is at rest.`);
  expect(first).toBeLessThanOrEqual(TABLE);
});

browserTest("what lies behind a key is there when the line is not", async () => {
  const table = await openTable(CLAIMED, [/ERR_INTERNET_DISCONNECTED/]);
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
  const { phone, hands, path, cookie } = await openTable(CLAIMED, [/ERR_FAILED/]);
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
