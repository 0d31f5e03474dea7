import { type Cut, crop } from "./crop";
import type { Find } from "./finder";
import type { Net } from "./layers";
import type { Nets } from "./nets";
import { logit, type Place, sigmoid } from "./numbers";
import type { Pyramid } from "./photo";
import { runNet } from "./runNet";

// Two nets look at a crop of each find. Their seven classes are: no readable top face, and the six faces.

/** The result of a second look, in pixels of the photo. */
export interface Candidate extends Place {
  readonly face: number;
  /** The mean chance of that face over all looks, 0 to 1. */
  readonly confidence: number;
  /** Each look saw that face. */
  readonly agreed: boolean;
  /** The chance that a die lies there at all, 0 to 1. */
  readonly score: number;
}

interface View extends Pick<Cut, "edge" | "die" | "least"> {
  readonly net: keyof Nets;
}

/** In the near view the die fills the crop. The wide view shows more around it. */
const NEAR: View = { net: "near", edge: 48, die: 26, least: 0.7 };
const WIDE: View = { net: "wide", edge: 40, die: 18, least: 0.5 };

interface Glance {
  readonly view: View;
  readonly turn: number;
  readonly mirrored: boolean;
}

const glance = (view: View, turn: number, mirrored: boolean): Glance => ({ view, turn, mirrored });

const EIGHTH = Math.PI / 4;

/** Looks that correct the position and the size. */
const SECOND_GLANCES = [glance(WIDE, 0.4, false), glance(NEAR, 2, false)];
/** Looks that read the face. The others run only if the first two differ or are in doubt. */
const READING = [glance(NEAR, 0, false), glance(WIDE, EIGHTH, true)];
const ONCE_MORE = [
  glance(NEAR, 2 * EIGHTH, true),
  glance(NEAR, EIGHTH, false),
  glance(NEAR, 3 * EIGHTH, true),
  glance(WIDE, 3 * EIGHTH, false),
  glance(WIDE, 0, true),
  glance(WIDE, 2 * EIGHTH, false),
];
const NO_DOUBT = 0.95;

interface Seen {
  /** The chance of no readable face, then of each face. */
  readonly chances: readonly number[];
  /** The die's offset from the middle of the crop, in sides of a die, and the logarithm of its relative size. */
  readonly off: readonly [x: number, y: number, size: number];
  readonly matrix: readonly [number, number, number, number];
}

function look(nets: Nets, pyramid: Pyramid, place: Place, { view, turn, mirrored }: Glance): Seen {
  const { plane, matrix } = crop(pyramid, place, { ...view, turn, mirrored });
  const answer = Array.from(runNet(nets[view.net] as Net, plane).values);
  const strongest = Math.max(...answer.slice(0, 7));
  const powers = answer.slice(0, 7).map((value) => Math.exp(value - strongest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const [x = 0, y = 0, size = 0] = answer.slice(7).map((value) => value / 4);
  return { chances: powers.map((power) => power / total), off: [x, y, size], matrix };
}

/** The maximum distance by which a look moves a place, in sides of the die. */
const FARTHEST = 0.35;

function refined(place: Place, { off, matrix }: Seen, die: number): Place {
  const [a, b, c, d] = matrix;
  const determinant = a * d - b * c;
  const [x, y] = [off[0] * die, off[1] * die];
  const [dx, dy] = [(d * x - b * y) / determinant, (-c * x + a * y) / determinant];
  const within = Math.min(1, (FARTHEST * place.size) / Math.hypot(dx, dy));
  const [across, down] = within > 0 ? [dx * within, dy * within] : [0, 0];
  return {
    x: place.x + across,
    y: place.y + down,
    size: place.size * Math.exp(Math.max(-0.4, Math.min(0.4, off[2]))),
  };
}

const mostLikely = (chances: readonly number[]): number => chances.indexOf(Math.max(...chances));
/** The most likely face, even if there is probably none. */
const faceOf = ([, ...faces]: readonly number[]): number => mostLikely(faces) + 1;

const meanOf = (seen: readonly Seen[]): readonly number[] =>
  Array.from(
    { length: 7 },
    (_, at) => seen.reduce((sum, { chances }) => sum + (chances[at] ?? 0), 0) / seen.length,
  );

const allSee = (seen: readonly Seen[], face: number): boolean =>
  seen.every(({ chances }) => mostLikely(chances) === face);

/** Looks again at a find. Returns null if there is no die. */
export function lookAgain(nets: Nets, pyramid: Pyramid, find: Find): Candidate | null {
  let place: Place = find;
  let nothing = 0;
  for (const one of SECOND_GLANCES) {
    const seen = look(nets, pyramid, place, one);
    const [none = 0] = seen.chances;
    nothing += none / SECOND_GLANCES.length;
    if (none <= 0.97) place = refined(place, seen, one.view.die);
  }
  if (nothing > NO_DOUBT) return null;
  const seen = READING.map((one) => look(nets, pyramid, place, one));
  const first = meanOf(seen);
  const likely = faceOf(first);
  if (!allSee(seen, likely) || (first[likely] ?? 0) < NO_DOUBT)
    seen.push(...ONCE_MORE.map((one) => look(nets, pyramid, place, one)));
  const chances = meanOf(seen);
  const face = faceOf(chances);
  return {
    x: place.x,
    y: place.y,
    size: place.size,
    face,
    confidence: chances[face] ?? 0,
    agreed: allSee(seen, face),
    score: sigmoid(-2.6 + 1.84 * logit(find.chance) + 0.73 * logit(1 - (chances[0] ?? 0))),
  };
}
