import type { Net, Plane } from "./layers";
import { median, type Place, sigmoid, thinned } from "./numbers";
import type { Photo } from "./photo";
import { resized } from "./resized";
import { runNet } from "./runNet";

// The finder is a net that looks at the whole photo and tells for every fourth pixel whether a die's centre lies there, and how large it is. It sees dice
// best that are 27 pixels wide, so the photo is shown to it at sizes at which they are.

/** Where a die may lie, in pixels of the photo. */
export interface Find extends Place {
  /** How sure the finder is, 0 to 1. */
  readonly chance: number;
  /** How wide the die was as the finder saw it. */
  readonly seen: number;
}

/** The channels of what the finder answers; six others are the faces, which the second look tells better. */
const SIZE = 6;
const DIE = 7;
const CHANNELS = 8;

/** Pixels of the photo between two answers. */
const STRIDE = 4;

/** How sure the finder is to be of a place before it is looked at again. */
const LEAST = 0.12;

/** The first size of the longer edge, the one for very large dice, and the largest. */
const FIRST = 320;
const SMALL = 192;
const LARGEST = 1024;
/** How wide a die is to be seen. */
const BEST = 27;

/** Where dice may lie in a photo. */
export function findDice(net: Net, photo: Photo): readonly Find[] {
  return thinned(
    findAtSizes((edge) => findAt(net, photo, edge)),
    rankOf,
    0.35,
  );
}

/** Finds of a size that the finder sees well come first. */
const rankOf = ({ chance, seen }: Find): number => chance * (seen >= 15 && seen <= 46 ? 1 : 0.5);

/** The edges are multiples of 16, which the nets were trained with. */
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

/** Whether no place around is more likely. */
function isPeak(answer: Plane, x: number, y: number): boolean {
  const own = valueAt(answer, x, y, DIE);
  for (let row = Math.max(0, y - 1); row <= Math.min(answer.height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(answer.width - 1, x + 1); column++)
      if (valueAt(answer, column, row, DIE) > own) return false;
  return true;
}

const sum = (finds: readonly Find[]): number => finds.reduce((total, { chance }) => total + chance, 0);

/** How many dice there are that are seen well. */
const clear = (finds: readonly Find[]): number =>
  sum(finds.filter(({ chance, seen }) => chance > 0.5 && seen > 14 && seen < 48));

const likely = (finds: readonly Find[]): readonly Find[] =>
  finds.filter(({ chance, seen }) => chance > 0.35 && seen > 13 && seen < 50);

/**
 * Chooses the sizes: 320 pixels for the longer edge and 192 for very large dice, then larger ones while they show clearly more.
 * @param findAtEdge the finds with the longer edge so long.
 */
function findAtSizes(findAtEdge: (edge: number) => readonly Find[]): readonly Find[] {
  const found = new Map<number, readonly Find[]>();
  const at = (edge: number): readonly Find[] => {
    const finds = found.get(edge) ?? findAtEdge(edge);
    found.set(edge, finds);
    return finds;
  };
  /** The larger edge where it shows clearly more, else the one there was. */
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
