import { describe, expect, test } from "vitest";
import { median, thinned } from "@/lib/vision/numbers";
import { halved, type Photo } from "@/lib/vision/photo";
import { resized } from "@/lib/vision/resized";
import { divisorOf, shrunk } from "@/lib/vision/shrunk";

/** A gray photo of these rows. */
const grey = (rows: readonly (readonly number[])[]): Photo => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  rgb: Uint8Array.from(rows.flat().flatMap((value) => [value, value, value])),
});
const reds = ({ rgb }: Photo): readonly number[] => [...rgb].filter((_, at) => at % 3 === 0);

test("halves a photo: the mean of every four pixels, without an odd edge", () => {
  const half = halved(
    grey([
      [0, 4, 9],
      [8, 12, 9],
      [1, 1, 1],
    ]),
  );
  expect([half.width, half.height, reds(half)]).toEqual([1, 1, [6]]);
});

describe("another size", () => {
  const at = (photo: Photo, width: number, height: number) =>
    [...resized(photo, width, height).values]
      .filter((_, place) => place % 3 === 0)
      .map((value) => Math.round((value + 0.5) * 255));
  test("averages by area when smaller", () => {
    expect(at(grey([[0, 90, 180]]), 2, 1)).toEqual([30, 150]);
    expect(
      at(
        grey([
          [0, 100],
          [100, 200],
        ]),
        1,
        1,
      ),
    ).toEqual([100]);
  });
  test("interpolates when larger, and never beyond the edge", () => {
    expect(at(grey([[0, 100]]), 4, 1)).toEqual([0, 25, 75, 100]);
    expect(at(grey([[40]]), 3, 2)).toEqual([40, 40, 40, 40, 40, 40]);
  });
});

describe("the reader's size", () => {
  test("halves edges until the longer one fits", () => {
    expect([
      divisorOf(640, 480),
      divisorOf(1_700, 900),
      divisorOf(1_702, 900),
      divisorOf(4_000, 3_000),
    ]).toEqual([1, 1, 2, 4]);
  });
  test("gives the same by strips as at once, with or without a fourth channel", () => {
    const [width, height] = [3_402, 10];
    const value = (x: number, y: number) => (x * 7 + y * 13) % 251;
    const pixels = (top: number, rows: number, channels: 3 | 4) => ({
      top,
      rows,
      channels,
      values: Uint8Array.from({ length: width * rows * channels }, (_, at) => {
        const pixel = Math.floor(at / channels);
        return at % channels === 3 ? 255 : value(pixel % width, top + Math.floor(pixel / width));
      }),
    });
    const atOnce = shrunk(width, height, [pixels(0, height, 3)]);
    expect([atOnce.width, atOnce.height]).toEqual([850, 2]);
    const inStrips = shrunk(width, height, [pixels(0, 4, 4), pixels(4, 4, 4), pixels(8, 2, 4)]);
    expect(Buffer.compare(Buffer.from(atOnce.rgb), Buffer.from(inStrips.rgb))).toBe(0);
    const first = [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3].map((x) => value(x, y)));
    expect(atOnce.rgb[0]).toBe(Math.round(first.reduce((sum, one) => sum + one, 0) / 16));
  });
});

test("keeps the best of overlapping places", () => {
  const place = (x: number, rank: number) => ({ x, y: 0, size: 10, rank });
  const chosen = thinned([place(0, 1), place(3, 2), place(20, 0)], ({ rank }) => rank, 0.5);
  expect(chosen.map(({ x }) => x)).toEqual([3, 20]);
});

test("finds the median", () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 2.5, Number.NaN]);
});
