import { refusal } from "../checks";
import type { ClaimLanguage, OpenDice } from "../parts";
import { remembered } from "../remembered";
import { cannotHappen, ok, type Result, refused } from "../result";
import {
  type CLAIM_WORDS,
  type Claim,
  type Complete,
  FACES,
  type Face,
  type HandClaim,
  isFace,
  type Refusal,
} from "../vocabulary";
import { facesOf, type HandClass, type HandOrder, handOrder, kickersOf, SHAPES } from "./handOrder";
import { namedDice } from "./namedDice";
import { checkHand, readHandText, type Understood } from "./readHand";
import { sayHand } from "./sayHand";

/** Claims about the poker hand of five dice (S2, H1–H8, H11). */
export function fiveDiceHands({
  raise_strictness: strictness,
  ...house
}: Complete<typeof CLAIM_WORDS.hands>): ClaimLanguage {
  const order = handOrder(house);
  const key = (claim: Claim) => order.key(asHand(claim));
  const higher = (claim: number, latest: number) =>
    claim > latest && (strictness === "literal" || weakest(order)(claim) > weakest(order)(latest));

  return {
    read: (spoken) => read(spoken, order),
    say: (claim) => sayHand(asHand(claim)),
    beats: (claim, latest) => higher(key(claim), key(latest)),
    compare: (a, b) => key(a) - key(b),
    opening: () => null,
    cap: () => null,
    lowest(latest, _context, fits = () => true) {
      const above = latest === null ? 0 : key(latest);
      const rung = ladderOf(order).find(
        (each) => (latest === null || higher(each.key, above)) && fits(each.claim),
      );
      return rung?.claim ?? null;
    },
    lowestPerFace: () => [],
    warnings: () => [],
    judge(claim, lifted) {
      const rules = ["S2"] as const;
      if ("outcome" in lifted) return ok({ finding: lifted.outcome, margin: null, found: null, rules });
      if ("count" in lifted) return refused(refusal("bad-format", "S12"));
      const found = order.handOf(lifted.dice);
      const margin = Math.sign(order.key(found) - key(claim));
      return ok({ finding: margin < 0 ? "short" : margin === 0 ? "exact" : "over", margin, found, rules });
    },
    ofDice: order.handOf,
    rankOf: (dice) => order.place(dice),
    kind: "hand",
    every: () => ladderOf(order).map(({ claim }) => claim),
    naturalNeeded: false,
    fiveAlike: "five",
    openDice: openDice(order, house.wild_ones === "on"),
  };
}

/** This language reads only hand claims. */
function asHand(claim: Claim): HandClaim {
  if (!("hand" in claim)) cannotHappen("not a hand claim");
  return claim;
}

function read(spoken: unknown, order: HandOrder): Result<HandClaim, Refusal> {
  const meant =
    typeof spoken === "string" ? readHandText(spoken, (near) => suggestion(near, order)) : readObject(spoken);
  if (!meant.ok) return meant;
  if (!order.classes.includes(meant.value.hand)) return refused(refusal("wrong-claim-kind", "H4"));
  return checkHand(meant.value, order.highToLow);
}

const suggestion = (near: Understood, order: HandOrder): string | undefined => {
  const claim = order.classes.includes(near.hand) ? checkHand(near, order.highToLow) : null;
  return claim?.ok ? sayHand(claim.value) : undefined;
};

const KEYS: ReadonlySet<string> = new Set(["hand", "faces", "kickers"]);

function readObject(spoken: unknown): Result<Understood, Refusal> {
  const bad = () => refused(refusal("bad-format", "H5"));
  if (typeof spoken !== "object" || spoken === null || Array.isArray(spoken)) return bad();
  if ("count" in spoken || "mia" in spoken) return refused(refusal("wrong-claim-kind", "S2"));
  const { hand, faces = [], kickers = [] } = spoken as { hand?: unknown; faces?: unknown; kickers?: unknown };
  const unknown = Object.keys(spoken).find((name) => !KEYS.has(name));
  if (unknown !== undefined) return refused(refusal("unknown-key", null, { name: unknown }));
  if (typeof hand !== "string" || !Object.hasOwn(SHAPES, hand)) return bad();
  const numbers = (list: unknown): list is readonly number[] =>
    Array.isArray(list) && list.every((item) => typeof item === "number");
  if (!numbers(faces) || !numbers(kickers)) return bad();
  if (!faces.every(isFace)) return refused(refusal("bad-face", null));
  return ok({ hand: hand as HandClass, faces, kickers });
}

/**
 * By order and key: the position of the weakest of the 252 hands that make a claim with that key true (H7).
 */
const weakest = remembered((order: HandOrder) =>
  remembered(
    (key: number) => findWeakest(order, key),
    (key) => key,
  ),
);

function findWeakest(order: HandOrder, key: number): number {
  const hands = order.hands();
  let low = 0;
  let high = hands.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (order.key(hands[middle] as HandClaim) >= key) high = middle;
    else low = middle + 1;
  }
  return low;
}

const count = (dice: readonly Face[], face: Face) => dice.filter((die) => die === face).length;

/** All ways to complete these dice to five; none if there are more than five. */
function fillings(dice: readonly Face[]): readonly (readonly Face[])[] {
  if (dice.length > 5) return [];
  return dice.length === 5 ? [dice] : FACES.flatMap((face) => fillings([...dice, face]));
}

/** How many dice of a claim are missing among these. Wild ones each replace one (C3, H11). */
function missing(named: readonly Face[], dice: readonly Face[], wildOnes: boolean): number {
  const helps = wildOnes ? FACES.filter((face) => face !== 1) : FACES;
  const apart = helps.reduce<number>(
    (sum, face) => sum + Math.max(0, count(named, face) - count(dice, face)),
    0,
  );
  return wildOnes ? Math.max(0, apart + count(named, 1) - count(dice, 1)) : apart;
}

const openDice = (order: HandOrder, wildOnes: boolean): OpenDice => ({
  // C3: named dice that are not in the open must fit under the cup.
  fitsInOneHand(claim, open, strict) {
    const { hand } = asHand(claim);
    const named = namedDice(asHand(claim));
    if (open.length + missing(named, open, wildOnes) > 5) return false;
    return (
      !strict ||
      fillings(open).some((dice) => missing(named, dice, wildOnes) === 0 && order.handOf(dice).hand === hand)
    );
  },
  canStillBeTrue: (claim, open) =>
    fillings(open).some((dice) => order.key(order.handOf(dice)) >= order.key(asHand(claim))),
});

/** A claim and its position in the order. */
interface Rung {
  readonly claim: HandClaim;
  readonly key: number;
}

/**
 * All claims, lowest first; a claim with two wordings appears in the shorter one. Computed once per order.
 */
const ladderOf = remembered((order: HandOrder): readonly Rung[] =>
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
