import { afterEach, expect, test, vi } from "vitest";
import { clearTable, keyOfTable, onTextSaved, savedText, saveText } from "@/lib/client/localStore";

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage; `refuses` like a private window. */
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

test("stores a text, finds it again, and deletes it with null", () => {
  const texts = storage(false);
  saveText("stored", "dice");
  expect(texts.get("stored")).toBe("dice");
  expect(savedText("stored")).toBe("dice");
  saveText("stored", null);
  expect(texts.has("stored")).toBe(false);
  expect(savedText("stored")).toBeNull();
});

test("finds the text of an earlier page", () => {
  storage(false).set("earlier", "dice");
  expect(savedText("earlier")).toBe("dice");
});

test("falls back to memory if the browser refuses to store, without throwing", () => {
  storage(true);
  expect(savedText("blocked")).toBeNull();
  saveText("blocked", "dice");
  expect(savedText("blocked")).toBe("dice");
});

test("notifies listeners of every change until they stop", () => {
  storage(false);
  const heard = vi.fn();
  const stop = onTextSaved(heard);
  saveText("heard", "1");
  stop();
  saveText("heard", "2");
  expect(heard).toHaveBeenCalledTimes(1);
});

test("clears the keys of a table with it, and nothing else", async () => {
  const texts = storage(false);
  for (const game of ["ours", "other"])
    for (const what of ["reveal", "break"] as const) saveText(keyOfTable(what, game), "dice");
  saveText(keyOfTable("keys", "table"), "own");
  await clearTable("ours", "table");
  expect(savedText(keyOfTable("keys", "table"))).toBeNull();
  expect([...texts.keys()]).toEqual(["reveal:other", "break:other"]);
});
