import { remembered } from "../remembered";
import { FACES, type Face, type HandClaim } from "../vocabulary";
import { facesOf, type HandOrder, isStraight, kickersOf, SHAPES } from "./handOrder";
import { checkHand } from "./readHand";

/** One claim and its place in the order. */
export interface Rung {
  readonly claim: HandClaim;
  readonly key: number;
}

/** Everything one can claim, lowest first; of two ways to say the same, the one in fewer words. Made once for each order. */
export const ladderOf = remembered((order: HandOrder): readonly Rung[] =>
  everyClaim(order)
    .map((claim) => ({ claim, key: order.key(claim) }))
    .sort((a, b) => a.key - b.key || kickersOf(a.claim).length - kickersOf(b.claim).length),
);

function everyClaim(order: HandOrder): readonly HandClaim[] {
  return order.classes.flatMap((hand): readonly HandClaim[] => {
    if (isStraight(hand)) return [{ hand }];
    const { groups, kickers } = SHAPES[hand];
    const spoken = hand === "high-card" ? 4 : kickers;
    return arrangements(groups.length).flatMap((faces) =>
      subsets(
        FACES.filter((face) => !faces.includes(face)),
        spoken,
      ).flatMap((extra) => {
        const claim = checkHand({ hand, faces, kickers: extra }, order.highToLow);
        // Two pairs are the same either way round.
        return claim.ok && facesOf(claim.value).join() === faces.join() ? [claim.value] : [];
      }),
    );
  });
}

/** Every choice of so many different faces, order counting. */
const arrangements = (count: number): readonly (readonly Face[])[] =>
  count === 0
    ? [[]]
    : FACES.flatMap((face) =>
        arrangements(count - 1)
          .filter((rest) => !rest.includes(face))
          .map((rest) => [face, ...rest]),
      );

/** Every choice of up to so many of the faces, order aside. */
const subsets = (faces: readonly Face[], most: number): readonly (readonly Face[])[] =>
  most === 0
    ? [[]]
    : [
        [],
        ...faces.flatMap((face, at) => subsets(faces.slice(at + 1), most - 1).map((rest) => [face, ...rest])),
      ];
