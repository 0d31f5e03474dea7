import { readdirSync } from "node:fs";
import { Agent, request } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { partsOf } from "@/lib/protocol/addressOf";
import { OPERATIONS, type OperationName } from "@/lib/protocol/routes";
import { HEALTH_PATHS } from "@/lib/server/http/healthPaths";
import { EVERY_CASE, sampleOf, TEST_SEED } from "../everyCase";
import { cachedGroup } from "./cachedGroup";
import { ownedBy } from "./ownedBy";
import { sharedServer } from "./server";

const GAME = "malformed-game-id";
/** Another game, with a settled and shared round. */
const PLAYED = "malformed-game-with-a-verdict";
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof METHODS)[number];

/** Every page and route outside the API, with its parameters; a new one goes here or the first test fails. */
const OUTSIDE: Readonly<Record<string, readonly Method[]>> = {
  "/": ["GET"],
  "/new": ["GET"],
  "/own": ["GET"],
  "/import": ["GET"],
  "/games/[id]": ["GET"],
  "/games/[id]/tv": ["GET"],
  "/games/[id]/card.png": ["GET"],
  "/games/[id]/history": ["GET"],
  "/games/[id]/replay": ["GET"],
  "/components": ["GET"],
  "/guest-crews/[key]": ["GET"],
  "/guest-crews/[key]/move": ["GET"],
  "/no-access": ["GET"],
  "/groups/[id]": ["GET"],
  "/groups/[id]/rulings": ["GET"],
  "/groups/[id]/days/[day]": ["GET"],
  "/groups/[id]/games": ["GET"],
  "/groups/[id]/rules": ["GET"],
  "/groups/[id]/rules/[preset]": ["GET"],
  "/groups/[id]/ledger": ["GET"],
  "/groups/[id]/members": ["GET"],
  "/groups/[id]/more": ["GET"],
  "/groups/[id]/settings/game": ["GET"],
  "/groups/[id]/settings/links": ["GET"],
  "/groups/[id]/settings/look": ["GET"],
  "/groups/[id]/settings/tables": ["GET"],
  "/groups/[id]/nights/[night]": ["GET"],
  "/groups/[id]/nights/[night]/picture.png": ["GET"],
  "/groups/[id]/review/[scope]": ["GET"],
  "/groups/[id]/people": ["GET"],
  "/groups/[id]/people/[person]": ["GET"],
  "/groups/[id]/roster": ["GET"],
  "/groups/[id]/programs": ["GET"],
  "/groups/[id]/settings": ["GET"],
  "/groups/[id]/year/[year]": ["GET"],
  "/groups/[id]/year/[year]/poster.svg": ["GET"],
  "/groups/new": ["GET"],
  "/invite/[code]": ["GET"],
  "/server": ["GET"],
  "/server/accounts": ["GET"],
  "/join/[token]": ["GET"],
  "/join/[token]/picture.png": ["GET"],
  "/share/[token]": ["GET"],
  "/share/[token]/calendar.ics": ["GET"],
  "/sign-in": ["GET"],
  "/sign-up": ["GET"],
  "/reset-password": ["GET"],
  "/rules/arguments": ["GET"],
  "/rules": ["GET"],
  "/rules/[game]": ["GET"],
  "/rules/book": ["GET"],
  "/rules/[game]/compare": ["GET"],
  "/offline": ["GET"],
  "/offline/table": ["GET"],
  "/transfer": ["GET"],
  "/service-worker.js": ["GET"],
  "/settle": ["GET"],
  "/settle/picture.png": ["GET"],
  "/tables/[id]": ["GET"],
  "/tables/[id]/code": ["GET"],
  "/trust": ["GET"],
  "/trust/liars-table.crt": ["GET"],
  "/trust/seen.svg": ["GET"],
  "/tv": ["GET"],
  "/tv/[code]": ["GET"],
  "/verdict/[token]": ["GET"],
  "/verdict/[token]/picture.png": ["GET"],
  "/account": ["GET"],
  "/account/data.json": ["GET"],
  "/groups/[id]/export/[file]": ["GET"],
  "/account/programs": ["GET"],
  "/api": ["GET"],
  "/api/auth/[...nextauth]": ["GET", "POST"],
  "/api/[...path]": [],
};

const operations = (Object.keys(OPERATIONS) as OperationName[]).map(partsOf);

/** Every URL of the app, with its parameters. */
const ROUTES: Readonly<Record<string, readonly Method[]>> = {
  ...OUTSIDE,
  ...Object.fromEntries(HEALTH_PATHS.map((at) => [at, ["GET"] as const])),
  ...Object.fromEntries(
    operations.map(({ path: at }) => [
      at,
      operations.filter(({ path: other }) => other === at).map(({ method }) => method as Method),
    ]),
  ),
};

/** These answer any JSON with 200: a bad question gets `ok: false` with a sentence (formats §3). */
const DESKS = ["/api/v1/replay", "/api/v1/settle"];

/** These need no fields: an empty object is enough. */
const EMPTY_ANSWERS: readonly string[] = [
  "PATCH /api/v1/account",
  "POST /api/v1/account/claim",
  "PATCH /api/v1/groups/{group}",
  "PATCH /api/v1/groups/{group}/nights/{night}",
  "POST /api/v1/groups/{group}/nights",
  "POST /api/v1/games/{game}/restore",
  "POST /api/v1/tables/{table}/restore",
  "POST /api/v1/groups/{group}/restore",
  "POST /api/v1/installation/backups",
  "POST /api/v1/screens",
] satisfies OperationName[];

/** Actions without a body are tried on missing objects. */
const LEADS_NOWHERE: readonly string[] = [
  "DELETE /api/v1/groups/{group}",
  "DELETE /api/v1/games/{game}",
  "DELETE /api/v1/tables/{table}",
] satisfies OperationName[];

/** Problems before parsing: headers, sizes, transfer errors. */
const UNREAD: readonly string[] = [
  "nothing",
  "garbage",
  "a megabyte",
  "a form",
  "a broken multipart form",
  "bytes that are no UTF-8",
  "a server action",
  "a server action in text",
];

/** Only with HTTPS=self (`https.test.ts`), of a webhook or a file that is not there. */
const ELSEWHERE: readonly string[] = [
  ...["/trust", "/trust/liars-table.crt", "/trust/seen.svg"],
  "/api/v1/groups/{group}/webhooks/{webhook}/deliveries",
  "/groups/[id]/export/[file]",
];

/** These would end the requester's access: they are sent anonymously. */
const UNSENT_ROUTES: readonly string[] = [
  "DELETE /api/v1/account",
  "DELETE /api/v1/account/sessions",
] satisfies OperationName[];

const BUSY = [429, 503];

test("tries every route", () => {
  const found = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)(route|page)\.tsx?$/.test(file))
    .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, "/"));
  expect(found.toSorted()).toEqual(Object.keys(OUTSIDE).toSorted());
});

const { origin } = sharedServer();
let cookie: string;
let link: string;
let invitation: string;
let night: string;
let person: string;
let verdict: string;
let open: string;
let feed: string;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
afterAll(() => agent.destroy());

beforeAll(async () => {
  const server = sharedServer();
  // With the same id, so that one set of URLs works for both.
  const group = await cachedGroup(server, { id: GAME });
  await ownedBy(server, group.accountId);
  const started = await fetch(`${origin}/api/v1/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      id: GAME,
      game: "firehouse",
      house: {},
      players: [
        { seat: "s1", name: "Ab" },
        { seat: "s2", name: "Ba" },
      ],
    }),
  });
  ({ invitation, night } = group);
  cookie = `${started.headers.get("set-cookie")?.split(";")[0]}; ${group.cookie}`;
  link = (await started.json()).join;
  verdict = await sharedVerdict();
  open = await publicLink("dishes");
  feed = await publicLink("feed");
  const added = await fetch(`${origin}/api/v1/groups/${GAME}/players`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ names: ["Hale"] }),
  });
  person = (await added.json()).players[0];
});

/** Plays a round of its own game; returns its verdict's path. */
async function sharedVerdict(): Promise<string> {
  const post = (path: string, body: object) =>
    fetch(origin + path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  const players = ["Ab", "Ba"].map((name, at) => ({ seat: `s${at + 1}`, name }));
  await post("/api/v1/games", { id: PLAYED, game: "firehouse", house: {}, players });
  const round = [
    { do: "start-round", starter: "s1", wild: 4 },
    { do: "claim", by: "s1", claim: "9 sixes" },
    { do: "challenge", by: "s2" },
    { do: "reveal", outcome: "short" },
  ];
  await post(`/api/v1/games/${PLAYED}/entries`, {
    entries: round.map((action, after) => ({ id: `played-${after}`, action, after })),
  });
  const shared = await (await post(`/api/v1/games/${PLAYED}/verdicts`, { round: 1 })).json();
  return new URL(shared.url).pathname;
}

/** Creates a public link to the dishes or to the calendar feed; returns its path. */
async function publicLink(kind: "dishes" | "feed"): Promise<string> {
  const made = await fetch(`${origin}/api/v1/groups/${GAME}/public-links`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ kind, names: "initials" }),
  });
  return (await made.json()).link.path;
}

interface Body {
  readonly text: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

const entry = (action: unknown) => JSON.stringify({ entries: [{ id: "some-entry-id", action, after: 0 }] });
const wanted = (more: object) =>
  JSON.stringify({ entries: [{ id: "some-entry-id", action: null, after: 0, ...more }] });
const game = (more: object) =>
  JSON.stringify({ id: "another-game-id-0", game: "firehouse", house: {}, players: [], ...more });

const BODIES: Readonly<Record<string, Body>> = {
  nothing: { text: "" },
  garbage: { text: "]{]garbage" },
  null: { text: "null" },
  "an empty list": { text: "[]" },
  "an empty object": { text: "{}" },
  "a number": { text: "7" },
  "a string": { text: '"entries"' },
  "entries of the wrong type": { text: '{"entries":"all"}' },
  "entries that are null": { text: '{"entries":[null]}' },
  "an action that is not one": { text: entry({ do: "cheat" }) },
  "a die of seven": { text: entry({ do: "start-round", starter: "s1", wild: 7 }) },
  "a claim by no seat": { text: entry({ do: "claim", by: 7, claim: "9 sixes" }) },
  "an unreadable claim": { text: entry({ do: "claim", by: "s1", claim: "nine of them" }) },
  "dice of the wrong kind": { text: entry({ do: "reveal", dice: { s1: "five" } }) },
  "nothing at all wanted": { text: wanted({}) },
  "a correction of nothing": { text: wanted({ replaces: [] }) },
  "a correction of what is not there": { text: wanted({ replaces: [7] }) },
  "a correction of before the beginning": { text: wanted({ replaces: [0] }) },
  "a correction in the wrong order": { text: wanted({ replaces: [2, 1] }) },
  "a correction of half an entry": { text: wanted({ replaces: [1.5] }) },
  "a name for no seat": { text: wanted({ replaces: [1], name: "Zed" }) },
  "a joiner without a name": { text: entry({ do: "join", player: "s3" }) },
  "a joiner with an object’s key as the seat": { text: entry({ do: "join", player: "constructor" }) },
  "a half character": { text: '{"entries":[{"id":"\\ud800aaaaaaa","action":{},"after":0}]}' },
  "players of the wrong type": { text: game({ players: { s1: "Ab" } }) },
  "a player called bank": {
    text: game({
      players: [
        { seat: "s1", name: "bank" },
        { seat: "s2", name: "Ba" },
      ],
    }),
  },
  "one player": { text: game({ players: [{ seat: "s1", name: "Ab" }] }) },
  "an unknown game": {
    text: game({
      game: "chess",
      players: [
        { seat: "s1", name: "Ab" },
        { seat: "s2", name: "Ba" },
      ],
    }),
  },
  "an unknown house rule": {
    text: game({
      house: { jokers: 2 },
      players: [
        { seat: "s1", name: "Ab" },
        { seat: "s2", name: "Ba" },
      ],
    }),
  },
  "a megabyte": { text: JSON.stringify({ entries: "x".repeat(1_000_000) }) },
  "another content type": { text: "entries=1", headers: { "content-type": "text/plain" } },
  "a form": { text: "entries=1", headers: { "content-type": "application/x-www-form-urlencoded" } },
  "a broken multipart form": {
    text: "--b\r\nnothing",
    headers: { "content-type": "multipart/form-data; boundary=b" },
  },
  "bytes that are no UTF-8": { text: Buffer.from('{"entries":"\xff\xfe"}', "latin1") },
  "a server action": { text: "[]", headers: { "next-action": "7f00000000000000000000000000000000000000" } },
  "a server action in text": {
    text: "[]",
    headers: { "next-action": "x", "content-type": "text/plain;charset=UTF-8" },
  },
  "nesting without end": { text: `{"entries":${"[".repeat(20_000)}${"]".repeat(20_000)}}` },
  __proto__poisoning: { text: '{"entries":[],"__proto__":{"ok":true}}' },
  "a seat that is an object": { text: '{"seat":{"key":"s1"}}' },
  "an unknown seat": { text: '{"seat":"constructor"}' },
  "a seat takeover with a word": { text: '{"seat":"s1","over":"yes"}' },
  "a verdict shrugged at": { text: '{"says":"maybe","after":0}' },
  "an answer to what is still to come": { text: '{"says":"agreed","after":1e99}' },
  "a note of two lines": { text: '{"note":"one\\ntwo","after":0}' },
  "a constructor": { text: '{"constructor":{"prototype":{"ok":true}}}' },
};

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** A server that does not read a body hangs up; on a slow machine that arrives before the response. */
async function send(method: string, address: string, body: Body): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await sendOnce(method, address, body);
    } catch (thrown) {
      if (tries === 3 || (thrown as NodeJS.ErrnoException).code !== "EPIPE") throw thrown;
    }
  }
}

function sendOnce(method: string, address: string, { text, headers }: Body): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let answered = false;
    const asked = request(
      origin + address,
      {
        method,
        agent,
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(text),
          // An address of its own, because of the rate limit.
          "x-forwarded-for": "192.0.2.7",
          cookie,
          ...headers,
        },
      },
      (answer) => {
        answered = true;
        const type = String(answer.headers["content-type"] ?? "");
        const status = answer.statusCode ?? 0;
        let heard = "";
        answer.setEncoding("utf8").on("data", (piece) => {
          heard += piece;
        });
        const done = () => resolve({ status, type, text: heard });
        answer.on("end", done).on("error", done);
        // A live stream never ends by itself.
        if (type.startsWith("text/event-stream")) {
          answer.destroy();
          done();
        }
      },
    );
    // The server may hang up during an oversized body; the response has arrived by then.
    asked.on("error", (error) => (answered ? undefined : reject(error)));
    asked.end(text);
  });
}

/** A route's URL with parameters. */
const addressOf = (route: string): string =>
  route
    .replace("{game}/rounds/{round}/elsewhere", `${PLAYED}/rounds/1/elsewhere`)
    .replace(/\[id\]|\[key\]|{game}|{group}|{table}/, GAME)
    .replace("/verdict/[token]", verdict)
    .replace("/share/[token]/calendar.ics", feed)
    .replace("/share/[token]", open)
    .replace("[scope]", "2026")
    .replace("/join/[token]", link)
    .replace("[code]", invitation)
    .replace(/\[night\]|{night}/, night)
    .replace("[day]", "2026-11-20")
    .replace("[year]", "2026")
    .replace("[person]", person)
    .replace("/rules/[preset]", "/rules/usual")
    .replace("[game]", "perudo")
    .replace("[...nextauth]", "session")
    .replace("[[...path]]", "nothing-here")
    .replace(/\[\w+\]|{\w+}/g, "nobody-and-nothing");

/**
 * The requests per route: a 16th of the bodies if it takes one, one body if it is refused unread. HEAD
 * for every third route. The seed selects them. `npm run test:full` runs all.
 */
const bodiesTo = (route: string, method: Method) => {
  const reads = method !== "GET" && ROUTES[route]?.includes(method);
  const bodies = Object.entries(BODIES).filter(([what]) => reads || UNREAD.includes(what));
  const turn = TEST_SEED + Object.keys(ROUTES).indexOf(route) + METHODS.indexOf(method);
  const every = reads ? 16 : bodies.length;
  if (EVERY_CASE) return bodies;
  if (method === "HEAD" && turn % 3 > 0) return [];
  return bodies.filter((_, at) => at % every === turn % every);
};

test.each(Object.entries(ROUTES))(
  "%s accepts %j and refuses other requests with a plain sentence",
  async (route, takes) => {
    const address = addressOf(route);
    const tries = METHODS.flatMap((method) =>
      bodiesTo(route, method).map(async ([what, body]) => {
        const leadsNowhere = LEADS_NOWHERE.includes(`${method} ${route}`);
        const sentTo = leadsNowhere ? address.replace(GAME, "nobody-and-nothing") : address;
        const as = UNSENT_ROUTES.includes(`${method} ${route}`) ? { cookie: "" } : {};
        const { status, type, text } = await send(method, sentTo, {
          ...body,
          headers: { ...body.headers, ...as },
        });
        const which = `${method} ${sentTo} with ${what}: ${status} ${text.slice(0, 200)}`;
        // Other tests draw pictures at the same time: the server says that there are too many.
        const isBusy = route.endsWith("/picture.png") && BUSY.includes(status);
        if (!isBusy) expect(status, which).toBeLessThan(500);
        if (method === "OPTIONS" || method === "HEAD") return;
        if (method === "GET" && takes.includes("GET") && !isBusy) {
          if (ELSEWHERE.includes(route)) expect(status, which).toBe(404);
          else expect(status, which).toBeLessThan(400);
          return;
        }
        const atDesk = DESKS.includes(route) && status === 200;
        if (status < 300 && body.text === "{}" && EMPTY_ANSWERS.includes(`${method} ${route}`)) return;
        if (!atDesk) expect(status, which).toBeGreaterThanOrEqual(400);
        const responses = type.startsWith("application/json")
          ? [JSON.parse(text)].flat()
          : [{ message: text.trim() }];
        for (const { ok = false, message } of responses) {
          expect(ok, which).toBe(false);
          expect(message, which).toMatch(/^[A-Z0-9“].{10,300}[.:?]$/s);
          expect(message, which).not.toMatch(/Error|undefined|\bat .+:\d+|prisma|zod|node_modules/i);
        }
      }),
    );
    await Promise.all(tries);
  },
);

const CHANGING = ["POST", "PUT", "PATCH", "DELETE"] as const;
const FOREIGN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "another site": { origin: "https://evil.example" },
  "another port": { origin: "http://localhost:1" },
  "a page that hides where it is from": { origin: "null" },
  "another site without an origin": { "sec-fetch-site": "cross-site" },
  "another name under the same domain": { "sec-fetch-site": "same-site" },
};
/** Any site may ask these, as no one (`server/accounts/tokens`). */
const FROM_ANY_SITE = ["/api/v1/settle", "/api/v1/replay"];
const closed = Object.entries(ROUTES).filter(([route]) => !FROM_ANY_SITE.includes(route));
const changing = closed.flatMap(([route, takes]) =>
  CHANGING.filter((method) => takes.includes(method)).map((method) => [method, route] as const),
);

// One function checks the origin of all requests (`server/fromAnotherSite`).
test.each(sampleOf(changing, 5))("does nothing for another site: %s %s", async (method, route) => {
  for (const [what, headers] of Object.entries(FOREIGN)) {
    const { status, text } = await send(method, addressOf(route), { text: "{}", headers });
    expect([status, JSON.parse(text).code], what).toEqual([403, "not-allowed"]);
  }
});

test("leaves the game unchanged afterwards", async () => {
  const answer = await fetch(`${origin}/api/v1/games/${GAME}`, { headers: { cookie } });
  expect(await answer.json()).toMatchObject({ ok: true, table: { seq: 0, names: { s1: "Ab", s2: "Ba" } } });
  expect(({} as { ok?: boolean }).ok).toBeUndefined();
});
