import { refusal } from "../checks";
import type { Terms } from "../parts";
import { ok, refused } from "../result";
import { type Claim, type Face, isFace, type RoundTerms, type RuleId } from "../vocabulary";

interface Wilds {
  /** The wild face: none, ones, or the red die's. The red die itself does not count (F2, B1, I3, U1, S19). */
  readonly wild: "none" | "ones" | "red-die";
  /** S19: whether claiming the wild face ends its wildness: never, in the opening, or always. */
  readonly namedWild: "stays" | "opening" | "any";
  /** U1: "yes" allows opening on wild ones, which are then not wild. */
  readonly openOnOnes?: "no" | "yes";
  /** U5. */
  readonly palifico?: "on" | "off";
  /** The rule that refuses a red die in a game without one. */
  readonly rule?: RuleId;
}

const faceOf = (claim: Claim): Face | null => ("face" in claim ? claim.face : null);

/** The wild face of a round, and how claims change it (F2, B1, I3, U1, U5, S19). */
export const wilds = ({ wild, namedWild, openOnOnes, palifico = "off", rule = "F2" }: Wilds): Terms => ({
  redDie: wild === "red-die",
  begin(start, isPalifico) {
    const { wild: rolled } = start;
    if (wild === "red-die" && rolled === undefined) return refused(refusal("wild-needed", "F2"));
    if (wild !== "red-die" && rolled !== undefined) return refused(refusal("wild-not-used", rule));
    if (rolled !== undefined && !isFace(rolled)) return refused(refusal("bad-face", null, { got: rolled }));
    const terms: RoundTerms = {
      wild: rolled ?? (wild === "ones" ? 1 : null),
      redDie: rolled ?? null,
      notOpeningOn: null,
      locksFace: false,
      lockedFace: null,
    };
    if (isPalifico && palifico === "on") return ok({ ...terms, wild: null, locksFace: true });
    return ok(wild === "ones" && openOnOnes === "no" ? { ...terms, notOpeningOn: 1 } : terms);
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
    // If a ruling allows another face, the round is locked to that one (S10).
    if (terms.locksFace) return { ...terms, lockedFace: faceOf(claim) };
    if (faceOf(claim) !== terms.wild) return terms;
    // Ones that opened a round, by rule or ruling, are not wild in it (U1, S10).
    const opened = opens && (namedWild === "opening" || (wild === "ones" && openOnOnes !== undefined));
    return opened || namedWild === "any" ? { ...terms, wild: null } : terms;
  },
  // U5: who fell is checked when a round is settled; whether it is palifico, when they start the next one.
  fellToOneDie(before, after) {
    if (palifico === "off") return null;
    const fallen = after.find(
      (seat, at) => seat.active && seat.holds.die === 1 && !seat.fell && (before[at]?.holds.die ?? 0) > 1,
    );
    return fallen?.player ?? null;
  },
});

/** Terms without a wild face. */
export const noWild: Terms = wilds({ wild: "none", namedWild: "stays" });

/** Ones are wild in every round (B1, I3). */
export const onesWild: Terms = wilds({ wild: "ones", namedWild: "stays" });
