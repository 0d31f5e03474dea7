import {
  byTheTable,
  type Claim,
  claimLadder,
  FACES,
  type Face,
  facesOf,
  type GameState,
  type HandClaim,
  type HandKind,
  kickersOf,
  kindOf,
  legalNow,
  type MakeClaim,
  namedDice,
  play,
  type Refusal,
  type Rung,
} from "@/lib/engine";

/** The kinds of hand, lowest first wherever the house puts its straights; all of these share one key. */
const HAND_KINDS = [
  "high-card",
  "pair",
  "two-pair",
  "three",
  "straight",
  "full-house",
  "four",
  "five",
] as const satisfies readonly HandKind[];

/** One key of the hand pad: what it would claim, and what the rules say to that. */
export interface HandKey {
  readonly kind: HandKind;
  /** A fourth face that the key says besides the three that were tapped; else null. */
  readonly fourth: Face | null;
  /** What is claimed; null when so many dice make no such hand. */
  readonly claim: HandClaim | null;
  /** What is recorded: the claim, or what cannot be one, for the rules to say why. */
  readonly spoken: unknown;
  /** Null where it may be claimed. */
  readonly refusal: Refusal | null;
  /** The lowest claim of all that the player in turn may make over the latest. */
  readonly lowest: boolean;
}

/** What the keys are for. */
interface PadFor {
  /** The dice that were tapped, in that order. */
  readonly dice: readonly Face[];
  /** A claim as it would be recorded: by whom, and with what else belongs to it. */
  readonly say: (claim: unknown) => MakeClaim;
}

/** Dice that can be tapped: as many as a hand has. */
const MOST = 5;

/** The dice after one more tap; five are enough. */
export const tapDie = (dice: readonly Face[], face: Face): readonly Face[] =>
  dice.length < MOST ? [...dice, face] : dice;

/**
 * A key for each kind of hand the house knows (H1, H4). With no dice tapped it claims the lowest hand of its kind that may be
 * claimed, or where none may the highest. With dice tapped, just those: the pairs and threes first, then the kickers (H5);
 * one face is enough for two pair and a full house, the other is then the lowest that may be claimed. Dice tapped twice go
 * before others. Once three different dice are tapped, the keys of what three faces never make give way to those that say a
 * fourth as well, so that no hand takes more than four taps. Empty while nobody claims.
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
  const keyOf = (kind: HandKind, claim: HandClaim | null, spoken: unknown, fourth: Face | null): HandKey => ({
    kind,
    fourth,
    claim,
    spoken,
    refusal: refusalOf(spoken),
    lowest: !opening && claim !== null && same(claim, may.claim.lowest),
  });
  const rungsOf = (kind: HandKind) => ladder.filter(({ claim }) => kindOf(claim) === kind);
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

/** The kinds that can name four faces: with a fifth die that nobody names (H5). */
const OF_FOUR_FACES: readonly HandKind[] = ["high-card", "pair"];

interface HandRung extends Rung {
  readonly claim: HandClaim;
}
const isHand = (rung: Rung): rung is HandRung => "hand" in rung.claim;

/** The faces among the dice, those tapped most often first. */
const facesTapped = (dice: readonly Face[]): readonly Face[] => {
  const many = (face: Face) => dice.filter((die) => die === face).length;
  return [...new Set(dice)].sort((a, b) => many(b) - many(a));
};

/** Of one kind, what these faces say; else the lowest that names them and may be claimed, else the highest in the fewest words. */
function pick(
  rungs: readonly HandRung[],
  faces: readonly Face[],
  refusalOf: (claim: HandClaim) => Refusal | null,
): HandClaim | null {
  const [{ claim: sample } = { claim: null }] = rungs;
  const groups = sample === null ? 0 : facesOf(sample).length;
  const straight = sample !== null && kindOf(sample) === "straight";
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

/** Whether a claim names just these faces: its groups first, in their order where they differ in size (H5), then the kickers. */
function names(claim: HandClaim, faces: readonly Face[]): boolean {
  const groups = facesOf(claim);
  const tapped = faces.slice(0, groups.length);
  const inOrder = claim.hand === "full-house" ? groups.join() === tapped.join() : sameFaces(groups, tapped);
  return inOrder && sameFaces(kickersOf(claim), faces.slice(groups.length));
}

/** Whether a claim can begin with these faces: as the three of a full house, as one of two pairs, as dice of a straight. */
function startsWith(claim: HandClaim, faces: readonly Face[]): boolean {
  if (claim.hand === "full-house") return faces.every((face, at) => claim.faces[at] === face);
  if (kindOf(claim) !== "straight") return faces.every((face) => facesOf(claim).includes(face));
  return faces.every((face) => namedDice(claim).includes(face));
}

/** More dice than such a hand can name, as one would have said it: the rules say why not (`bad-kicker`). */
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
