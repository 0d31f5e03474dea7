import { type Find, findDice } from "./finder";
import type { Nets } from "./nets";
import { median, thinned } from "./numbers";
import { levelOf, type Photo, type Pyramid } from "./photo";
import { type Candidate, lookAgain } from "./secondLook";

/** One die that was read, in pixels of the photo: its centre, how long a side is, what it shows, and whether that is sure. */
export interface ReadDie {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: number;
  readonly sure: boolean;
}

/** A photo made ready: not larger than the nets were trained with, and its smaller versions. */
export interface Prepared {
  readonly pyramid: Pyramid;
  /** The photo for the finder, which needs less. */
  readonly small: Photo;
}

/** Longer than this, the finder gets the photo at half its size. */
const MAX_SEARCHED = 1_000;

/** Makes a photo ready that is not longer than `LONGEST` (photo.ts). */
export function prepare(photo: Photo): Prepared {
  const pyramid = [photo];
  const isLong = Math.max(photo.width, photo.height) > MAX_SEARCHED;
  return { pyramid, small: levelOf(pyramid, isLong ? 1 : 0) };
}

/** Where dice may lie, in pixels of the photo as it was made ready. */
export function findIn(nets: Nets, { pyramid, small }: Prepared): readonly Find[] {
  const up = (pyramid[0]?.width ?? 0) / small.width;
  return findDice(nets.finder, small).map((find) => ({
    ...find,
    x: find.x * up,
    y: find.y * up,
    size: find.size * up,
  }));
}

/** Least likelihood that there is a die; that it is a sure one; and how much its looks must speak for its face. */
const LEAST = 0.4;
const SURE = 0.8;
const SURE_OF_FACE = 0.9;
/** Dice of one table are of one size, seen from above: how many times larger or smaller than the middle one a die may be. */
const ODD_SIZE = 1.9;

/** Draws second looks at all finds of a photo together: no die is there twice, none is of quite another size. */
export function drawTogether(candidates: readonly Candidate[]): readonly ReadDie[] {
  const likely = thinned(candidates, ({ score }) => score, 0.6).filter(({ score }) => score >= LEAST);
  const usual = median(likely.map(({ size }) => size));
  return likely
    .filter(({ size }) => likely.length < 3 || (size > usual / ODD_SIZE && size < usual * ODD_SIZE))
    .map(({ x, y, size, face, agreed, confidence, score }) => ({
      x,
      y,
      size,
      face,
      sure: agreed && confidence >= SURE_OF_FACE && score >= SURE,
    }));
}

/** Reads the dice of a photo that is not longer than `LONGEST` (photo.ts), in one go. */
export function readDice(nets: Nets, photo: Photo): readonly ReadDie[] {
  const prepared = prepare(photo);
  const candidates = findIn(nets, prepared).map((find) => lookAgain(nets, prepared.pyramid, find));
  return drawTogether(candidates.filter((one) => one !== null));
}
