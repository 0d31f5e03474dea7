import { expect, test, vi } from "vitest";
import { drawTogether, type ReadDie, readDice } from "@/lib/vision/reader";
import { type DrawnDie, diceInRows, drawDice } from "./drawnDice";
import { nets } from "./nets";

// Reading takes a second of CPU time, more on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const dice = (count: number) => Array.from({ length: count }, (_, at) => (at % 6) + 1);

/** The faces read at the drawn dice, in order; null where nothing was read. */
const readAt = (read: readonly ReadDie[], drawn: readonly DrawnDie[]) =>
  drawn.map(
    ({ x, y, size }) => read.find((die) => Math.hypot(die.x - x, die.y - y) < size / 2)?.face ?? null,
  );

test.each([
  [27, 24, 21],
  [3, 64, 8],
])("reads %i drawn dice of %i pixels, each at its place", (count, size, across) => {
  const faces = dice(count);
  const drawn = diceInRows(faces, { size, across: 9 });
  const read = readDice(nets, drawDice(size * across, size * 8, drawn));
  expect(readAt(read, drawn)).toEqual(faces);
  expect(read).toHaveLength(count);
});

test("reads one large die", () => {
  const die = { x: 170, y: 160, size: 48, face: 5, turn: 0.4 };
  expect(readDice(nets, drawDice(340, 320, [die])).map(({ face }) => face)).toEqual([5]);
});

test("finds no dice on an empty table, a blank cube, or a plain wall", () => {
  expect(readDice(nets, drawDice(640, 160, []))).toEqual([]);
  expect(readDice(nets, { width: 64, height: 16, rgb: new Uint8Array(64 * 16 * 3) })).toEqual([]);
  const blank = diceInRows([0, 0, 0, 0]);
  expect(readDice(nets, drawDice(480, 170, blank)).filter(({ sure }) => sure)).toEqual([]);
});

test("is deterministic, and independent of the orientation", () => {
  const drawn = drawDice(640, 170, diceInRows([1, 2, 3, 4, 5, 6]));
  expect(readDice(nets, drawn)).toEqual(readDice(nets, drawn));
  const narrow = { width: 1_600, height: 64, rgb: new Uint8Array(1_600 * 64 * 3).fill(90) };
  expect(readDice(nets, narrow)).toEqual([]);
});

const candidate = { x: 0, y: 0, size: 20, face: 4, confidence: 0.99, agreed: true, score: 0.95 };

test("keeps the likelier of two detections of one die, and drops one of a very different size", () => {
  const dice = drawTogether([
    { ...candidate, face: 3, score: 0.7 },
    candidate,
    { ...candidate, x: 100 },
    { ...candidate, x: 200 },
    { ...candidate, x: 400, size: 60 },
  ]);
  expect(dice.map(({ x, face }) => [x, face])).toEqual([
    [0, 4],
    [100, 4],
    [200, 4],
  ]);
});

test.each([
  ["one look saw another face", { agreed: false }],
  ["the looks are in doubt", { confidence: 0.89 }],
  ["there may be no die", { score: 0.79 }],
])("is not confident if %s", (_, doubt) => {
  expect(drawTogether([{ ...candidate, ...doubt }])[0]?.sure).toBe(false);
  expect(drawTogether([candidate])[0]?.sure).toBe(true);
});

test("drops detections below an even chance", () => {
  expect(drawTogether([{ ...candidate, score: 0.39 }])).toEqual([]);
});
