import { type CountClaim, FACES, type Face, type Ladder } from "../vocabulary";

/** The rank of ones among the faces (S8 `ones`). */
export type Ones = "low" | "high";

/** A ladder for raising count claims (S8, U3). */
export interface LadderSteps {
  beats(claim: CountClaim, latest: CountClaim): boolean;
  /** The fewest dice of `face` that beat `latest`, or null if that face can no longer be claimed. */
  fewest(face: Face, latest: CountClaim): number | null;
}

const height = (face: Face, ones: Ones): number => (ones === "high" && face === 1 ? 7 : face);

/** Faces from low to high. */
export const facesLowToHigh = (ones: Ones): readonly Face[] =>
  [...FACES].sort((a, b) => height(a, ones) - height(b, ones));

/** The fewest dice of a face that beat the latest claim, by ladder. Everything else derives from it. */
const FEWEST: Record<Ladder, (face: Face, latest: CountClaim, ones: Ones) => number | null> = {
  "quantity-major": (face, latest, ones) =>
    height(face, ones) > height(latest.face, ones) ? latest.count : latest.count + 1,
  "face-major": (face, latest, ones) => {
    if (face === latest.face) return latest.count + 1;
    return height(face, ones) > height(latest.face, ones) ? 1 : null;
  },
  "no-decrease": (face, latest, ones) => {
    if (face === latest.face) return latest.count + 1;
    return height(face, ones) > height(latest.face, ones) ? latest.count : null;
  },
  "quantity-only": (_face, latest) => latest.count + 1,
  perudo: (face, latest) => {
    if (face === 1) return latest.face === 1 ? latest.count + 1 : Math.ceil(latest.count / 2);
    if (latest.face === 1) return latest.count * 2 + 1;
    return face > latest.face ? latest.count : latest.count + 1;
  },
};

/** The steps of a ladder, with ones low or high. */
export function ladderSteps(ladder: Ladder, ones: Ones): LadderSteps {
  const fewest = (face: Face, latest: CountClaim) => FEWEST[ladder](face, latest, ones);
  return {
    fewest,
    beats(claim, latest) {
      const least = fewest(claim.face, latest);
      return least !== null && claim.count >= least;
    },
  };
}
