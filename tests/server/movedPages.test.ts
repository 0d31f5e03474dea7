import { unstable_getResponseFromNextConfig as answerOf } from "next/experimental/testing/server.js";
import { describe, expect, test } from "vitest";
import { PAGES } from "@/lib/client/offlinePages";
import { MOVED_PAGES, newPathOf } from "@/lib/protocol/movedPages";
import { OPERATIONS } from "@/lib/protocol/routes";
import { HEALTH_PATHS } from "@/lib/server/http/healthPaths";
import { securityHeaders } from "@/lib/server/http/securityHeaders";
import nextConfig from "@/next.config";

const ORIGIN = "http://table.example";

/** A path with something for each of its parameters. */
const filled = (path: string): string => path.replaceAll(/:\w+|\[\w+\]|\{\w+\}/g, "aB-9_x");

/** The status and redirect target that Next's configuration gives for a path. */
async function answered(path: string): Promise<readonly [status: number, to: string | null]> {
  const { status, headers } = await answerOf({ url: ORIGIN + path, nextConfig });
  return [status, headers.get("location")];
}

const headersOf = (target: string) =>
  securityHeaders({ target, nonce: "n", dev: false, https: true, hsts: false });

/** Every page that moved, as it is written in old links. */
const MOVED = [
  ["/arguments", "/rules/arguments"],
  ["/crews/aB-9_x", "/guest-crews/aB-9_x"],
  ["/crews/aB-9_x/move", "/guest-crews/aB-9_x/move"],
  ["/games/aB-9_x/board", "/games/aB-9_x/tv"],
  ["/gone", "/no-access"],
  ["/groups/aB-9_x/cases", "/groups/aB-9_x/rulings"],
  ["/groups/aB-9_x/house", "/groups/aB-9_x/rules"],
  ["/groups/aB-9_x/house/usual", "/groups/aB-9_x/rules/usual"],
  ["/installation", "/server"],
  ["/installation/accounts", "/server/accounts"],
  ["/p/aB-9_x", "/share/aB-9_x"],
  ["/pass", "/transfer"],
  ["/recover", "/reset-password"],
  ["/v/aB-9_x", "/verdict/aB-9_x"],
  ["/v/aB-9_x/picture.png", "/verdict/aB-9_x/picture.png"],
] as const;

const NOT_MOVED = [
  ...Object.keys(PAGES).map(filled),
  ...Object.keys(OPERATIONS).map((operation) => filled(operation.split(" ")[1] ?? "")),
  ...HEALTH_PATHS,
  "/service-worker.js",
  "/settle/picture.png",
  "/p",
  "/v",
  "/crews",
  "/passes",
  "/v/aB-9_x/picture-png",
  "/p/aB-9_x/more",
  "/rules/arguments/pass",
  "/groups/new/houses",
  "/share/p/aB-9_x",
  "/api/p/aB-9_x",
];

describe("a page that moved", () => {
  test.each(MOVED)("redirects %s to %s permanently, with its query", async (from, to) => {
    expect(await answered(`${from}?code=a%26b&next=%2Fnew`)).toEqual([
      308,
      `${ORIGIN}${to}?code=a%26b&next=%2Fnew`,
    ]);
    expect(newPathOf(from)).toBe(to);
  });

  test("is one of these", () => {
    expect(MOVED_PAGES.map(([from]) => filled(from))).toEqual(
      MOVED.map(([from]) => from.replace("usual", "aB-9_x")),
    );
  });

  test.each(MOVED.map(([, to]) => to))("is found without another redirect: %s", async (to) => {
    expect(await answered(to)).toEqual([200, null]);
  });

  test.each([
    ["/crews/a%2Fb", "/guest-crews/a%2Fb"],
    ["/crews/%2F%2Fevil.example", "/guest-crews/%2F%2Fevil.example"],
  ])("keeps the parameters unchanged: %s", async (from, to) => {
    expect(await answered(from)).toEqual([308, ORIGIN + to]);
    expect(newPathOf(from)).toBe(to);
  });
});

test("redirects nothing else", async () => {
  const moved = [];
  for (const path of NOT_MOVED)
    if ((await answered(path))[0] !== 200 || newPathOf(path) !== null) moved.push(path);
  expect(moved).toEqual([]);
});

// Next's helper for tests, other than its server, tells capital letters from small ones.
test("redirects an old address in capital letters or with a trailing slash", () => {
  expect(newPathOf("/P/aB-9_x/")).toBe("/share/aB-9_x");
  expect(newPathOf("/Crews/aB-9_x/Move")).toBe("/guest-crews/aB-9_x/move");
});

test("keeps links with a token from search engines and from other sites, at the old address and the new one", () => {
  const withToken = /^\/(p|v)\//;
  for (const [from, to] of MOVED) {
    const policy = withToken.test(from) ? "no-referrer" : "same-origin";
    for (const path of [from, to, `${from}?q=1`, from.toUpperCase()])
      expect([path, headersOf(path)["Referrer-Policy"]]).toEqual([path, policy]);
    // A page says so itself.
    const robots = withToken.test(from) ? "noindex, nofollow" : undefined;
    for (const path of [from, `${from}?q=1`]) expect(headersOf(path)["X-Robots-Tag"]).toBe(robots);
    expect(headersOf(to)["X-Robots-Tag"]).toBeUndefined();
  }
});
