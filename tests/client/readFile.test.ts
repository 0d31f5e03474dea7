import { afterEach, expect, test, vi } from "vitest";
import { type Arrived, readFile } from "@/lib/client/readFile";

afterEach(() => {
  vi.unstubAllGlobals();
});

const LINES = [
  '{"format":"dice-group/1"}',
  '{"game":{"note":"ä{\\"game\\":"}}',
  '{"ledger":1}',
  '{"game":2}',
  "",
];
const BYTES = new TextEncoder().encode(LINES.join("\n"));

/** A server that sends a file in parts of one byte, and then may break off. */
function sends({ status = 200, games = "2", breaks = false, parts = [...BYTES] } = {}): void {
  const body = () =>
    new ReadableStream<Uint8Array>({
      pull(to) {
        const next = parts.shift();
        if (next !== undefined) to.enqueue(new Uint8Array([next]));
        else if (breaks) to.error(new TypeError("network error"));
        else to.close();
      },
    });
  const headers = { "content-type": "application/jsonl", ...(games && { "x-games": games }) };
  vi.stubGlobal("fetch", async () => new Response(body(), { status, headers }));
}

const read = (seen: Arrived[], signal = new AbortController().signal) =>
  readFile("/file", { signal, onProgress: (arrived) => seen.push(arrived) });

test("counts the games of a file as they arrive, however it is cut, and keeps every byte", async () => {
  sends();
  const seen: Arrived[] = [];
  const file = await read(seen);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(BYTES);
  expect(seen[0]).toEqual({ games: 0, of: 2 });
  expect([...new Set(seen.map(({ games }) => games))]).toEqual([0, 1, 2]);
});

test("says no total if the server says none", async () => {
  sends({ games: "" });
  const seen: Arrived[] = [];
  await read(seen);
  expect(new Set(seen.map(({ of }) => of))).toEqual(new Set([null]));
});

test("never gives half a file: a broken connection, an error and a cancel throw", async () => {
  sends({ breaks: true });
  await expect(read([])).rejects.toThrow("network error");
  sends({ status: 503 });
  await expect(read([])).rejects.toThrow("503");
});
