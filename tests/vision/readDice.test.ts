import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { photoWords } from "@/lib/messages/photo";
import { emptyFolder } from "../emptyFolder";
import { diceInRows, drawDice } from "./drawnDice";

// npm run -s read-dice, as a user runs it.

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const folder = emptyFolder();
const FACES = [1, 2, 3, 4, 5, 6];
const DRAWN = diceInRows(FACES, { across: 3 });
const { width, height, rgb } = drawDice(420, 300, DRAWN);
const photo = () => sharp(rgb, { raw: { width, height, channels: 3 } });

interface DiceReading {
  readonly file: string;
  readonly ok?: false;
  readonly code?: string;
  readonly message?: string;
  readonly width: number;
  readonly height: number;
  readonly dice: readonly {
    readonly x: number;
    readonly y: number;
    readonly face: number;
    readonly sure: boolean;
  }[];
}

let readings: readonly DiceReading[];
let status: number | null;
const of = (name: string) => readings.find(({ file }) => file === join(folder, name));

beforeAll(async () => {
  const jpeg = await photo().jpeg({ quality: 92 }).toBuffer();
  const bomb = Uint8Array.from(await photo().png().toBuffer());
  new DataView(bomb.buffer).setUint32(16, 16_000);
  new DataView(bomb.buffer).setUint32(20, 12_500);
  const damaged = Uint8Array.from(jpeg);
  damaged.fill(0x55, 160, 400);
  const files: Readonly<Record<string, Uint8Array | string>> = {
    "plain.jpg": jpeg,
    // Stored rotated: its metadata has the orientation.
    "turned.jpg": await photo().rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 92 }).toBuffer(),
    "large.png": await photo()
      .resize(width * 6, height * 6)
      .png()
      .toBuffer(),
    "cut.jpg": jpeg.subarray(0, jpeg.length >> 1),
    "bomb.png": bomb,
    "damaged.jpg": damaged,
    "drawn.svg": '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    "empty.jpg": "",
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  mkdirSync(join(folder, "a folder"));
  const names = [...Object.keys(files), "a folder", "gone.jpg"].map((name) => join(folder, name));
  const ran = spawnSync("npm", ["run", "-s", "read-dice", "--", ...names], { cwd: ROOT, encoding: "utf8" });
  status = ran.status;
  readings = ran.stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(readings.map(({ file }) => file)).toEqual(names);
}, 120_000);

describe.each([
  ["plain.jpg", 1],
  ["turned.jpg", 1],
  ["large.png", 6],
])("%s", (name, scale) => {
  test("is read upright, in its own pixels", () => {
    const read = of(name);
    expect(Object.keys(read ?? {})).toEqual(["file", "width", "height", "dice", "ms"]);
    expect(read).toMatchObject({ width: width * scale, height: height * scale });
    const faceAt = ({ x, y }: (typeof DRAWN)[number]) =>
      read?.dice.find((die) => Math.hypot(die.x - x * scale, die.y - y * scale) < 10 * scale)?.face;
    expect(DRAWN.map(faceAt)).toEqual(FACES);
    expect(read?.dice).toHaveLength(6);
  });
});

test.each([
  ["cut.jpg", "photo-cut-off"],
  ["bomb.png", "photo-too-large"],
  ["drawn.svg", "photo-type"],
  ["empty.jpg", "photo-type"],
] as const)("refuses %s with a sentence", (name, code) => {
  expect(of(name)).toEqual({ file: join(folder, name), ok: false, code, message: photoWords.refusals[code] });
});

test("refuses a damaged file too, or reads it partially, without a crash", () => {
  expect(of("damaged.jpg")).toBeDefined();
});

test("reports unreadable files, reads the others, and exits with 2", () => {
  for (const name of ["a folder", "gone.jpg"])
    expect(of(name)).toMatchObject({ ok: false, code: "unreadable-file", message: photoWords.noFile });
  expect(status).toBe(2);
});

test("prints its usage without a file", () => {
  const ran = spawnSync("npm", ["run", "-s", "read-dice"], { cwd: ROOT, encoding: "utf8" });
  expect([ran.status, ran.stdout]).toEqual([2, ""]);
  expect(ran.stderr).toContain("read-dice -- FILE");
});
