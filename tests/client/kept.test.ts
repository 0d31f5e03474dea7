import { afterEach, expect, test, vi } from "vitest";
import { forgetTable, keep, kept, keyOfTable, onKept } from "@/lib/client/kept";

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage; `refuses` as in a private window. */
const storage = (refuses: boolean) => {
  const texts = new Map<string, string>();
  const use = <T>(work: () => T): T => {
    if (refuses) throw new Error("storage is blocked");
    return work();
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => use(() => texts.get(key) ?? null),
    setItem: (key: string, text: string) => use(() => texts.set(key, text)),
    removeItem: (key: string) => use(() => texts.delete(key)),
  });
  return texts;
};

test("what is kept is stored, found again, and forgotten with null", () => {
  const texts = storage(false);
  keep("stored", "dice");
  expect(texts.get("stored")).toBe("dice");
  expect(kept("stored")).toBe("dice");
  keep("stored", null);
  expect(texts.has("stored")).toBe(false);
  expect(kept("stored")).toBeNull();
});

test("what an earlier page kept is found", () => {
  storage(false).set("earlier", "dice");
  expect(kept("earlier")).toBe("dice");
});

test("a browser that refuses to store loses nothing while the page lasts, and nothing throws", () => {
  storage(true);
  expect(kept("blocked")).toBeNull();
  keep("blocked", "dice");
  expect(kept("blocked")).toBe("dice");
});

test("listeners hear of every change until they stop", () => {
  storage(false);
  const heard = vi.fn();
  const stop = onKept(heard);
  keep("heard", "1");
  stop();
  keep("heard", "2");
  expect(heard).toHaveBeenCalledTimes(1);
});

test("what was kept for a table is forgotten with it, and nothing else", async () => {
  const texts = storage(false);
  for (const game of ["ours", "other"])
    for (const what of ["reveal", "break"] as const) keep(keyOfTable(what, game), "dice");
  keep(keyOfTable("keys", "table"), "own");
  await forgetTable("ours", "table");
  expect(kept(keyOfTable("keys", "table"))).toBeNull();
  expect([...texts.keys()]).toEqual(["reveal:other", "break:other"]);
});
