import { remembered } from "../remembered";
import { cannotHappen } from "../result";
import { type CLAIM_WORDS, type Complete, FACES, type Face, type HandClaim } from "../vocabulary";

/** The house rules that define the order of hands (H3, H4, H6, H11, O2). */
type HandHouse = Omit<Complete<typeof CLAIM_WORDS.hands>, "raise_strictness">;

export type HandClass = HandClaim["hand"];

/** For each class: the sizes of its groups, and how many kickers a claim may name (H1, H5). */
export const SHAPES: Readonly<
  Record<HandClass, { readonly groups: readonly number[]; readonly kickers: number }>
> = {
  "high-card": { groups: [], kickers: 5 },
  pair: { groups: [2], kickers: 3 },
  "two-pair": { groups: [2, 2], kickers: 1 },
  three: { groups: [3], kickers: 2 },
  "full-house": { groups: [3, 2], kickers: 0 },
  four: { groups: [4], kickers: 1 },
  five: { groups: [5], kickers: 0 },
  "low-straight": { groups: [], kickers: 0 },
  "high-straight": { groups: [], kickers: 0 },
  "ace-straight": { groups: [], kickers: 0 },
};

/** The five dice of a straight (H4, O2). */
export const STRAIGHTS = {
  "low-straight": [1, 2, 3, 4, 5],
  "high-straight": [2, 3, 4, 5, 6],
  "ace-straight": [3, 4, 5, 6, 1],
} as const satisfies Partial<Record<HandClass, readonly Face[]>>;

export const isStraight = (hand: HandClass): hand is keyof typeof STRAIGHTS => hand in STRAIGHTS;

/** A family of classes: all straights are one (H1). */
export type HandFamily = Exclude<HandClass, keyof typeof STRAIGHTS> | "straight";

/** The family of hand that a claim names. */
export const familyOf = ({ hand }: HandClaim): HandFamily => (isStraight(hand) ? "straight" : hand);

/** The named groups of a claim, in the order of its class. */
export const facesOf = (claim: HandClaim): readonly Face[] => ("faces" in claim ? claim.faces : []);
export const kickersOf = (claim: HandClaim): readonly Face[] => ("kickers" in claim ? claim.kickers : []);

/** Builds a claim of a class from valid faces and kickers. */
export const handClaim = (hand: HandClass, faces: readonly Face[], kickers: readonly Face[]): HandClaim =>
  ({
    hand,
    ...(SHAPES[hand].groups.length > 0 && { faces }),
    ...(SHAPES[hand].kickers > 0 && { kickers }),
  }) as unknown as HandClaim;

/**
 * An order of hands: the 252 distinct hands of five dice, fewer with wild ones, and all claims about them.
 */
export interface HandOrder {
  /** Classes from low to high; straights only if the house rules have them (H1). */
  readonly classes: readonly HandClass[];
  /**
   * A number that orders claims and whole hands: higher is better (H2, H6). Unnamed kickers count as nothing.
   */
  key(claim: HandClaim): number;
  /** The best class of five dice, with all kickers, high to low. */
  handOf(dice: readonly Face[]): HandClaim;
  /** All different hands, weakest first. */
  hands(): readonly HandClaim[];
  /** The index of five dice among these hands, from 0 (the weakest). A table lookup, for millions a second. */
  indexOf(dice: readonly Face[]): number;
  /**
   * The rank among all, from 1 (the weakest), and the chance that five fresh dice are at least as good (H9).
   */
  place(dice: readonly Face[]): { readonly rank: number; readonly of: number; readonly chance: number };
  /** Faces high to low (H3). */
  highToLow(faces: readonly Face[]): readonly Face[];
}

/** The order of hands under house rules; each of the few is computed once. */
export const handOrder = remembered(
  makeOrder,
  ({ ones, straights, ace_straight, implied_kicker, wild_ones }) =>
    [ones, straights, ace_straight, implied_kicker, wild_ones].join(),
);

function makeOrder(house: HandHouse): HandOrder {
  const height = (face: Face) => (house.ones === "high" && face === 1 ? 7 : face);
  const highToLow = (faces: readonly Face[]) => [...faces].sort((a, b) => height(b) - height(a));
  const lowest = [...FACES].sort((a, b) => height(a) - height(b));
  const straights: readonly HandClass[] =
    house.straights === "none"
      ? []
      : [
          "low-straight",
          "high-straight",
          ...(house.ace_straight === "on" ? (["ace-straight"] as const) : []),
        ];
  const classes: readonly HandClass[] = [
    "high-card",
    "pair",
    "two-pair",
    "three",
    ...(house.straights === "below-full-house" ? straights : []),
    "full-house",
    ...(house.straights === "above-full-house" ? straights : []),
    "four",
    "five",
  ];

  /** H6: the implied kicker. */
  const spoken = (claim: HandClaim): readonly Face[] => {
    const kickers = kickersOf(claim);
    const named = facesOf(claim);
    const implies = house.implied_kicker === "on" && kickers.length === 0 && named.length > 0;
    return implies && SHAPES[claim.hand].kickers > 0
      ? lowest.filter((face) => !named.includes(face)).slice(0, 1)
      : kickers;
  };

  const key = (claim: HandClaim): number => {
    const places = [...facesOf(claim), ...spoken(claim)].map(height);
    let value = classes.indexOf(claim.hand);
    for (let place = 0; place < 5; place++) value = value * 8 + (places[place] ?? 0);
    return value;
  };

  const classify = (dice: readonly Face[]): HandClaim => {
    const straight = straights.find(
      (name) => isStraight(name) && STRAIGHTS[name].every((face) => dice.includes(face)),
    );
    if (straight) return handClaim(straight, [], []);
    const many = (face: Face) => dice.filter((die) => die === face).length;
    const groups = highToLow(FACES.filter((face) => many(face) > 1)).toSorted((a, b) => many(b) - many(a));
    const kickers = highToLow(FACES.filter((face) => many(face) === 1));
    const sizes = groups.map(many);
    const hand = classes.find((name) => !isStraight(name) && SHAPES[name].groups.join() === sizes.join());
    if (hand === undefined) cannotHappen("dice that make no hand");
    return handClaim(hand, groups, kickers);
  };

  /** H11: the best hand of the dice, where each one can be any face. */
  const best = (dice: readonly Face[]): HandClaim => {
    const natural = dice.filter((die) => die !== 1);
    return rollsOf(dice.length - natural.length)
      .map((wild) => classify([...natural, ...wild]))
      .reduce((high, hand) => (key(hand) > key(high) ? hand : high));
  };

  const bestOf = house.wild_ones === "on" ? best : classify;
  let made: { readonly hands: readonly HandClaim[]; readonly indexes: Uint8Array } | undefined;
  const table = () => {
    made ??= rankEverything(bestOf, key);
    return made;
  };
  const indexOf = (dice: readonly Face[]) => table().indexes[rollIndex(dice)] as number;
  const hands = () => table().hands;
  const place = (dice: readonly Face[]) => {
    const at = indexOf(dice);
    const { indexes } = table();
    return {
      rank: at + 1,
      of: hands().length,
      chance: indexes.filter((other) => other >= at).length / indexes.length,
    };
  };
  return {
    classes,
    key,
    // A rule set may take dice from hands. Five dice are looked up.
    handOf: (dice) => (dice.length === 5 ? (hands()[indexOf(dice)] as HandClaim) : bestOf(dice)),
    hands,
    indexOf,
    place,
    highToLow,
  };
}

/** The index of an ordered roll of five dice, 0 to 7,775. */
const rollIndex = (dice: readonly Face[]): number => dice.reduce((index, die) => index * 6 + die - 1, 0);

/** A number for dice in any order: how often each face appears, in base 6. Faces count from 0. */
const multisetKey = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + 6 ** die, 0);

/** The distinct hands, weakest first, and the position of each of the 7,776 rolls among them (H9, H11). */
function rankEverything(classify: (dice: readonly Face[]) => HandClaim, key: (hand: HandClaim) => number) {
  const rolls = rollsOf(5)
    .map((dice) => ({ dice, hand: classify(dice) }))
    .sort((a, b) => key(a.hand) - key(b.hand));
  const hands: HandClaim[] = [];
  const places = new Map<number, number>();
  for (const { dice, hand } of rolls) {
    const last = hands.at(-1);
    if (last === undefined || key(last) !== key(hand)) hands.push(hand);
    places.set(multisetKey(dice.map((die) => die - 1)), hands.length - 1);
  }
  const indexes = new Uint8Array(6 ** 5);
  for (let roll = 0; roll < indexes.length; roll++) {
    const dice = [0, 1, 2, 3, 4].map((at) => Math.floor(roll / 6 ** at) % 6);
    indexes[roll] = places.get(multisetKey(dice)) as number;
  }
  return { hands, indexes };
}

/** All unordered rolls of this many dice: 252 for five. */
function rollsOf(count: number, from = 1): readonly (readonly Face[])[] {
  return count === 0
    ? [[]]
    : FACES.filter((face) => face >= from).flatMap((face) =>
        rollsOf(count - 1, face).map((rest) => [face, ...rest]),
      );
}
