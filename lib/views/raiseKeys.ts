import { type CountClaim, FACES, type Face, legalNow, play, type Refusal, type Warning } from "@/lib/engine";
import type { OpenTable } from "@/lib/formats/entry";

/** One key of the claim pad: what it would claim, and what the rules say to that. */
export interface RaiseKey {
  readonly face: Face;
  readonly claim: CountClaim;
  /** Null where it may be claimed. */
  readonly refusal: Refusal | null;
  readonly warnings: readonly Warning[];
  /** The lowest claim of all that the player in turn may make over the latest. */
  readonly lowest: boolean;
}

/** The claim pad: six keys, and the quantities they can be lifted to. */
export interface RaisePad {
  readonly keys: readonly RaiseKey[];
  /** What the quantities start from, and which one the pad opens at. */
  readonly from: number;
  readonly at: number;
  readonly to: number;
}

/** Quantities offered beyond the dice in play: they are legal, and someone will say them (S6). */
const BEYOND = 6;

/**
 * The lowest claim of every face that is at least `atLeast` dice, for the player in turn; null when nobody is. The pad
 * opens at the lowest raise, and before the first claim at what a face shows on average.
 */
export function raisePad({ state }: OpenTable, diceInPlay: number, atLeast: number | null): RaisePad | null {
  const may = legalNow(state);
  if (state.phase !== "claiming" || may === null) return null;
  const { lowest, perFace } = may.claim;
  const latest = state.round.latest?.claim;
  const said = latest && "count" in latest ? latest.count : null;
  const from = lowest && "count" in lowest ? lowest.count : (said ?? 1);
  const share = state.round.terms.wild === null ? FACES.length : FACES.length / 2;
  const at = Math.max(from, atLeast ?? (said === null ? Math.round(diceInPlay / share) : from));
  const keys = FACES.map((face): RaiseKey => {
    const least = perFace.find((claim) => "face" in claim && claim.face === face);
    const claim = { count: Math.max(at, least && "count" in least ? least.count : 1), face };
    const answer = play(state, { do: "claim", by: may.player, claim });
    return {
      face,
      claim,
      refusal: answer.ok ? null : answer.refusal,
      warnings: answer.ok ? answer.value.warnings : [],
      lowest:
        said !== null && lowest !== null && "face" in lowest && lowest.face === face && claim.count === from,
    };
  });
  return { keys, from, at, to: Math.max(from, at, diceInPlay) + BEYOND };
}
