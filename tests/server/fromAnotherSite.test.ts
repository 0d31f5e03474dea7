import { afterEach, expect, test, vi } from "vitest";
import { fromAnotherSite } from "@/lib/server/http/fromAnotherSite";

afterEach(() => vi.unstubAllEnvs());

const by = (method: string, headers: Record<string, string>) =>
  fromAnotherSite(
    new Request("http://table.local:3000/", { method, headers: { host: "table.local:3000", ...headers } }),
  );

test.each([
  ["a script, or a browser's own address line", "POST", {}, false],
  ["our page", "POST", { origin: "http://table.local:3000", "sec-fetch-site": "same-origin" }, false],
  ["our page over plain http", "POST", { origin: "http://table.local:3000" }, false],
  [
    "our page, spelled otherwise",
    "POST",
    { origin: "http://table.local:3000", host: "Table.LOCAL:3000" },
    false,
  ],
  ["another site", "POST", { origin: "https://evil.example" }, true],
  ["another port", "POST", { origin: "http://table.local:4000" }, true],
  ["a name that begins like ours", "POST", { origin: "http://table.local:3000.evil.example" }, true],
  ["a page that hides where it is from", "POST", { origin: "null" }, true],
  ["nonsense", "POST", { origin: "table.local:3000" }, true],
  ["another site without an origin", "POST", { "sec-fetch-site": "cross-site" }, true],
  ["another name under our domain", "POST", { "sec-fetch-site": "same-site" }, true],
  ["another site's form", "POST", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }, true],
  ["another site's DELETE", "DELETE", { "sec-fetch-site": "cross-site" }, true],
  ["a link on another site", "GET", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }, false],
  ["another site that reads", "GET", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }, true],
  ["another site that reads openly", "GET", { origin: "https://evil.example" }, true],
  ["our page reads", "GET", { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" }, false],
  ["the address line", "GET", { "sec-fetch-site": "none", "sec-fetch-mode": "navigate" }, false],
])("decides %s: %s %j → %s", (_what, method, headers, refused) => {
  expect(by(method, headers)).toBe(refused);
});

test("uses PUBLIC_URL behind a proxy, and https only if it says so", () => {
  vi.stubEnv("PUBLIC_URL", "https://dice.example.org");
  expect(by("POST", { origin: "https://dice.example.org" })).toBe(false);
  expect(by("POST", { origin: "http://dice.example.org", host: "dice.example.org" })).toBe(true);
  expect(by("POST", { origin: "https://dice.example.org.evil.example" })).toBe(true);
  expect(by("POST", { origin: "http://192.168.1.7:3000", host: "192.168.1.7:3000" })).toBe(false);
});
