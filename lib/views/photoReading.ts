import { counts, type Face, isFace } from "@/lib/engine";

// The dice of a photo during review: the reading with a person's corrections.

/** A die in photo pixels: its center and its side. */
export interface PhotoDie {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: Face;
  /** True if the reader is confident, or a person confirmed it. */
  readonly sure: boolean;
}

/** A reading, and the photo's size. */
export interface PhotoReading {
  readonly width: number;
  readonly height: number;
  /** In rows from the top, left to right. */
  readonly dice: readonly PhotoDie[];
}

/** The dice of a photo as the reader found them. */
export function readingOf(
  { width, height }: Pick<PhotoReading, "width" | "height">,
  dice: readonly (Omit<PhotoDie, "face"> & { readonly face: number })[],
): PhotoReading {
  const found = dice.flatMap((die) => (isFace(die.face) ? [{ ...die, face: die.face }] : []));
  return { width, height, dice: inRows(found) };
}

/** Sorts dice into rows from the top, left to right: a row's centers differ by less than a side. */
function inRows(dice: readonly PhotoDie[]): readonly PhotoDie[] {
  const rows: PhotoDie[][] = [];
  for (const die of dice.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && die.y - first.y < Math.max(die.size, first.size)) row.push(die);
    else rows.push([die]);
  }
  return rows.flatMap((row) => row.toSorted((one, other) => one.x - other.x));
}

const withDice = (reading: PhotoReading, dice: readonly PhotoDie[]): PhotoReading => ({ ...reading, dice });

/** Sets a die's face. */
export const fixDie = (reading: PhotoReading, at: number, face: Face): PhotoReading =>
  withDice(
    reading,
    reading.dice.map((die, place) => (place === at ? { ...die, face, sure: true } : die)),
  );

/** Removes a die. */
export const removeDie = (reading: PhotoReading, at: number): PhotoReading =>
  withDice(reading, reading.dice.toSpliced(at, 1));

/** A position in a photo. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Adds a missed die, with the median size of the others, or a typical one. */
export function addDie(reading: PhotoReading, { x, y }: Spot, face: Face): PhotoReading {
  const sizes = reading.dice.map(({ size }) => size).toSorted((one, other) => one - other);
  const size = sizes[sizes.length >> 1] ?? Math.max(reading.width, reading.height) / 16;
  return withDice(reading, inRows([...reading.dice, { x, y, size, face, sure: true }]));
}

/** The index of the tapped die: the nearest one within a side of its center or within `reach`; -1: none. */
export function dieAt({ dice }: PhotoReading, { x, y }: Spot, reach: number): number {
  const far = (die: PhotoDie) => Math.hypot(die.x - x, die.y - y);
  const nearest = dice.toSorted((one, other) => far(one) - far(other))[0];
  return nearest && far(nearest) <= Math.max(nearest.size, reach) ? dice.indexOf(nearest) : -1;
}

/** The claim to check. */
export interface Counting {
  readonly face: Face;
  readonly wild: Face | null;
}

/** A reading compared with the expectation. */
export interface ReadingView {
  /** True for each die that counts. */
  readonly counting: readonly boolean[];
  readonly found: number;
  readonly unsure: number;
  /** Missing dice (positive) or extra ones (negative); 0 if it fits, or nothing is expected. */
  readonly missing: number;
  /** True if so few are confident that it is probably no photo of dice. */
  readonly nonsense: boolean;
}

/** With more than this many dice and fewer than half confident, it is no photo of dice. */
const FEW = 6;

/**
 * Compares a reading with the expected dice.
 * @param expected Their number; null if unknown.
 */
export function viewReading(
  { dice }: PhotoReading,
  expected: number | null,
  counted: Counting | null,
): ReadingView {
  const counting = dice.map(({ face }) => counted !== null && counts(face, counted.face, counted.wild));
  const unsure = dice.filter(({ sure }) => !sure).length;
  return {
    counting,
    found: counting.filter((one) => one).length,
    unsure,
    missing: expected === null ? 0 : expected - dice.length,
    nonsense: unsure > FEW && 2 * unsure > dice.length,
  };
}

/** A part of a photo. */
export interface Frame extends Spot {
  readonly width: number;
  readonly height: number;
}

/** The part of a photo with dice and a margin, for a large view. */
export function frameOf({ width, height, dice }: PhotoReading): Frame {
  const whole = { x: 0, y: 0, width, height };
  if (dice.length === 0) return whole;
  const room = 2.5 * Math.max(...dice.map(({ size }) => size));
  const left = Math.max(0, Math.min(...dice.map(({ x }) => x)) - room);
  const top = Math.max(0, Math.min(...dice.map(({ y }) => y)) - room);
  const right = Math.min(width, Math.max(...dice.map(({ x }) => x)) + room);
  const bottom = Math.min(height, Math.max(...dice.map(({ y }) => y)) + room);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * Splits a photo's dice into two hands at the widest gap, across or down, with a full hand on each side.
 * @returns each die's hand; null if there are not two hands of `hand` dice.
 */
export function twoHands({ dice }: PhotoReading, hand: number): readonly (0 | 1)[] | null {
  if (dice.length !== 2 * hand) return null;
  const gaps = (["x", "y"] as const).map((axis) => {
    const sorted = dice.toSorted((one, other) => one[axis] - other[axis]);
    const [last, first] = [sorted[hand - 1], sorted[hand]];
    return { first: sorted.slice(0, hand), gap: (first?.[axis] ?? 0) - (last?.[axis] ?? 0) };
  });
  const [across, down] = gaps;
  const one = across && down && across.gap > down.gap ? across.first : down?.first;
  return dice.map((die) => (one?.includes(die) ? 0 : 1));
}
