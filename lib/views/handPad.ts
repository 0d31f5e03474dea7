import {
  byTheTable,
  type Claim,
  claimLadder,
  FACES,
  type Face,
  facesOf,
  familyOf,
  type GameState,
  type HandClaim,
  type HandFamily,
  kickersOf,
  legalNow,
  type MakeClaim,
  namedDice,
  play,
  type Refusal,
  type Rung,
} from "@/lib/engine";

/** The kinds of hand in a fixed order, regardless of where straights rank; straights share one key. */
const HAND_KINDS = [
  "high-card",
  "pair",
  "two-pair",
  "three",
  "straight",
  "full-house",
  "four",
  "five",
] as const satisfies readonly HandFamily[];

/** One key of the hand pad: its claim, and the rules' refusal. */
export interface HandKey {
  readonly kind: HandFamily;
  /** A fourth face that the key adds to three tapped ones; else null. */
  readonly fourth: Face | null;
  /** The claim; null if these dice make no such hand. */
  readonly claim: HandClaim | null;
  /** The value to record: the claim, or an invalid one that makes the rules explain why. */
  readonly spoken: unknown;
  /** Null if legal. */
  readonly refusal: Refusal | null;
  /** True for the lowest legal raise. */
  readonly lowest: boolean;
}

/** The pad's input. */
interface PadFor {
  /** Tapped dice, in order. */
  readonly dice: readonly Face[];
  /** Builds the claim to record: the speaker, and what belongs to it. */
  readonly say: (claim: unknown) => MakeClaim;
}

/** The most dice to tap: a full hand. */
const MAX_DICE = 5;

/** Adds a tap, up to five. */
export const tapDie = (dice: readonly Face[], face: Face): readonly Face[] =>
  dice.length < MAX_DICE ? [...dice, face] : dice;

/**
 * A key per kind of hand of these rules (H1, H4). Without taps it claims the lowest legal hand of its kind,
 * or the highest if none is legal. With taps, exactly those dice: pairs and threes first, then kickers (H5).
 * One face is enough for two pair and a full house; the other is then the lowest legal one. Dice tapped twice
 * come first. After three different dice, kinds that three faces cannot make give way to keys that add a
 * fourth. Any hand takes at most four taps. Empty if no one claims.
 */
export function handPad(state: GameState, { dice, say }: PadFor): readonly HandKey[] {
  const may = legalNow(state);
  if (state.phase !== "claiming" || may === null) return [];
  const refusalOf = (claim: unknown): Refusal | null => {
    const answer = play(state, say(claim));
    return answer.ok ? null : answer.refusal;
  };
  const ladder = claimLadder(state).filter(isHand);
  const faces = facesTapped(dice);
  const opening = state.round.latest === null;
  const keyOf = (
    kind: HandFamily,
    claim: HandClaim | null,
    spoken: unknown,
    fourth: Face | null,
  ): HandKey => ({
    kind,
    fourth,
    claim,
    spoken,
    refusal: refusalOf(spoken),
    lowest: !opening && claim !== null && same(claim, may.claim.lowest),
  });
  const rungsOf = (kind: HandFamily) => ladder.filter(({ claim }) => familyOf(claim) === kind);
  const keys = HAND_KINDS.flatMap((kind): readonly HandKey[] => {
    const rungs = rungsOf(kind);
    const [first] = rungs;
    if (first === undefined) return [];
    const claim = pick(rungs, faces, refusalOf);
    return [keyOf(kind, claim, claim ?? tooMuch(first.claim, faces), null)];
  });
  if (faces.length !== 3 || dice.length !== 3) return keys;
  const withFourth = OF_FOUR_FACES.flatMap((kind) =>
    FACES.flatMap((fourth): readonly HandKey[] => {
      const claim = rungsOf(kind).find((rung) => names(rung.claim, [...faces, fourth]))?.claim;
      const key = claim === undefined ? null : keyOf(kind, claim, claim, fourth);
      return key?.refusal === null ? [key] : [];
    }),
  );
  return withFourth.length > 0 ? [...keys.filter(({ claim }) => claim !== null), ...withFourth] : keys;
}

/** Kinds that can name four faces, with an unnamed fifth die (H5). */
const OF_FOUR_FACES: readonly HandFamily[] = ["high-card", "pair"];

interface HandRung extends Rung {
  readonly claim: HandClaim;
}
const isHand = (rung: Rung): rung is HandRung => "hand" in rung.claim;

/** The faces of the dice, most tapped first. */
const facesTapped = (dice: readonly Face[]): readonly Face[] => {
  const many = (face: Face) => dice.filter((die) => die === face).length;
  return [...new Set(dice)].sort((a, b) => many(b) - many(a));
};

/**
 * A hand of one kind with these faces; else the lowest legal one that includes them, else the highest with
 * the fewest words.
 */
function pick(
  rungs: readonly HandRung[],
  faces: readonly Face[],
  refusalOf: (claim: HandClaim) => Refusal | null,
): HandClaim | null {
  const [{ claim: sample } = { claim: null }] = rungs;
  const groups = sample === null ? 0 : facesOf(sample).length;
  const straight = sample !== null && familyOf(sample) === "straight";
  if (faces.length > 0 && faces.length >= groups && !straight)
    return rungs.find(({ claim }) => names(claim, faces))?.claim ?? null;
  const naming = rungs.filter(({ claim }) => startsWith(claim, faces));
  const free = naming.find(({ claim, higher }) => higher && !byTheTable(refusalOf(claim)));
  const fewest = Math.min(...naming.map(({ claim }) => kickersOf(claim).length));
  const top = naming.findLast(({ claim }) => kickersOf(claim).length === fewest);
  return free?.claim ?? top?.claim ?? null;
}

const sameFaces = (some: readonly Face[], others: readonly Face[]): boolean =>
  some.length === others.length && some.every((face) => others.includes(face));

/**
 * True if a claim names exactly these faces: groups first, in order if their sizes differ (H5), then kickers.
 */
function names(claim: HandClaim, faces: readonly Face[]): boolean {
  const groups = facesOf(claim);
  const tapped = faces.slice(0, groups.length);
  const inOrder = claim.hand === "full-house" ? groups.join() === tapped.join() : sameFaces(groups, tapped);
  return inOrder && sameFaces(kickersOf(claim), faces.slice(groups.length));
}

/**
 * True if a claim can start with these faces: the three of a full house, one of two pairs, dice of a
 * straight.
 */
function startsWith(claim: HandClaim, faces: readonly Face[]): boolean {
  if (claim.hand === "full-house") return faces.every((face, at) => claim.faces[at] === face);
  if (familyOf(claim) !== "straight") return faces.every((face) => facesOf(claim).includes(face));
  return faces.every((face) => namedDice(claim).includes(face));
}

/** Too many dice for such a hand: the rules explain why (`bad-kicker`). */
const tooMuch = (sample: HandClaim, faces: readonly Face[]): unknown => {
  const groups = facesOf(sample).length;
  return {
    hand: sample.hand,
    ...(groups > 0 && { faces: faces.slice(0, groups) }),
    kickers: faces.slice(groups),
  };
};

const same = (claim: HandClaim, other: Claim | null): boolean =>
  JSON.stringify(claim) === JSON.stringify(other);
