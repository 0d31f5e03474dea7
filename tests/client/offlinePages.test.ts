import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { cacheChange, cachingOf, PAGES } from "@/lib/client/offlinePages";

const pagesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page.tsx")
    .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, "/"));

describe("cached pages", () => {
  test("declares every page as cached or not", () => {
    expect(Object.keys(PAGES).toSorted()).toEqual(pagesOf("app").toSorted());
  });

  test("caches a URL as its page declares", () => {
    for (const [route, keeping] of Object.entries(PAGES))
      expect([route, cachingOf(route.replaceAll(/\[\w+\]/g, "aB-9_x"))]).toEqual([route, keeping]);
  });

  test.each([
    "/groups/aB-9_x/settings",
    "/groups/aB-9_x/members",
    "/groups/aB-9_x/a-page-to-come",
    "/groups/aB-9_x/settings/more",
    "/tables/aB-9_x/code",
    "/share/aB-9_x",
    "/verdict/aB-9_x",
    "/join/aB-9_x",
    "/invite/aB-9_x",
    "/tv/aB-9_x",
    "/account",
    "/groups/new",
    "/constructor",
    "/__proto__",
    "//settings",
    "",
  ])("caches nothing of %s", (address) => {
    expect(cachingOf(address)).toBe("nothing");
  });
});

test("deletes the copy on a refusal or redirect, replaces it with a page, and keeps it on an error", () => {
  const answered = (status: number) => ({ status, type: "basic", redirected: false }) as const;
  const changes = Object.fromEntries(
    [200, 204, 401, 403, 404, 408, 410, 421, 429, 500, 502, 503].map((status) => [
      status,
      cacheChange(answered(status)),
    ]),
  );
  const [replace, leave] = ["replace", "leave"];
  const lost = "delete";
  expect(changes).toEqual({
    ...{ 200: replace, 204: leave, 401: lost, 403: lost, 404: lost, 408: leave, 410: lost, 421: leave },
    ...{ 429: leave, 500: leave, 502: leave, 503: leave },
  });
  expect(cacheChange({ status: 0, type: "opaqueredirect", redirected: false })).toBe(lost);
  expect(cacheChange({ status: 200, type: "basic", redirected: true })).toBe(lost);
});
