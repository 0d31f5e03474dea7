import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { allOf } from "../access/asking";
import { oneIn, sampleOf } from "../everyCase";
import { fromNetwork, Hands, recorded } from "./hands";
import { browser, browserTest, openPhone } from "./phone";
import { watchPolicy } from "./policy";
import { sharedOrigin, startServer } from "./server";

const GAME = "a-game-of-hostile-names";
/** A script that leaves a trace if it runs. */
const RUNS = "window.ran=1";
const NAMES = [
  `</script><script>${RUNS}</script>`,
  `"><img src=x onerror=${RUNS}>`,
  `<svg onload=${RUNS}>\u2028`.slice(0, -1),
  `' onfocus='${RUNS}' autofocus='`,
];
const PAGES = [
  ...["/", "/new", `/guest-crews/${GAME}`],
  ...[`/games/${GAME}`, `/games/${GAME}/tv`, `/games/${GAME}/history`],
];
const NOT_PAGES = ["/no/such/page", "/games/no-such-game", "/join/no-such-link"];

let origin: string;
let cookie: string;
beforeAll(async () => {
  ({ origin } = await startServer());
  const started = await post("/api/v1/games", {
    id: GAME,
    game: "firehouse",
    house: {},
    players: NAMES.map((name, at) => ({ seat: `s${at + 1}`, name })),
  });
  expect(started.status).toBe(201);
  cookie = started.headers.get("set-cookie")?.split(";")[0] ?? "";
  const note = `</script><script>${RUNS}</script><b style="color:red">`;
  const recorded = await post(`/api/v1/games/${GAME}/entries`, {
    entries: [
      { id: "entry-with-a-script-1", after: 0, action: { do: "start-round", starter: "s1", wild: 4 } },
      { id: "entry-with-a-script-2", after: 1, action: { do: "claim", by: "s1", claim: "5 sixes", note } },
      { id: "entry-with-a-script-3", after: 2, action: { do: "void-round", ruling: note } },
    ],
  });
  expect(await recorded.json()).toMatchObject({ ok: true });
});

/** Posts; retries like a browser if the idle connection was just closed. */
async function post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const send = () =>
    fetch(origin + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...(cookie && { cookie }), ...headers },
      body: JSON.stringify(body),
    });
  return send().catch((thrown) => {
    if (thrown.cause?.code !== "ECONNRESET") throw thrown;
    return send();
  });
}

async function read(path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(origin + path, { headers: { cookie, accept: "text/html", ...headers } });
  const policy = answer.headers.get("content-security-policy") ?? "";
  return { answer, html: await answer.text(), policy, nonce: /'nonce-([\w-]{22})'/.exec(policy)?.[1] ?? "" };
}

describe("the policy of every page", () => {
  test.each([...PAGES, ...NOT_PAGES])(
    "gives scripts and styles the nonce of this response, and has no other source: %s",
    async (path) => {
      const [once, again] = await Promise.all([read(path), read(path)]);
      expect(once.nonce).toHaveLength(22);
      expect(again.nonce).not.toBe(once.nonce);
      for (const { html, policy, nonce } of [once, again]) {
        const inline = html.match(/<(script|style)\b[^>]*>/g) ?? [];
        expect(inline.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
        const tags = html.replaceAll(/="[^"]*"/g, '=""').match(/<[a-z][^>]*>/g) ?? [];
        expect(tags.filter((tag) => /\s(style|on\w+)=/.test(tag))).toEqual([]);
        expect(policy).not.toContain("unsafe");
      }
      expect(once.html).toContain("<script");
    },
  );

  test("ignores a nonce from the visitor", async () => {
    const own = "script-src 'nonce-AAAAAAAAAAAAAAAAAAAAAA'";
    const headers = { "content-security-policy": own, "content-security-policy-report-only": own };
    const { html, nonce } = await read("/", headers);
    expect(html).not.toContain("AAAAAAAAAAAAAAAAAAAAAA");
    expect(html).toContain(`nonce="${nonce}"`);
  });

  test("prerenders no page", () => {
    const drawn = Object.keys(JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8")).routes);
    // The last is never shown: another page's failure is rendered with that page.
    expect(drawn.filter((path) => !/\.(svg|png)/.test(path))).toEqual(["/_global-error"]);
  });

  test("sends the other headers on pages, API responses, pictures and refusals", async () => {
    for (const path of ["/", "/api/v1/openapi.json", "/favicon.ico", "/no/such", "/%00"]) {
      const { answer } = await read(path);
      expect(Object.fromEntries(answer.headers), path).toMatchObject({
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
        "cross-origin-resource-policy": "same-origin",
      });
      expect(answer.headers.get("x-powered-by")).toBeNull();
    }
  });
});

describe("script-like text", () => {
  const asked = encodeURIComponent(`</script><script>${RUNS}</script>`);
  const addresses = [
    ...PAGES,
    `/?from=${asked}`,
    `/games/${asked}`,
    `/guest-crews/${asked}?from=${asked}`,
    `/join/${asked}`,
  ];
  browserTest("stays text on every page", async () => {
    const phone = await openPhone(origin, { expected: [/status of 404/] });
    const [name = "", value = ""] = cookie.split(/=(.*)/);
    await phone.context().addCookies([{ name, value, url: origin }]);
    for (const path of [`/games/${GAME}`, ...sampleOf(addresses, 3)]) {
      await phone.goto(path);
      await phone.waitForLoadState("networkidle").catch(() => {});
      expect(await phone.evaluate(() => (window as { ran?: number }).ran), path).toBeUndefined();
      if (path.startsWith("/games/a-game"))
        await phone
          .getByText(NAMES[0] ?? "")
          .first()
          .waitFor();
    }
  });
});

describe("the Content-Security-Policy watcher", () => {
  const mischief: readonly (readonly [string, () => void])[] = [
    ["a style attribute", () => document.body.setAttribute("style", "color: red")],
    [
      "a picture from elsewhere",
      () => document.body.append(Object.assign(new Image(), { src: "https://evil.example/x.png" })),
    ],
    [
      "a handler in the markup",
      () => document.body.insertAdjacentHTML("beforeend", "<img src=/none.png onerror='0'>"),
    ],
    ["text that is run", () => void setTimeout("0" as unknown as () => void)],
    ["a request to another site", () => void fetch("https://evil.example/").catch(() => {})],
    [
      "a frame",
      () =>
        document.body.append(
          Object.assign(document.createElement("iframe"), { src: "https://evil.example/" }),
        ),
    ],
  ];
  browserTest("reports each violation, and an inline script", async () => {
    const context = await (await browser()).newContext({ baseURL: fromNetwork(origin) });
    onTestFinished(() => context.close());
    const breaches = await watchPolicy(context);
    const page = await context.newPage();
    await page.goto("/");
    expect(breaches).toEqual([]);
    let seenCount = 0;
    const noticed = async (what: string) => {
      await expect.poll(() => breaches.length, { message: what }).toBeGreaterThan(seenCount);
      const news = breaches.slice(seenCount).join();
      seenCount = breaches.length;
      return news;
    };
    for (const [what, attempt] of mischief) {
      await page.evaluate(attempt);
      expect(await noticed(what), what).toMatch(/-src|console/);
    }
    await page.evaluate(() => document.write("<script>window.ran = 1</script>"));
    expect(await noticed("an inline script")).toContain("script-src");
  });
});

describe("forged headers of a visitor", () => {
  /** Each of them sends requests up to the limit; `server/limits` tests the number. A run tries one. */
  const limitedTest = oneIn(test, 3);

  test("change no URL in the page", async () => {
    const lies = {
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      forwarded: "host=evil.example",
    };
    for (const path of [...PAGES, "/settle"]) {
      const { answer, html } = await read(path, lies);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(html).not.toContain("evil.example");
    }
  });

  limitedTest("allow no more guesses at a link by its page and its key together", async () => {
    // The page's code and the API's are two copies in one process, with a common counter.
    await read("/join/guess-by-its-page");
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const from = `198.51.100.${at}`;
        const headers = {
          "x-forwarded-for": from,
          "x-peer-address": from,
          "x-real-ip": from,
          forwarded: `for=${from}`,
        };
        return (await post("/api/v1/joins", { token: `guess-${at}` }, { cookie: "", ...headers })).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  });

  limitedTest("allow no more entries; a stranger cannot stop the table from recording", async () => {
    const path = `/api/v1/games/${GAME}/entries`;
    const tries = async (times: number, headers: Readonly<Record<string, string>>) => {
      const refused: (readonly [number, string | null, unknown])[] = [];
      // At most as many at once as an address may have open.
      await allOf(
        Array.from({ length: times }, (_, at) => at),
        async (at) => {
          const action = { do: "start-round", starter: "s1", wild: 4 };
          const body = { entries: [{ id: `one-tap-too-many-${at}`, action, after: 0 }] };
          const from = `198.51.${100 + (at >> 8)}.${at & 255}`;
          const answer = await post(path, body, { "x-forwarded-for": from, ...headers });
          const responseBody = await answer.json();
          if (answer.status === 429) refused.push([429, answer.headers.get("retry-after"), responseBody]);
        },
        100,
      );
      return refused;
    };
    // More than twice a minute's limit: a new minute may start on the way.
    const over = await tries(540, { cookie: "" });
    expect(over.length).toBeGreaterThan(50);
    const [, wait, body] = over[0] ?? [];
    expect(body).toMatchObject({ ok: false, code: "too-many", wait: Number(wait) });
    expect(await tries(100, {})).toEqual([]);
  });

  limitedTest("allow no more new games", async () => {
    const start = (at: number) =>
      post("/api/v1/games", {
        id: `one-game-too-many-${at}`,
        game: "firehouse",
        house: {},
        players: ["Ann", "Bob"].map((name, seat) => ({ seat: `s${seat + 1}`, name })),
      });
    const statuses: number[] = [];
    for (let at = 0; at < 31; at++) statuses.push((await start(at)).status);
    expect(statuses.slice(-1)).toEqual([429]);
    expect(statuses.slice(0, 30).every((status) => status === 201)).toBe(true);
  });
});

test("seats at most 30 people at a guest table, even if 50 more join, and renders its pages as before", async () => {
  const id = "a-table-to-be-overfilled";
  const seats = Array.from({ length: 15 }, (_, at) => ({ seat: `s${at + 1}`, name: `No ${at + 1}` }));
  const table = { id, game: "firehouse", house: {}, players: seats };
  const started = await post("/api/v1/games", table, { cookie: "" });
  const own = { cookie: started.headers.get("set-cookie")?.split(";")[0] ?? "" };
  const join = async (from: number, count: number, after: number) => {
    const entries = Array.from({ length: count }, (_, at) => ({
      id: `joins-as-number-${from + at}`,
      after,
      action: { do: "join", player: `s${from + at}` },
      name: `No ${from + at}`,
    }));
    return (await post(`/api/v1/games/${id}/entries`, { entries }, own)).json();
  };
  const page = async (path: string) => (await read(`/games/${id}${path}`, own)).html;
  const [fifteen, history] = [await page(""), await page("/history")];
  expect(await join(16, 15, 0)).toMatchObject({ ok: true });
  for (let more = 0; more < 10; more++) {
    const answer = await join(31 + more * 50, 50, 15);
    expect(answer).toMatchObject({
      ok: false,
      code: "table-full",
      message: expect.stringContaining("30"),
    });
  }
  const [thirty, after] = [await page(""), await page("/history")];
  expect(thirty).toContain("No 30");
  expect(thirty).not.toContain("No 31");
  // Twice the seats, and the entries of their joining: no page more than doubles, plus those.
  expect(thirty.length).toBeLessThan(2 * fifteen.length);
  expect(after.length).toBeLessThan(3 * history.length);
});

browserTest("a rate-limited phone saves its taps and records them later", async () => {
  const hands = new Hands(await openPhone(fromNetwork(origin), { expected: [/status of 429/] }));
  await hands.openGame(fromNetwork(origin), ["Ab", "Ba"]);
  const { clock } = hands.phone;
  await clock.install();
  await clock.pauseAt(Date.now() + 60_000);
  let sent = 0;
  await hands.phone.route("**/entries", async (route) => {
    if (++sent > 1) return route.continue();
    const body = { ok: false, code: "too-many", message: "Wait a little and try again.", wait: 2 };
    await route.fulfill({ status: 429, headers: { "retry-after": "2" }, json: body });
  });
  const refused = hands.phone.waitForResponse("**/entries");
  await hands.opens("Ab");
  await hands.redDie(4);
  await (await refused).finished();
  await hands.claim(3, 6);
  await hands.sees("Ab", "3 sixes");
  await clock.runFor(1_900);
  expect(sent).toBe(1);
  await clock.resume();
  await expect.poll(async () => (await recorded(hands.phone)).seq).toBe(2);
});

test("counts visitors behind a trusted proxy by their nearest forwarded address", async () => {
  let guesses = 0;
  const guess = async (from: string) => {
    const headers = { "content-type": "application/json", "x-forwarded-for": from };
    const body = JSON.stringify({ token: `guess-${++guesses}` });
    return (await fetch(`${sharedOrigin()}/api/v1/joins`, { method: "POST", headers, body })).status;
  };
  const many = await Promise.all(Array.from({ length: 40 }, (_, at) => guess(`203.0.113.${at}`)));
  expect(new Set(many)).toEqual(new Set([404]));
  const made = Array.from({ length: 40 }, (_, at) =>
    guess(`203.0.113.${at}, 198.51.100.7, ${at % 2 ? "127.0.0.1" : "::1"}`),
  );
  expect((await Promise.all(made)).filter((status) => status === 429)).toHaveLength(10);
});

test("compresses API responses like pages", async () => {
  for (const path of ["/", "/api/v1/openapi.json"]) {
    const { headers } = await fetch(origin + path, { headers: { "accept-encoding": "gzip" } });
    expect([path, headers.get("content-encoding")]).toEqual([path, "gzip"]);
  }
});

test("sends a charset with texts; pages and responses are never cached", async () => {
  for (const path of ["/", `/games/${GAME}`, "/no/such", "/%00", "/plain.css", "/service-worker.js"]) {
    const { answer } = await read(path);
    expect([path, answer.headers.get("content-type")]).toEqual([
      path,
      expect.stringMatching(/^text\/(html|plain|css|javascript); charset=utf-8$/i),
    ]);
  }
  for (const path of ["/", `/games/${GAME}`, `/api/v1/games/${GAME}`]) {
    const { answer } = await read(path);
    expect([path, answer.headers.get("cache-control")]).toEqual([path, expect.stringContaining("no-store")]);
  }
});
