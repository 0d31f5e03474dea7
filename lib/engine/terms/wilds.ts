import { refusal } from "../checks";
import type { Terms } from "../parts";
import { ok, refused } from "../result";
import { withDefaults } from "../ruleSet";
import { type Claim, type Face, isFace, type RoundTerms, WILD_WORDS, type WildData } from "../vocabulary";

const faceOf = (claim: Claim): Face | null => ("face" in claim ? claim.face : null);

/** The wild face of a round, and how claims change it (F2, B1, I3, U1, U5, S19). */
export function wilds(data: WildData = {}): Terms {
  const {
    kind: wild,
    named_wild: namedWild,
    opening_ones: openingOnes,
    palifico,
  } = withDefaults(WILD_WORDS, data);
  const rule = data.opening_ones === undefined ? "F2" : "U1";
  return {
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
      return ok(wild === "ones" && openingOnes === "refused" ? { ...terms, notOpeningOn: 1 } : terms);
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
      const opened = opens && (namedWild === "opening" || (wild === "ones" && openingOnes !== "wild"));
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
  };
}
