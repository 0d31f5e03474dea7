import { beforeEach, expect, test, vi } from "vitest";
import { clearSeen } from "@/lib/client/clearSeen";
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

test("the case books that came last are found, and forgotten when somebody else may have the phone", async () => {
  saveCases(BOOKS);
  expect(savedCases()).toEqual(BOOKS);
  await clearSeen();
  expect(savedCases()).toEqual([]);
  saveCases(BOOKS);
  saveCases([]);
  expect(savedCases()).toEqual([]);
});

test.each(["no JSON", "null", "7", JSON.stringify({ engine: ENGINE_VERSION + 1, books: BOOKS })])(
  "what no such program kept is nothing: %s",
  (text) => {
    saveText("cases", text);
    expect(savedCases()).toEqual([]);
  },
);
