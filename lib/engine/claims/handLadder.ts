import { remembered } from "../remembered";
import { FACES, type Face, type HandClaim } from "../vocabulary";
import { facesOf, type HandOrder, kickersOf, SHAPES } from "./handOrder";
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

/** Whatever faces and kickers make a claim of a class, as `checkHand` says. */
const everyClaim = (order: HandOrder): readonly HandClaim[] =>
  order.classes.flatMap((hand) =>
    arrangements(SHAPES[hand].groups.length).flatMap((faces) =>
      choices(FACES).flatMap((kickers) => {
        const claim = checkHand({ hand, faces, kickers }, order.highToLow);
        // Two pairs are the same either way round.
        return claim.ok && facesOf(claim.value).join() === faces.join() ? [claim.value] : [];
      }),
    ),
  );

/** Every way to name so many faces, one after the other. */
const arrangements = (count: number): readonly (readonly Face[])[] =>
  count === 0 ? [[]] : FACES.flatMap((face) => arrangements(count - 1).map((rest) => [face, ...rest]));

/** Every subset of these faces. */
const choices = ([face, ...others]: readonly Face[]): readonly (readonly Face[])[] =>
  face === undefined ? [[]] : choices(others).flatMap((some) => [some, [face, ...some]]);
