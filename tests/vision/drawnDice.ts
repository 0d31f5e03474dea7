import type { Photo } from "@/lib/vision/photo";

// Synthetic dice from above, drawn pixel by pixel: for tests that need known dice.

export interface DrawnDie {
  readonly x: number;
  readonly y: number;
  /** The length of a side. */
  readonly size: number;
  readonly face: number;
  /** Radians. */
  readonly turn: number;
}

type Color = readonly [number, number, number];

const TABLE: Color = [96, 112, 88];
const BONE: Color = [238, 230, 212];
const SIDE: Color = [186, 172, 144];
const PIP: Color = [24, 20, 18];

/** Pip positions on a die from -1 to 1. */
const OFF = 0.5;
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-OFF, -OFF],
    [OFF, OFF],
  ],
  3: [
    [-OFF, -OFF],
    [0, 0],
    [OFF, OFF],
  ],
  4: [
    [-OFF, -OFF],
    [OFF, -OFF],
    [-OFF, OFF],
    [OFF, OFF],
  ],
  5: [
    [-OFF, -OFF],
    [OFF, -OFF],
    [0, 0],
    [-OFF, OFF],
    [OFF, OFF],
  ],
  6: [
    [-OFF, -OFF],
    [-OFF, 0],
    [-OFF, OFF],
    [OFF, -OFF],
    [OFF, 0],
    [OFF, OFF],
  ],
};

/** The distance of a point beyond a rounded square from -1 to 1. */
function beyondSquare(u: number, v: number, round: number): number {
  const [dx, dy] = [Math.max(0, Math.abs(u) - 1 + round), Math.max(0, Math.abs(v) - 1 + round)];
  return Math.hypot(dx, dy) - round;
}

/** A die's color at a point, in its own units; null outside. */
function colourOf(die: DrawnDie, x: number, y: number): Color | null {
  const [cos, sin] = [Math.cos(die.turn), Math.sin(die.turn)];
  const [dx, dy] = [((x - die.x) * 2) / die.size, ((y - die.y) * 2) / die.size];
  const [u, v] = [dx * cos + dy * sin, -dx * sin + dy * cos];
  const lies = (PIPS[die.face] ?? []).some(([px, py]) => Math.hypot(u - px, v - py) < 0.2);
  if (lies) return PIP;
  if (beyondSquare(u, v, 0.35) < 0) {
    const light = 1 - 0.06 * (u + v);
    return [BONE[0] * light, BONE[1] * light, BONE[2] * light];
  }
  return beyondSquare(u, v, 0.35) < 0.08 ? SIDE : null;
}

/** Deterministic grain. */
const grain = (x: number, y: number): number =>
  ((Math.imul((x * 73_856_093) ^ (y * 19_349_663), 2_654_435_761) >>> 24) - 128) / 24;

/** Draws dice on a table. Each pixel is the mean of nine points. */
export function drawDice(width: number, height: number, dice: readonly DrawnDie[]): Photo {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      const near = dice.filter((die) => Math.hypot(die.x - x, die.y - y) < die.size * 1.4);
      const sum = [0, 0, 0];
      for (const [px, py] of POINTS) {
        const shade = near.some((die) => Math.hypot(die.x + 3 - x, die.y + 4 - y) < die.size * 0.62)
          ? 0.72
          : 1;
        const table: Color = [TABLE[0] * shade, TABLE[1] * shade, TABLE[2] * shade];
        const found =
          near.map((die) => colourOf(die, x + px, y + py)).find((colour) => colour !== null) ?? table;
        for (const [channel, value] of found.entries()) sum[channel] = (sum[channel] ?? 0) + value;
      }
      for (let channel = 0; channel < 3; channel++)
        rgb[at + channel] = Math.max(0, Math.min(255, (sum[channel] ?? 0) / POINTS.length + grain(x, y)));
    }
  return { width, height, rgb };
}

const POINTS = [1 / 6, 3 / 6, 5 / 6].flatMap((y) => [1 / 6, 3 / 6, 5 / 6].map((x) => [x, y] as const));

/** Dice in rows on a table, a die apart and each rotated a little, with cycling `faces`. */
export function diceInRows(faces: readonly number[], { size = 44, across = 6 } = {}): readonly DrawnDie[] {
  return faces.map((face, at) => ({
    x: size * 2 + (at % across) * size * 2.1 + (at % 3) * 4,
    y: size * 2 + Math.floor(at / across) * size * 2.1 + (at % 2) * 5,
    size,
    face,
    turn: (at * 2.4) % (Math.PI / 2),
  }));
}
