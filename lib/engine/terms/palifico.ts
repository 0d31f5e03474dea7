import { refusal } from "../checks";
import type { Terms } from "../parts";
import { ok, refused } from "../result";
import type { Claim, Face } from "../vocabulary";

interface Palifico {
  /** U5. */
  readonly palifico: "on" | "off";
  /** U1: whether a round may open on ones, which are then not wild. */
  readonly openOnOnes: "yes" | "no";
}

const faceOf = (claim: Claim): Face | null => ("face" in claim ? claim.face : null);

/** Ones are wild, but for a round opened on them and for palifico, where the face is locked too (U1, U5). */
export const palifico = (house: Palifico): Terms => ({
  redDie: false,
  begin(start, isPalifico) {
    if (start.wild !== undefined) return refused(refusal("wild-not-used", "U1"));
    const terms = { wild: 1, redDie: null, notOpeningOn: null, locksFace: false, lockedFace: null } as const;
    if (isPalifico && house.palifico === "on") return ok({ ...terms, wild: null, locksFace: true });
    return ok(house.openOnOnes === "yes" ? terms : { ...terms, notOpeningOn: 1 });
  },
  checks: (claim, terms, opens) => [
    () =>
      terms.lockedFace !== null && faceOf(claim) !== terms.lockedFace
        ? refusal("face-locked", "U5", { claim, face: terms.lockedFace })
        : null,
    () =>
      opens && terms.notOpeningOn !== null && faceOf(claim) === terms.notOpeningOn
        ? refusal("cannot-open-on-ones", "U1", { claim })
        : null,
  ],
  claimed(claim, terms, opens) {
    // A ruled other face is the locked one from then on (S10).
    if (terms.locksFace) return { ...terms, lockedFace: faceOf(claim) };
    // Ones that opened a round, allowed or ruled, are not wild in it (U1, S10).
    return opens && faceOf(claim) === 1 ? { ...terms, wild: null } : terms;
  },
  // U5: who fell is asked when a round is settled; whether it is palifico, when they start the next one.
  fellToOneDie(before, after) {
    if (house.palifico === "off") return null;
    const fallen = after.find(
      (seat, at) => seat.active && seat.holds.die === 1 && !seat.fell && (before[at]?.holds.die ?? 0) > 1,
    );
    return fallen?.player ?? null;
  },
});
