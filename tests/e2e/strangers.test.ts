import { beforeAll, describe, expect, test } from "vitest";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { startServer } from "./server";

const NAMES = ["Quillon", "Zephyrine"];
const GAME = "a-game-nobody-guesses";

let origin: string;
let keeper: string;
beforeAll(async () => {
  ({ origin } = await startServer());
  const started = await fetch(`${origin}/api/v1/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      id: GAME,
      game: "firehouse",
      house: {},
      players: NAMES.map((name, at) => ({ seat: `s${at + 1}`, name })),
    }),
  });
  keeper = started.headers.get("set-cookie")?.split(";")[0] ?? "";
});

const RSC = { RSC: "1" };
const PREFETCH = { ...RSC, "Next-Router-Prefetch": "1" };

/** What has let strangers past other doors. */
const LIES = {
  "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware",
  "x-middleware-rewrite": "/",
  "x-forwarded-host": "localhost",
  "x-forwarded-for": "127.0.0.1",
  "x-original-url": `/games/${GAME}`,
  "x-invoke-path": `/games/${GAME}`,
  "x-nextjs-data": "1",
};

/** Every way to ask for a table: the address, the headers, and what somebody who is at the table finds there. */
const WAYS: readonly (readonly [string, Readonly<Record<string, string>>, "the names" | "nothing much"])[] = [
  [`/games/${GAME}`, {}, "the names"],
  [`/games/${GAME}/`, {}, "the names"],
  [`/games/${GAME}?_rsc=1`, RSC, "the names"],
  [`/games/${GAME}/history`, {}, "the names"],
  [`/games/${GAME}/history?_rsc=1`, RSC, "the names"],
  [`/crews/${GAME}`, {}, "the names"],
  [`/crews/${GAME}?_rsc=1`, RSC, "the names"],
  [`/api/v1/games/${GAME}`, {}, "the names"],
  [`/api/v1/games/${GAME}/history`, {}, "the names"],
  [`/api/v1/games/${GAME}/record`, {}, "the names"],
  [`/api/v1/games/${GAME}/journal`, {}, "the names"],
  [`/games/${GAME}`, LIES, "the names"],
  [`/api/v1/games/${GAME}`, LIES, "the names"],
  [`/games/${GAME}?_rsc=1`, { ...RSC, ...LIES }, "the names"],
  [`/games/${GAME}.rsc`, LIES, "nothing much"],
  [`/games/${GAME}.rsc`, {}, "nothing much"],
  [`/games/${GAME}?_rsc=1`, PREFETCH, "nothing much"],
  [`/games/${GAME}?_rsc=1`, { ...PREFETCH, "Next-Router-Segment-Prefetch": "/_tree" }, "nothing much"],
  [
    `/games/${GAME}?_rsc=1`,
    { ...PREFETCH, "Next-Router-Segment-Prefetch": "/games/$d$id/__PAGE__" },
    "nothing much",
  ],
  [`/games/${GAME}.segments/_tree.segment.rsc`, {}, "nothing much"],
  [`/_next/data/build/games/${GAME}.json`, {}, "nothing much"],
  [`/api/v1/games/${GAME}/entries`, {}, "nothing much"],
  [`/api/v1/games/${GAME}/preview`, {}, "nothing much"],
];

/** Next answers 200 to its own requests for parts of a page, also when what they say is "not found". */
const isPart = (path: string, headers: Readonly<Record<string, string>>) =>
  "RSC" in headers || path.endsWith(".rsc");

/** One character changed; not the last one, some of whose bits mean nothing. */
const tampered = (token: string) =>
  token.slice(0, -10) + (token.at(-10) === "A" ? "B" : "A") + token.slice(-9);

/** Cookies of somebody who has none, made from the keeper's. */
const COOKIES: Readonly<Record<string, (keepers: string) => string>> = {
  "no cookie": () => "",
  "a cookie that was tampered with": tampered,
  "a made up cookie": () => "device=eyJhbGciOiJub25lIn0.eyJzdWIiOiJrZWVwZXIifQ.",
  "the id of the game as a cookie": () => `device=${GAME}`,
};

describe("who has not joined a table learns nothing of it", () => {
  test.each(WAYS)("%s %j: to the keeper %s, to others nothing", async (path, headers, shows) => {
    const kept = await fetch(origin + path, { headers: { ...headers, cookie: keeper } });
    if (shows === "the names") expect(await kept.text()).toContain(NAMES[0]);
    for (const [what, forge] of Object.entries(COOKIES)) {
      const answer = await fetch(origin + path, { headers: { ...headers, cookie: forge(keeper) } });
      const text = await answer.text();
      for (const told of [...NAMES, "/join/", "quantity-major"]) expect(text, what).not.toContain(told);
      expect(answer.status, what).toBeLessThan(500);
      if (!isPart(path, headers)) expect(answer.status, what).toBeGreaterThanOrEqual(400);
    }
  });

  test("nor can they follow it", async () => {
    for (const [what, forge] of Object.entries(COOKIES)) {
      const answer = await fetch(`${origin}/api/v1/games/${GAME}/stream?after=0`, {
        headers: { cookie: forge(keeper) },
      });
      expect([answer.status, await answer.json()], what).toMatchObject([404, { code: "no-such-table" }]);
    }
  });

  const tries = Object.keys(COOKIES).flatMap((what) => [
    ["record", what, "entries"],
    ["ask what would be", what, "preview"],
  ]);
  test.each(tries)("nor can %s with %s", async (_do, what, route) => {
    const cookie = COOKIES[what as string]?.(keeper) ?? "";
    const answer = await fetch(`${origin}/api/v1/games/${GAME}/${route}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({
        entries: [{ id: "by-a-stranger", action: { do: "start-round", starter: "s1", wild: 4 }, after: 0 }],
      }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([404, { ok: false, code: "no-such-table" }]);
  });
});

browserTest("a stranger sees a plain page, and the way home", async () => {
  const hands = new Hands(await openPhone(fromNetwork(origin), { expected: [/status of 404/] }));
  const answer = await hands.phone.goto(`${fromNetwork(origin)}/games/${GAME}`);
  expect(answer?.status()).toBe(404);
  await hands.phone.getByRole("heading", { name: "Nothing under this cup" }).waitFor();
  await hands.tap(hands.phone.getByRole("link", { name: "To the start page" }));
  await hands.phone.getByRole("heading", { name: "Liar’s Table" }).waitFor();
  await hands.phone.getByText("No tables on this phone yet").waitFor();
});
