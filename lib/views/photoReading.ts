import { counts, type Face, isFace } from "@/lib/engine";

// The dice of a photo while somebody looks them over: what was read, and what a person said of it.

/** A die in the photo, in its pixels: its centre, and how long a side is. */
export interface PhotoDie {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: Face;
  /** The reader is sure of it, or a person said so. */
  readonly sure: boolean;
}

/** What was read of a photo, and how large that is. */
export interface PhotoReading {
  readonly width: number;
  readonly height: number;
  /** In rows from the top, as one reads. */
  readonly dice: readonly PhotoDie[];
}

/** The dice of a photo as a reader found them. */
export function readingOf(
  { width, height }: Pick<PhotoReading, "width" | "height">,
  dice: readonly (Omit<PhotoDie, "face"> & { readonly face: number })[],
): PhotoReading {
  const found = dice.flatMap((die) => (isFace(die.face) ? [{ ...die, face: die.face }] : []));
  return { width, height, dice: inRows(found) };
}

/** Dice from the top in rows, each from the left: those are in one row whose centres are less than a side apart. */
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

/** Somebody said what a die shows. */
export const mendDie = (reading: PhotoReading, at: number, face: Face): PhotoReading =>
  withDice(
    reading,
    reading.dice.map((die, place) => (place === at ? { ...die, face, sure: true } : die)),
  );

/** Somebody said that there is no die, or none in play. */
export const removeDie = (reading: PhotoReading, at: number): PhotoReading =>
  withDice(reading, reading.dice.toSpliced(at, 1));

/** A place in a photo. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Somebody said that a die was passed over. It is as large as the others are in the middle, or as a die is in most photos. */
export function addDie(reading: PhotoReading, { x, y }: Spot, face: Face): PhotoReading {
  const sizes = reading.dice.map(({ size }) => size).toSorted((one, other) => one - other);
  const size = sizes[sizes.length >> 1] ?? Math.max(reading.width, reading.height) / 16;
  return withDice(reading, inRows([...reading.dice, { x, y, size, face, sure: true }]));
}

/** Which die a finger meant: the nearest one, if it lies within a side of its centre or within `reach`; -1: none, there is a spot without one. */
export function dieAt({ dice }: PhotoReading, { x, y }: Spot, reach: number): number {
  const far = (die: PhotoDie) => Math.hypot(die.x - x, die.y - y);
  const nearest = dice.toSorted((one, other) => far(one) - far(other))[0];
  return nearest && far(nearest) <= Math.max(nearest.size, reach) ? dice.indexOf(nearest) : -1;
}

/** What the dice of a photo are held against. */
export interface Counting {
  readonly face: Face;
  readonly wild: Face | null;
}

/** The reading held against what is expected. */
export interface ReadingView {
  /** Whether each die counts. */
  readonly counting: readonly boolean[];
  readonly found: number;
  readonly unsure: number;
  /** How many dice are missing (above 0) or too many (below); 0: it fits, or nothing is expected. */
  readonly missing: number;
  /** So few are sure that it hardly is a photo of dice. */
  readonly nonsense: boolean;
}

/** More than so many, and fewer than a half of them sure, are no dice. */
const FEW = 6;

/**
 * Holds a reading against the dice that are there.
 * @param expected how many those are; null where nobody knows.
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

/** The part of the photo in which the dice lie, with room around: so that they are drawn large. */
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
 * Two hands that lie in one photo: the dice apart where the widest gap is, across or down, that leaves a whole hand on either side.
 * @returns for each die in which of the two it is; null where there are not two hands of `hand` dice.
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
