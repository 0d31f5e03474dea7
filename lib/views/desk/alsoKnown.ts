import { type CountClaim, FACES, type Warning } from "@/lib/engine";
import type { Answer } from "@/lib/protocol/ask/answerTo";

/** Details of an answer besides its sentence. */
export interface AlsoKnown {
  /** The chance of exactly this claim, for questions about odds. */
  readonly exact: number | null;
  /** The lowest raise per face, for questions about it; impossible faces are omitted. */
  readonly perFace: readonly CountClaim[];
  /** Warnings about a legal but unusual claim (S6, F4). */
  readonly warnings: readonly Warning[];
}

/** Extracts the details; empty for a refused question. */
export function alsoKnown(answer: Answer): AlsoKnown {
  if (!answer.ok) return { exact: null, perFace: [], warnings: [] };
  const { exact_chance: exact = null, per_face: perFace = {}, warnings = [] } = answer;
  return {
    exact,
    perFace: FACES.flatMap((face) => {
      const count = perFace[face];
      return count === undefined ? [] : [{ count, face }];
    }),
    warnings,
  };
}
