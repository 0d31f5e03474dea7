import { remembered } from "../remembered";
import { FACES, type Face, type HandClaim } from "../vocabulary";
import { facesOf, type HandOrder, kickersOf, SHAPES } from "./handOrder";
import { checkHand } from "./readHand";

/** A claim and its position in the order. */
export interface Rung {
  readonly claim: HandClaim;
  readonly key: number;
}

/**
 * All claims, lowest first; a claim with two wordings appears in the shorter one. Computed once per order.
 */
export const ladderOf = remembered((order: HandOrder): readonly Rung[] =>
  everyClaim(order)
    .map((claim) => ({ claim, key: order.key(claim) }))
    .sort((a, b) => a.key - b.key || kickersOf(a.claim).length - kickersOf(b.claim).length),
);

/** All claims of each class that `checkHand` accepts. */
const everyClaim = (order: HandOrder): readonly HandClaim[] =>
  order.classes.flatMap((hand) =>
    arrangements(SHAPES[hand].groups.length).flatMap((faces) =>
      choices(FACES).flatMap((kickers) => {
        const claim = checkHand({ hand, faces, kickers }, order.highToLow);
        // Two pairs are the same in either order.
        return claim.ok && facesOf(claim.value).join() === faces.join() ? [claim.value] : [];
      }),
    ),
  );

/** All sequences of this many faces. */
const arrangements = (count: number): readonly (readonly Face[])[] =>
  count === 0 ? [[]] : FACES.flatMap((face) => arrangements(count - 1).map((rest) => [face, ...rest]));

/** Every subset of these faces. */
const choices = ([face, ...others]: readonly Face[]): readonly (readonly Face[])[] =>
  face === undefined ? [[]] : choices(others).flatMap((some) => [some, [face, ...some]]);
