import { beforeEach, expect, test, vi } from "vitest";
import { clearCachedData } from "@/lib/client/clearCachedData";
import { saveText } from "@/lib/client/localStore";
import { saveCases, savedCases } from "@/lib/client/offlineCases";
import type { CaseBook } from "@/lib/protocol/cases";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";

const BOOKS: readonly CaseBook[] = [{ id: "g1", name: "Station 7", cases: [] }];

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
});

test("finds the latest past rulings, and clears them when another user may have the phone", async () => {
  saveCases(BOOKS);
  expect(savedCases()).toEqual(BOOKS);
  await clearCachedData();
  expect(savedCases()).toEqual([]);
  saveCases(BOOKS);
  saveCases([]);
  expect(savedCases()).toEqual([]);
});

test.each(["no JSON", "null", "7", JSON.stringify({ engine: ENGINE_VERSION + 1, books: BOOKS })])(
  "ignores data that the program did not store: %s",
  (text) => {
    saveText("cases", text);
    expect(savedCases()).toEqual([]);
  },
);
