import {
  type Claim,
  type CountClaim,
  FACES,
  type Face,
  legalNow,
  type MakeClaim,
  type PlayerId,
  play,
  type Refusal,
  type Warning,
} from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";

/** One key of the claim pad: its claim, and the rules' refusal. */
export interface RaiseKey {
  readonly face: Face;
  readonly claim: CountClaim;
  /** Null if legal. */
  readonly refusal: Refusal | null;
  readonly warnings: readonly Warning[];
  /** True for the lowest legal raise. */
  readonly lowest: boolean;
  /** The lowest raise except the wild face, which is half as likely (F4): the usual safe raise. */
  readonly advised: boolean;
}

/** The claim pad: six keys, and their possible quantities. */
export interface RaisePad {
  readonly keys: readonly RaiseKey[];
  /**
   * The lowest quantity that is legal for some face: lower ones are refused, and can be allowed anyway (S10).
   */
  readonly least: number;
  /** The current quantity. */
  readonly at: number;
  readonly to: number;
}

/** The pad's input besides the table. */
interface PadFor {
  readonly diceInPlay: number;
  /** The quantity chosen for all six keys; null: the lowest per face. */
  readonly quantity?: number | null;
  /** The player speaking, with earlier claims unheard (S11); null: the player in turn. */
  readonly skippedTo?: PlayerId | null;
}

/** Quantities offered beyond the dice in play: they are legal, and some players claim them (S6). */
const BEYOND = 6;

/**
 * Six claims, one per face: each face's lowest raise, or all with the chosen quantity, even if the rules
 * refuse it. Null if no one can claim. The pad starts at the lowest raise, and before the first claim at a
 * face's expected count.
 */
export function raisePad(
  { state }: Pick<OpenTable, "state">,
  { diceInPlay, quantity = null, skippedTo = null }: PadFor,
): RaisePad | null {
  const may = legalNow(state);
  if (state.phase !== "claiming" || may === null) return null;
  const { lowest, perFace } = may.claim;
  const latest = state.round.latest?.claim;
  const latestCount = latest && "count" in latest ? latest.count : null;
  const next = lowest && "count" in lowest ? lowest.count : (latestCount ?? 1);
  // On some ladders the lowest raise does not have the fewest dice: any count of a higher face, half as many
  // ones.
  const least = Math.min(next, ...perFace.flatMap((claim) => ("count" in claim ? claim.count : [])));
  // The lowest raise in ladder order that is not the wild face (S1, F4).
  const { wild } = state.round.terms;
  const isWild = (claim: Claim) => "face" in claim && claim.face === wild;
  const advised = lowest && isWild(lowest) ? (perFace.find((claim) => !isWild(claim)) ?? null) : lowest;
  const isKey = (claim: CountClaim, target: Claim | null) =>
    latestCount !== null &&
    target !== null &&
    "face" in target &&
    target.face === claim.face &&
    target.count === claim.count;
  const share = wild === null ? FACES.length : FACES.length / 2;
  const at = quantity ?? Math.max(next, latestCount === null ? Math.round(diceInPlay / share) : next);
  const keys = FACES.map((face): RaiseKey => {
    const own = perFace.find((claim) => "face" in claim && claim.face === face);
    const allowed = own && "count" in own ? own.count : at;
    const claim = { count: quantity ?? (latestCount === null ? Math.max(at, allowed) : allowed), face };
    const answer = play(state, sayIt(skippedTo ?? may.player, claim, skippedTo !== null));
    return {
      face,
      claim,
      refusal: answer.ok ? null : answer.refusal,
      warnings: answer.ok ? answer.value.warnings : [],
      lowest: isKey(claim, lowest),
      advised: isKey(claim, advised),
    };
  });
  return { keys, least, at, to: Math.max(next, at, diceInPlay) + BEYOND };
}

/** The claim to record; `skipped` if earlier ones were unheard (S11). */
export const sayIt = (by: PlayerId, claim: unknown, skipped: boolean): MakeClaim => ({
  do: "claim",
  by,
  claim,
  ...(skipped && { skipped }),
});
