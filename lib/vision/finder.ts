import type { Net, Plane } from "./layers";
import { median, type Place, sigmoid, thinned } from "./numbers";
import type { Photo } from "./photo";
import { resized } from "./resized";
import { runNet } from "./runNet";

// The finder is a net that searches the whole photo. For every fourth pixel it returns the chance of a die's center and the die's size.
// It finds dice best at 27 pixels, so the photo is scaled to several sizes.

/** A possible die, in pixels of the photo. */
export interface Find extends Place {
  /** How sure the finder is, 0 to 1. */
  readonly chance: number;
  /** The die's width in the scaled photo. */
  readonly seen: number;
}

/** The finder's output channels. The first six are faces, which the second look reads better. */
const SIZE = 6;
const DIE = 7;
const CHANNELS = 8;

/** Pixels of the scaled photo per output pixel. */
const STRIDE = 4;

/** The minimum chance for a second look. */
const LEAST = 0.12;

/** Lengths of the longer edge: the first, the one for very large dice, and the maximum. */
const FIRST = 320;
const SMALL = 192;
const LARGEST = 1024;
/** The width at which the finder sees a die best. */
const BEST = 27;

/** Finds possible dice in a photo. */
export function findDice(net: Net, photo: Photo): readonly Find[] {
  return thinned(
    findAtSizes((edge) => findAt(net, photo, edge)),
    rankOf,
    0.35,
  );
}

/** Ranks finds of a size that the finder sees well first. */
const rankOf = ({ chance, seen }: Find): number => chance * (seen >= 15 && seen <= 46 ? 1 : 0.5);

/** Rounds an edge to a multiple of 16: the nets were trained with those. */
const edgeOf = (edge: number, scale: number): number => Math.max(32, Math.round((edge * scale) / 16) * 16);

function findAt(net: Net, photo: Photo, longest: number): readonly Find[] {
  const scale = longest / Math.max(photo.width, photo.height);
  const [width, height] = [edgeOf(photo.width, scale), edgeOf(photo.height, scale)];
  const [across, down] = [width / photo.width, height / photo.height];
  const answer = runNet(net, resized(photo, width, height));
  const finds: Find[] = [];
  for (let y = 0; y < answer.height; y++)
    for (let x = 0; x < answer.width; x++) {
      const chance = sigmoid(valueAt(answer, x, y, DIE));
      if (chance <= LEAST || !isPeak(answer, x, y)) continue;
      const seen = 32 * Math.exp(Math.max(-2, Math.min(2, valueAt(answer, x, y, SIZE))));
      finds.push({
        x: (x * STRIDE + STRIDE / 2) / across,
        y: (y * STRIDE + STRIDE / 2) / down,
        size: (seen * 2) / (across + down),
        chance,
        seen,
      });
    }
  return finds;
}

const valueAt = ({ width, values }: Plane, x: number, y: number, channel: number): number =>
  values[(y * width + x) * CHANNELS + channel] as number;

/** Returns whether no adjacent pixel has a higher chance. */
function isPeak(answer: Plane, x: number, y: number): boolean {
  const own = valueAt(answer, x, y, DIE);
  for (let row = Math.max(0, y - 1); row <= Math.min(answer.height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(answer.width - 1, x + 1); column++)
      if (valueAt(answer, column, row, DIE) > own) return false;
  return true;
}

const sum = (finds: readonly Find[]): number => finds.reduce((total, { chance }) => total + chance, 0);

/** The expected number of clearly visible dice. */
const clear = (finds: readonly Find[]): number =>
  sum(finds.filter(({ chance, seen }) => chance > 0.5 && seen > 14 && seen < 48));

const likely = (finds: readonly Find[]): readonly Find[] =>
  finds.filter(({ chance, seen }) => chance > 0.35 && seen > 13 && seen < 50);

/**
 * Chooses sizes of the longer edge: 320 pixels, 192 for very large dice, then larger ones while they show clearly more dice.
 * @param findAtEdge finds dice with a given length of the longer edge
 */
function findAtSizes(findAtEdge: (edge: number) => readonly Find[]): readonly Find[] {
  const found = new Map<number, readonly Find[]>();
  const at = (edge: number): readonly Find[] => {
    const finds = found.get(edge) ?? findAtEdge(edge);
    found.set(edge, finds);
    return finds;
  };
  /** Returns the larger edge if it shows clearly more dice, else the current one. */
  const better = (edge: number, larger: number): number => {
    if (clear(at(larger)) > 1.2 * clear(at(edge)) + 0.3) return larger;
    if (larger !== edge) found.delete(larger);
    return edge;
  };
  const first = at(FIRST);
  const huge = at(SMALL).filter(({ chance, seen }) => chance > 0.5 && seen > 28);
  found.set(SMALL, huge);
  if (sum(huge) > clear(first)) return [...found.values()].flat();
  const sure = likely(first).filter(({ chance }) => chance > 0.6);
  let edge = sure.length < 2 ? better(FIRST, 2 * FIRST) : FIRST;
  for (let times = 0; times < 2; times++) {
    const width = median(likely(at(edge)).map(({ seen }) => seen));
    const wanted = (edge * BEST) / width;
    if (width < 21 && edge < LARGEST) {
      const next = better(edge, Math.trunc(Math.min(LARGEST, Math.max(edge * 1.4, wanted))));
      if (next === edge) break;
      edge = next;
    } else {
      if (width > 38 && edge === FIRST) at(Math.trunc(Math.max(160, wanted)));
      break;
    }
  }
  return [...found.values()].flat();
}
