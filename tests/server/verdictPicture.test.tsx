import { inflateSync } from "node:zlib";
import { ImageResponse } from "next/og";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { drawable, drawableNames } from "@/app/_picture/drawable";
import { drawingOf } from "@/app/_picture/drawingOf";
import { VerdictPicture } from "@/app/verdict/_picture/VerdictPicture";
import { GET } from "@/app/verdict/[token]/picture.png/route";
import type { Action } from "@/lib/engine";
import { type Cloth, MAX_PLATE_LENGTH, MAX_STAMP_LENGTH, PLAIN_CLOTH } from "@/lib/protocol/cloth";
import { fold } from "@/lib/protocol/journal";
import { drawPicture } from "@/lib/server/api/pictures/drawPicture";
import { withLocale } from "@/lib/server/http/locale";
import { PEER_ADDRESS } from "@/lib/server/http/peerAddress";
import type { FollowedVerdict } from "@/lib/server/publicLinks/openVerdict";
import { playedRounds } from "@/lib/views/playedRounds";
import {
  bangs,
  calls,
  counted,
  doubts,
  lifts,
  opens,
  outcome,
  says,
  shows,
  start,
  tableOf,
} from "../engine/tableOf";
import { journalOf } from "../protocol/journalOf";
import { ownDataFolder } from "./ownDataFolder";
import { sharedRound } from "./sharedVerdict";

ownDataFolder();

const NINE = ["s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9"];
const NAMES = Object.fromEntries(NINE.map((seat, at) => [seat, `Player ${at}`]));

/** A verdict to draw. */
function verdictOf(
  game: string,
  house: Readonly<Record<string, string | number>>,
  ...actions: readonly Action[]
): FollowedVerdict {
  const [round] = playedRounds(fold(tableOf(NINE, house, game), journalOf(...actions)));
  if (round === undefined) throw new Error("no round was settled");
  const { settled } = round;
  const more = {
    at: "2026-11-20T12:00:00.000Z",
    drink: null,
    cloth: null,
    status: "stands",
    mark: "mark",
  } as const;
  return { game, names: NAMES, drawn: settled, shared: settled, alternatives: null, ...more };
}

/** Draws a verdict in this thread, whose network is watched. */
const drawVerdict = async (verdict: FollowedVerdict): Promise<Buffer> =>
  Buffer.from(await drawPicture(drawingOf(<VerdictPicture verdict={verdict} />)));

/** A PNG's header, and the number of different bytes in its lines. */
function readPng(file: Buffer) {
  expect(file.subarray(0, 8)).toEqual(Buffer.from("89504e470d0a1a0a", "hex"));
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
    if (file.toString("latin1", at + 4, at + 8) === "IDAT")
      parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  const size = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const there = new Uint8Array(256);
  for (const byte of inflateSync(Buffer.concat(parts))) there[byte] = 1;
  return { size, bytes: there.filter(Boolean).length };
}

/** Network requests meanwhile. */
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (from: string | URL | Request) => {
    // The renderer's own code, from a data URL.
    if (String(from).startsWith("data:")) return real(from);
    asked.push(String(from));
    return Promise.reject(new Error("there is no network"));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const DICE = shows(Object.fromEntries(NINE.map((seat) => [seat, [5, 4, 1]])));

describe("a verdict’s picture", () => {
  test.each<[string, FollowedVerdict]>([
    [
      "dice, wild ones and missing ones",
      verdictOf("firehouse", {}, start("s1"), says("s1", "20 fives"), bangs("s3"), DICE),
    ],
    [
      "a thousand missing",
      verdictOf("firehouse", {}, start("s1"), says("s1", "999999 fives"), bangs("s3"), DICE),
    ],
    [
      "a count",
      verdictOf(
        "red-dead",
        { ante: 1 },
        opens("s1"),
        says("s1", "9 sixes"),
        calls("s2", "spot-on"),
        counted(9),
      ),
    ],
    [
      "an answer",
      verdictOf("firehouse", {}, start("s1"), says("s1", "9 sixes"), bangs("s2"), outcome("short")),
    ],
    [
      "a hand",
      verdictOf(
        "closed-cup",
        {},
        opens("s1"),
        says("s1", "pair of twos, five"),
        doubts("s2"),
        lifts(2, 2, 5, 4, 3),
      ),
    ],
    [
      "an own hand",
      verdictOf(
        "own-hand",
        {},
        opens("s1"),
        says("s1", "high straight"),
        doubts("s2"),
        shows({ s1: [2, 3, 4, 5, 6] }),
      ),
    ],
    ["a roll of two", verdictOf("mia", {}, opens("s1"), says("s1", "64"), doubts("s2"), lifts(6, 3))],
    ["a believed Mia", verdictOf("mia", {}, opens("s1"), says("s1", "mia"), calls("s2", "concede"))],
  ])("is drawn with %s", async (_, verdict) => {
    const { size, bytes } = readPng(await drawVerdict(verdict));
    expect(size).toEqual([1200, 630]);
    expect(bytes).toBeGreaterThan(100);
    expect(asked).toEqual([]);
  });

  test.each(["en", "de", "es"] as const)("is drawn in any language: %s", async (language) => {
    const verdict = verdictOf(
      "firehouse",
      {},
      ...[start("s1"), says("s1", "9 sixes"), bangs("s2", "s4"), DICE],
    );
    for (const status of ["stands", "corrected", "taken-back"] as const)
      await withLocale(language, () => drawVerdict({ ...verdict, status }));
    expect(asked).toEqual([]);
  });

  test("uses its group's felt, stamp and nameplate; undrawable characters are dropped", async () => {
    const verdict = verdictOf("firehouse", {}, start("s1"), says("s1", "20 fives"), bangs("s3"), DICE);
    const draw = (cloth: Partial<Cloth>) =>
      drawVerdict({ ...verdict, cloth: { ...PLAIN_CLOTH, felt: "blue", ...cloth } });
    const plain = await draw({});
    for (const other of [{ felt: "plum" }, { short: "Busted" }, { plate: "Station 7" }] as const)
      expect((await draw(other)).equals(plain)).toBe(false);
    expect((await draw({ short: "🎲", there: "Never seen", plate: "王" })).equals(plain)).toBe(true);
    const longest = { short: "W".repeat(MAX_STAMP_LENGTH), plate: "W".repeat(MAX_PLATE_LENGTH) };
    expect(readPng(await draw(longest)).size).toEqual([1200, 630]);
    expect(asked).toEqual([]);
  });

  test("never requests a font: missing characters are dropped", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const missing = new ImageResponse(<div style={{ display: "flex" }}>王</div>, {
      width: 100,
      height: 100,
    });
    await missing.arrayBuffer().catch(() => undefined);
    expect(asked).not.toEqual([]);
    asked.length = 0;
    logged.mockRestore();
    const every = Array.from({ length: 0x2fff }, (_, code) => drawable(String.fromCodePoint(code))).join("");
    const verdict = verdictOf(
      "firehouse",
      {},
      start("s1"),
      says("s1", "9 sixes"),
      bangs("s2"),
      outcome("short"),
    );
    const names = { ...NAMES, s1: every, s2: "🎲 Юля 王 שלום \u{1f468}\u200d\u{1f692} ﷽" };
    await drawVerdict({ ...verdict, names, drink: "🍺 пиво" });
    expect(asked).toEqual([]);
  });
});

test.each([
  ["Ann", "Ann"],
  ["  Łukasz   Ćirić ", "Łukasz Ćirić"],
  ["Nguyễn Đức", "Nguyễn Đức"],
  ["Ａｎｎ 🎲", "Ann"],
  ["Юля", ""],
  ["a\u202eb\u0000c", "abc"],
])("reduces %j to %j", (name, written) => {
  expect(drawable(name)).toBe(written);
});

test("uses the seat number for a name without drawable letters", () => {
  const names = { s1: "Ann", s2: "Юля", s3: "🎲 !" };
  expect(drawableNames(names, (place) => `Player ${place}`)).toEqual({
    s1: "Ann",
    s2: "Player 2",
    s3: "Player 3",
  });
});

describe("its URL", () => {
  let addresses = 0;
  const ask = (token: string, headers: Readonly<Record<string, string>> = {}) =>
    GET(new Request("http://table/", { headers: { [PEER_ADDRESS]: `192.0.2.${++addresses}`, ...headers } }), {
      params: Promise.resolve({ token }),
    });

  test("returns a picture with short caching, and revalidates", async () => {
    const { token } = await sharedRound();
    const answer = await ask(token);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300, must-revalidate");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(readPng(Buffer.from(await answer.arrayBuffer())).size).toEqual([1200, 630]);
    const etag = answer.headers.get("etag") ?? "";
    const again = await ask(token, { "if-none-match": etag });
    expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
  });

  test.each([
    ["nothing", ""],
    ["what might be one", "x".repeat(22)],
    ["what is far too long", "x".repeat(4000)],
    ["another path", "../picture.png"],
    ["control characters", "%00"],
    ["a die", "🎲"],
  ])("has none for %s", async (_, token) => {
    const answer = await ask(token);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("sends a retry time after too many invalid ones", async () => {
    const from = { [PEER_ADDRESS]: "198.51.100.7" };
    for (let guess = 0; guess < 60; guess++) await ask(`guess-${guess}`, from);
    const answer = await ask("one more", from);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
