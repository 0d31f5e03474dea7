import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearCachedData, clearWhenSignedOut } from "@/lib/client/clearCachedData";
import { saveCases, savedCases } from "@/lib/client/offlineCases";

const BOOKS = [{ id: "g1", name: "Station 7", cases: [] }];

/** The number of requests, and the response. */
let asked = 0;
let answer: () => Response | Promise<Response>;

beforeEach(async () => {
  const texts = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
  vi.stubGlobal("fetch", async () => {
    asked++;
    return answer();
  });
  await clearCachedData();
  asked = 0;
  saveCases(BOOKS);
});
afterEach(() => vi.unstubAllGlobals());

const signedIn = () => Response.json({ user: { name: "Bea" }, expires: "2027-01-01T00:00:00.000Z" });
const signedOut = () => Response.json({});

test("clears a phone whose session ended elsewhere, even if it opens an old copy", async () => {
  for (const drawnSignedIn of [false, true]) {
    answer = signedIn;
    expect(await clearWhenSignedOut(true)).toBe(false);
    expect(savedCases()).toEqual(BOOKS);
    answer = signedOut;
    expect(await clearWhenSignedOut(drawnSignedIn)).toBe(true);
    expect(savedCases()).toEqual([]);
    saveCases(BOOKS);
    expect(await clearWhenSignedOut(false)).toBe(false);
  }
});

test("sends no request from a phone that was never signed in, and keeps its data", async () => {
  answer = signedOut;
  expect(await clearWhenSignedOut(false)).toBe(false);
  expect([asked, savedCases()]).toEqual([0, BOOKS]);
});

test.each([
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a fault of the server", () => Response.json({}, { status: 503 })],
  ["too many requests", () => Response.json({}, { status: 429 })],
  ["a page that is not ours", () => new Response("<p>Welcome to the hotel</p>")],
])("keeps everything on %s", async (_, respond) => {
  answer = respond;
  expect(await clearWhenSignedOut(true)).toBe(false);
  expect([asked, savedCases()]).toEqual([1, BOOKS]);
});
