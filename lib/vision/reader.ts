import { type Find, findDice } from "./finder";
import type { Nets } from "./nets";
import { median, thinned } from "./numbers";
import { levelOf, type Photo, type Pyramid } from "./photo";
import { type Candidate, lookAgain } from "./secondLook";

/** A die in pixels of the photo: its center, side, face, and whether the reading is sure. */
export interface ReadDie {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: number;
  readonly sure: boolean;
}

/** A photo of a size that the nets were trained with, and its smaller versions. */
export interface Prepared {
  readonly pyramid: Pyramid;
  /** The photo for the finder, which needs fewer pixels. */
  readonly small: Photo;
}

/** The finder searches longer photos at half their size. */
const MAX_SEARCHED = 1_000;

/** Prepares a photo whose edges are at most `MAX_SIDE` (photo.ts). */
export function prepare(photo: Photo): Prepared {
  const pyramid = [photo];
  const isLong = Math.max(photo.width, photo.height) > MAX_SEARCHED;
  return { pyramid, small: levelOf(pyramid, isLong ? 1 : 0) };
}

/** Finds possible dice, in pixels of the prepared photo. */
export function findIn(nets: Nets, { pyramid, small }: Prepared): readonly Find[] {
  const up = (pyramid[0]?.width ?? 0) / small.width;
  return findDice(nets.finder, small).map((find) => ({
    ...find,
    x: find.x * up,
    y: find.y * up,
    size: find.size * up,
  }));
}

/** Minimums: the score of a die, the score of a sure die, and the confidence in its face. */
const LEAST = 0.4;
const SURE = 0.8;
const SURE_OF_FACE = 0.9;
/** The dice of a table have one size. A die can be at most this many times larger or smaller than the median. */
const ODD_SIZE = 1.9;

/** Combines the second looks at a photo: drops duplicates and dice of a very different size. */
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

/** Reads the dice of a photo whose edges are at most `MAX_SIDE` (photo.ts). */
export function readDice(nets: Nets, photo: Photo): readonly ReadDie[] {
  const prepared = prepare(photo);
  const candidates = findIn(nets, prepared).map((find) => lookAgain(nets, prepared.pyramid, find));
  return drawTogether(candidates.filter((one) => one !== null));
}
