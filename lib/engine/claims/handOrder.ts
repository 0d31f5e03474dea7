import { remembered } from "../remembered";
import { cannotHappen } from "../result";
import { FACES, type Face, type HandClaim } from "../vocabulary";

/** What the order of hands depends on (H3, H4, H6, H11, O2). */
export interface HandHouse {
  readonly ones: "low" | "high";
  readonly straights: "none" | "below-full-house" | "above-full-house";
  readonly aceStraight: "on" | "off";
  readonly impliedKicker: "on" | "off";
  /** H11: whether a one is any face that helps. */
  readonly wildOnes: "on" | "off";
}

export type HandName = HandClaim["hand"];

/** How many dice each class names in groups, and how many kickers may be spoken with it (H1, H5). */
export const SHAPES: Readonly<
  Record<HandName, { readonly groups: readonly number[]; readonly kickers: number }>
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
} as const satisfies Partial<Record<HandName, readonly Face[]>>;

export const isStraight = (hand: HandName): hand is keyof typeof STRAIGHTS => hand in STRAIGHTS;

/** A kind of hand, straights taken together (H1). */
export type HandKind = Exclude<HandName, keyof typeof STRAIGHTS> | "straight";

/** Which kind of hand a claim names. */
export const kindOf = ({ hand }: HandClaim): HandKind => (isStraight(hand) ? "straight" : hand);

/** The named groups of a claim, in the order the class lists them. */
export const facesOf = (claim: HandClaim): readonly Face[] => ("faces" in claim ? claim.faces : []);
export const kickersOf = (claim: HandClaim): readonly Face[] => ("kickers" in claim ? claim.kickers : []);

/** A claim of that class; faces and kickers must be what the class takes. */
export const handClaim = (hand: HandName, faces: readonly Face[], kickers: readonly Face[]): HandClaim =>
  ({
    hand,
    ...(SHAPES[hand].groups.length > 0 && { faces }),
    ...(SHAPES[hand].kickers > 0 && { kickers }),
  }) as unknown as HandClaim;

/** An order of hands: 252 distinct hands of five dice, fewer with wild ones, and every claim one can make about them. */
export interface HandOrder {
  /** Classes from low to high; straights only where the house has them (H1). */
  readonly classes: readonly HandName[];
  /** A number that orders claims and whole hands alike: higher is better (H2, H6). Unspoken kickers count as nothing. */
  key(claim: HandClaim): number;
  /** Five dice as the best class they make, all kickers named, high to low. */
  handOf(dice: readonly Face[]): HandClaim;
  /** All different hands, weakest first. */
  hands(): readonly HandClaim[];
  /** The place of five dice among these hands: 0 the weakest. A look into a table: millions a second. */
  rank(dice: readonly Face[]): number;
  /** The same as a place among all, 1 the weakest, with the chance that five fresh dice do at least as well (H9). */
  place(dice: readonly Face[]): { readonly rank: number; readonly of: number; readonly chance: number };
  /** Faces high to low (H3). */
  highToLow(faces: readonly Face[]): readonly Face[];
}

/** The order of hands under a table's house rules; each of the few there are is worked out once. */
export const handOrder = remembered(makeOrder, ({ ones, straights, aceStraight, impliedKicker, wildOnes }) =>
  [ones, straights, aceStraight, impliedKicker, wildOnes].join(),
);

function makeOrder(house: HandHouse): HandOrder {
  const height = (face: Face) => (house.ones === "high" && face === 1 ? 7 : face);
  const highToLow = (faces: readonly Face[]) => [...faces].sort((a, b) => height(b) - height(a));
  const lowest = [...FACES].sort((a, b) => height(a) - height(b));
  const straights: readonly HandName[] =
    house.straights === "none"
      ? []
      : ["low-straight", "high-straight", ...(house.aceStraight === "on" ? (["ace-straight"] as const) : [])];
  const classes: readonly HandName[] = [
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

  /** H6: the kicker that goes without saying. */
  const spoken = (claim: HandClaim): readonly Face[] => {
    const kickers = kickersOf(claim);
    const named = facesOf(claim);
    const implies = house.impliedKicker === "on" && kickers.length === 0 && named.length > 0;
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

  /** H11: the best that the dice make, each one among them standing for any face. */
  const best = (dice: readonly Face[]): HandClaim => {
    const natural = dice.filter((die) => die !== 1);
    return fallsOf(dice.length - natural.length)
      .map((wild) => classify([...natural, ...wild]))
      .reduce((high, hand) => (key(hand) > key(high) ? hand : high));
  };

  let made: { readonly hands: readonly HandClaim[]; readonly ranks: Uint8Array } | undefined;
  const table = () => {
    made ??= rankEverything(house.wildOnes === "on" ? best : classify, key);
    return made;
  };
  const rank = (dice: readonly Face[]) => table().ranks[rollIndex(dice)] as number;
  const hands = () => table().hands;
  const place = (dice: readonly Face[]) => {
    const at = rank(dice);
    const { ranks } = table();
    return {
      rank: at + 1,
      of: hands().length,
      chance: ranks.filter((other) => other >= at).length / ranks.length,
    };
  };
  return { classes, key, handOf: (dice) => hands()[rank(dice)] as HandClaim, hands, rank, place, highToLow };
}

/** The number of a roll of five dice in the order they lie, 0 to 7,775. */
const rollIndex = (dice: readonly Face[]): number => dice.reduce((index, die) => index * 6 + die - 1, 0);

/** A number for what dice show in whatever order they lie: how often each face, in base 6. Faces count from 0. */
const positionIn = (dice: readonly number[]): number => dice.reduce((held, die) => held + 6 ** die, 0);

/** The different hands weakest first, and for each of the 7,776 rolls its place among them (H9, H11). */
function rankEverything(classify: (dice: readonly Face[]) => HandClaim, key: (hand: HandClaim) => number) {
  const falls = fallsOf(5)
    .map((dice) => ({ dice, hand: classify(dice) }))
    .sort((a, b) => key(a.hand) - key(b.hand));
  const hands: HandClaim[] = [];
  const places = new Map<number, number>();
  for (const { dice, hand } of falls) {
    const last = hands.at(-1);
    if (last === undefined || key(last) !== key(hand)) hands.push(hand);
    places.set(positionIn(dice.map((die) => die - 1)), hands.length - 1);
  }
  const ranks = new Uint8Array(6 ** 5);
  for (let roll = 0; roll < ranks.length; roll++) {
    const dice = [0, 1, 2, 3, 4].map((at) => Math.floor(roll / 6 ** at) % 6);
    ranks[roll] = places.get(positionIn(dice)) as number;
  }
  return { hands, ranks };
}

/** The ways so many dice can fall, order aside: 252 of five. */
function fallsOf(count: number, from = 1): readonly (readonly Face[])[] {
  return count === 0
    ? [[]]
    : FACES.filter((face) => face >= from).flatMap((face) =>
        fallsOf(count - 1, face).map((rest) => [face, ...rest]),
      );
}
