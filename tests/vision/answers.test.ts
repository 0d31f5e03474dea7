import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readNets } from "@/lib/vision/nets";
import { runNet } from "@/lib/vision/runNet";
import { nets } from "./nets";

/** Noise, and the training program's output for it, per channel. */
interface Answer {
  readonly edge: number;
  /** Thousandths as 16-bit integers, in base64. */
  readonly input: string;
  readonly output: readonly number[];
}

const answers: Readonly<Record<keyof typeof nets, Answer>> = JSON.parse(
  readFileSync(new URL("./fixtures/answers.json", import.meta.url), "utf8"),
);

test.each(["finder", "near", "wide"] as const)("repeats the training output of the %s", (name) => {
  const { edge, input, output } = answers[name];
  const bytes = Buffer.from(input, "base64");
  const area = edge * edge;
  const values = new Float32Array(area * 3);
  for (let at = 0; at < values.length; at++)
    values[(at % area) * 3 + Math.floor(at / area)] = bytes.readInt16LE(at * 2) / 1_000;
  const answered = runNet(nets[name], { width: edge, height: edge, channels: 3, values });
  const places = answered.width * answered.height;
  expect(places * answered.channels).toBe(output.length);
  // The stored weights have fewer digits than in training.
  for (const [at, expected] of output.entries())
    expect(answered.values[(at % places) * answered.channels + Math.floor(at / places)]).toBeCloseTo(
      expected,
      1.8,
    );
});

test("rejects another file as weights", () => {
  for (const text of ["", "abc", "PNG and more", "\x04\0\0\0null1234", "\xff\xff\xff\x7f{}"])
    expect(() => readNets(Uint8Array.from(Buffer.from(text, "latin1")).buffer)).toThrow("dice-nets/1");
});

test("has the license in the file of weights", () => {
  const file = readFileSync(new URL("../../lib/vision/dice.nets", import.meta.url));
  const heading = JSON.parse(file.toString("utf8", 4, 4 + file.readUInt32LE(0)));
  expect(heading.notice).toContain("BSD 3-Clause License");
  expect(heading.notice).toContain("Redistributions of source code must retain");
});
