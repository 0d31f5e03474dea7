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

/** One key of the claim pad: what it would claim, and what the rules say to that. */
export interface RaiseKey {
  readonly face: Face;
  readonly claim: CountClaim;
  /** Null where it may be claimed. */
  readonly refusal: Refusal | null;
  readonly warnings: readonly Warning[];
  /** The lowest claim of all that the player in turn may make over the latest. */
  readonly lowest: boolean;
  /** The lowest of all but the wild face, of which only half as many are likely (F4): what one says who only wants to go on. */
  readonly advised: boolean;
}

/** The claim pad: six keys, and the quantities they can be set to. */
export interface RaisePad {
  readonly keys: readonly RaiseKey[];
  /** The lowest quantity that some face still allows: those below it are refused, and can be ruled to stand (S10). */
  readonly least: number;
  /** Which quantity the pad shows. */
  readonly at: number;
  readonly to: number;
}

/** What the keys are for, besides the table itself. */
interface PadFor {
  readonly diceInPlay: number;
  /** The quantity somebody chose for all six keys; null: the lowest that each face allows. */
  readonly quantity?: number | null;
  /** Who speaks with the claims before unheard (S11); null: the player in turn. */
  readonly skippedTo?: PlayerId | null;
}

/** Quantities offered beyond the dice in play: they are legal, and someone will say them (S6). */
const BEYOND = 6;

/**
 * Six claims, one a face: the lowest each face allows, or all of the quantity that was chosen, even where the rules
 * refuse it. Null when nobody may claim. The pad opens at the lowest raise, and before the first claim at what a face
 * shows on average.
 */
export function raisePad(
  { state }: Pick<OpenTable, "state">,
  { diceInPlay, quantity = null, skippedTo = null }: PadFor,
): RaisePad | null {
  const may = legalNow(state);
  if (state.phase !== "claiming" || may === null) return null;
  const { lowest, perFace } = may.claim;
  const latest = state.round.latest?.claim;
  const said = latest && "count" in latest ? latest.count : null;
  const next = lowest && "count" in lowest ? lowest.count : (said ?? 1);
  // On some ladders the lowest raise is not the one of the fewest dice: any number of a higher face, half as many ones.
  const least = Math.min(next, ...perFace.flatMap((claim) => ("count" in claim ? claim.count : [])));
  // Among the lowest of each face, in the ladder's order, the first that is not about the wild face (S1, F4).
  const { wild } = state.round.terms;
  const isWild = (claim: Claim) => "face" in claim && claim.face === wild;
  const advised = lowest && isWild(lowest) ? (perFace.find((claim) => !isWild(claim)) ?? null) : lowest;
  const isKey = (claim: CountClaim, told: Claim | null) =>
    said !== null &&
    told !== null &&
    "face" in told &&
    told.face === claim.face &&
    told.count === claim.count;
  const share = wild === null ? FACES.length : FACES.length / 2;
  const at = quantity ?? Math.max(next, said === null ? Math.round(diceInPlay / share) : next);
  const keys = FACES.map((face): RaiseKey => {
    const own = perFace.find((claim) => "face" in claim && claim.face === face);
    const allowed = own && "count" in own ? own.count : at;
    const claim = { count: quantity ?? (said === null ? Math.max(at, allowed) : allowed), face };
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

/** The claim as it is recorded; `skipped` when those before it were not heard (S11). */
export const sayIt = (by: PlayerId, claim: unknown, skipped: boolean): MakeClaim => ({
  do: "claim",
  by,
  claim,
  ...(skipped && { skipped }),
});
