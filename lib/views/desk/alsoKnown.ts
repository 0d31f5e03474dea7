import { type CountClaim, FACES, type Warning } from "@/lib/engine";
import type { Answer } from "@/lib/protocol/ask/answerTo";

/** What an answer knows besides its sentence. */
export interface AlsoKnown {
  /** The chance that the claim is exactly so, where chances were asked. */
  readonly exact: number | null;
  /** The lowest raise of each face, where the lowest one was asked; faces that cannot be called are left out. */
  readonly perFace: readonly CountClaim[];
  /** What is odd about a claim that is legal all the same (S6, F4). */
  readonly warnings: readonly Warning[];
}

/** Read off the answer; nothing of an answer that was refused. */
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
