import fc from "fast-check";
import { expect, test } from "vitest";
import { depthwise } from "@/lib/vision/depthwise";
import type { Plane } from "@/lib/vision/layers";
import { pack } from "@/lib/vision/matrix";
import { runNet } from "@/lib/vision/runNet";

// Compares the fast loops with a plain convolution.

const noise = (length: number, seed: number): Float32Array =>
  Float32Array.from({ length }, (_, at) => Math.sin(at * 12.9898 + seed * 78.233) * 2);

interface Sum {
  readonly side: number;
  readonly stride: number;
  readonly pad: number;
}

/** One output of a convolution, tap by tap; zero beyond the edges. */
function sumAt(
  plane: Plane,
  { side, stride, pad }: Sum,
  x: number,
  y: number,
  tap: (at: number, channel: number) => number,
) {
  let sum = 0;
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const [px, py] = [x * stride + column - pad, y * stride + row - pad];
      if (px < 0 || py < 0 || px >= plane.width || py >= plane.height) continue;
      for (let channel = 0; channel < plane.channels; channel++)
        sum +=
          (plane.values[(py * plane.width + px) * plane.channels + channel] ?? 0) *
          tap(row * side + column, channel);
    }
  return sum;
}

const shapes = fc.record({
  width: fc.integer({ min: 5, max: 12 }),
  height: fc.integer({ min: 5, max: 12 }),
  channels: fc.integer({ min: 1, max: 5 }),
  outputs: fc.integer({ min: 1, max: 9 }),
  side: fc.constantFrom(1, 3, 5),
  stride: fc.constantFrom(1, 2),
  relu: fc.boolean(),
  seed: fc.integer({ min: 0, max: 1_000 }),
});

test("sums over all channels", () => {
  fc.assert(
    fc.property(shapes, ({ width, height, channels, outputs, side, stride, relu, seed }) => {
      const pad = side >> 1;
      const inputs = side * side * channels;
      const weights = noise(outputs * inputs, seed);
      const bias = noise(outputs, seed + 1);
      const plane = { width, height, channels, values: noise(width * height * channels, seed + 2) };
      const floor = relu ? 0 : Number.NEGATIVE_INFINITY;
      const s = side === 1 ? 1 : stride;
      const out = runNet(
        [{ kind: "conv", side, stride: s, pad, floor, adds: false, matrix: pack(weights, bias, inputs) }],
        plane,
      );
      expect(out.channels).toBe(outputs);
      for (let y = 0; y < out.height; y++)
        for (let x = 0; x < out.width; x++)
          for (let output = 0; output < outputs; output++) {
            const tap = (at: number, channel: number) =>
              weights[output * inputs + at * channels + channel] ?? 0;
            const sum = (bias[output] ?? 0) + sumAt(plane, { side, stride: s, pad }, x, y, tap);
            expect(out.values[(y * out.width + x) * outputs + output]).toBeCloseTo(Math.max(floor, sum), 3);
          }
    }),
    { numRuns: 60 },
  );
});

test.each([
  ["5×5 that keeps the size", 5, 2],
  ["5×5 without edges", 5, 0],
  ["3×3 without edges", 3, 0],
])("handles each channel alone: %s", (_, side, pad) => {
  fc.assert(
    fc.property(shapes, ({ width, height, channels, relu, seed }) => {
      const weights = noise(side * side * channels, seed);
      const bias = noise(channels, seed + 1);
      const plane = { width, height, channels, values: noise(width * height * channels, seed + 2) };
      const floor = relu ? 0 : Number.NEGATIVE_INFINITY;
      const out = depthwise({ kind: "dw", side, pad, floor, weights, bias }, plane);
      for (let y = 0; y < out.height; y++)
        for (let x = 0; x < out.width; x++)
          for (let channel = 0; channel < channels; channel++) {
            const tap = (at: number, of: number) =>
              of === channel ? (weights[at * channels + channel] ?? 0) : 0;
            const sum = (bias[channel] ?? 0) + sumAt(plane, { side, stride: 1, pad }, x, y, tap);
            expect(out.values[(y * out.width + x) * channels + channel]).toBeCloseTo(Math.max(floor, sum), 3);
          }
    }),
    { numRuns: 40 },
  );
});
