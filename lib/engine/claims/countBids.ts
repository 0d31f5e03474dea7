import { refusal } from "../checks";
import type { ClaimContext, ClaimLanguage, Lifted } from "../parts";
import { refused } from "../result";
import type { Claim, CountClaim, Face, Finding, Ladder, RoundTerms } from "../vocabulary";
import { checkCount, readCountText, sayCount } from "./countWords";
import { facesLowToHigh, ladderSteps, type Ones } from "./ladders";

interface CountBids {
  readonly raise: Ladder;
  readonly ones: Ones;
  /** S6: whether a claim above the dice in play is refused. */
  readonly capBids: "on" | "off";
}

/** Claims about how many dice of a face lie under all cups (S1, S3, S6–S8). */
export function countBids({ raise, ones, capBids }: CountBids): ClaimLanguage {
  const ladder = ladderSteps(raise, ones);
  const faces = facesLowToHigh(ones);
  const fits = (count: number, { diceInPlay }: ClaimContext) => capBids === "off" || count <= diceInPlay;

  const lowestPerFace = (latest: Claim | null, context: ClaimContext): readonly CountClaim[] =>
    faces
      .flatMap((face) => {
        const count = latest === null ? 1 : ladder.fewest(face, asCount(latest));
        return count !== null && fits(count, context) ? [{ count, face }] : [];
      })
      .sort((a, b) => a.count - b.count);

  return {
    read(spoken) {
      if (typeof spoken === "string") return readCountText(spoken);
      if (typeof spoken !== "object" || spoken === null) return refused(refusal("bad-format", null));
      if ("hand" in spoken || "mia" in spoken) return refused(refusal("wrong-claim-kind", "S1"));
      if (!("count" in spoken && "face" in spoken)) return refused(refusal("bad-format", null));
      return checkCount(spoken);
    },
    say: (claim) => sayCount(asCount(claim)),
    beats: (claim, latest) => ladder.beats(asCount(claim), asCount(latest)),
    cap(claim, context) {
      const { count } = asCount(claim);
      return fits(count, context)
        ? null
        : refusal("cap-exceeded", "S6", { got: count, limit: context.diceInPlay });
    },
    lowestPerFace,
    lowest(latest, context) {
      const perFace = lowestPerFace(latest, context);
      // Face-major: one more of the same face is the least raise, though a higher face may need fewer dice (I2).
      const same =
        raise === "face-major" && latest && perFace.find(({ face }) => face === asCount(latest).face);
      return same || (perFace[0] ?? null);
    },
    warnings(claim, { terms, diceInPlay }) {
      const { count, face } = asCount(claim);
      return [
        ...(count > diceInPlay ? (["cannot-be-true"] as const) : []),
        ...(terms.redDie === face ? (["calls-the-wild"] as const) : []),
      ];
    },
    judge: (claim, lifted, terms) => judgeCount(asCount(claim), lifted, terms),
  };
}

/** Count claims are the only ones this language reads, so no other can reach it. */
function asCount(claim: Claim): CountClaim {
  if (!("count" in claim)) throw new Error("cannot happen: not a count claim");
  return claim;
}

/** Whether a die counts for a claim: it shows the face or the wild face; each die counts once (S1). */
export const counts = (die: Face, face: Face, wild: Face | null): boolean => die === face || die === wild;

function judgeCount(claim: CountClaim, lifted: Lifted, { wild }: RoundTerms): Finding {
  const rules = ["S1"] as const;
  if ("outcome" in lifted) return { finding: lifted.outcome, margin: null, found: null, rules };
  const found =
    "count" in lifted ? lifted.count : lifted.dice.filter((die) => counts(die, claim.face, wild)).length;
  const margin = found - claim.count;
  return { finding: margin < 0 ? "short" : margin === 0 ? "exact" : "over", margin, found, rules };
}
