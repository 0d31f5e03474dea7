import { refusal } from "../checks";
import type { ClaimContext, ClaimLanguage, FiveAlike, Lifted } from "../parts";
import { cannotHappen, ok, refused } from "../result";
import type {
  CLAIM_WORDS,
  Claim,
  Complete,
  CountClaim,
  Face,
  Finding,
  Ladder,
  RoundTerms,
} from "../vocabulary";
import { checkCount, readCountText, sayCount } from "./countWords";
import { facesLowToHigh, ladderSteps } from "./ladders";

/** Claims about how many dice of a face are under all cups (S1, S3, S6–S8, S20, S21). */
export function countBids({
  raise,
  ones,
  cap_bids: capBids,
  natural_needed: naturalNeeded,
  first_claim: firstClaim,
  five_alike: fiveAlike,
}: Complete<typeof CLAIM_WORDS.counts>): ClaimLanguage {
  const ladders = { asPlayed: ladderSteps(raise, ones), plain: ladderSteps("quantity-major", ones) };
  // U1, U5: if ones are not wild, the Perudo ladder is plain quantity-major.
  const ladderIn = ({ terms }: ClaimContext) =>
    raise === "perudo" && terms.wild !== 1 ? ladders.plain : ladders.asPlayed;
  const faces = facesLowToHigh(ones);
  const fits = (count: number, { diceInPlay }: ClaimContext) => capBids === "off" || count <= diceInPlay;
  const opensAt = ({ players = 1 }: ClaimContext) => (firstClaim === "players" ? Math.max(1, players) : 1);

  const lowestPerFace = (latest: Claim | null, context: ClaimContext): readonly CountClaim[] => {
    const { notOpeningOn, lockedFace } = context.terms;
    const callable = (face: Face) =>
      lockedFace === null ? latest !== null || face !== notOpeningOn : face === lockedFace;
    return faces
      .filter(callable)
      .flatMap((face) => {
        const count = latest === null ? opensAt(context) : ladderIn(context).fewest(face, asCount(latest));
        return count !== null && fits(count, context) ? [{ count, face }] : [];
      })
      .sort((a, b) => a.count - b.count);
  };
  const beats = (claim: Claim, latest: Claim, context: ClaimContext) =>
    ladderIn(context).beats(asCount(claim), asCount(latest));

  return {
    read(spoken) {
      if (typeof spoken === "string") return readCountText(spoken);
      if (typeof spoken !== "object" || spoken === null || Array.isArray(spoken))
        return refused(refusal("bad-format", null));
      if ("hand" in spoken || "mia" in spoken) return refused(refusal("wrong-claim-kind", "S1"));
      const unknown = Object.keys(spoken).find((key) => key !== "count" && key !== "face");
      if (unknown !== undefined) return refused(refusal("unknown-key", null, { name: unknown }));
      const { count, face } = spoken as { count?: unknown; face?: unknown };
      return checkCount({ count, face });
    },
    say: (claim) => sayCount(asCount(claim)),
    beats,
    compare: (a, b, context) => Number(beats(a, b, context)) - Number(beats(b, a, context)),
    opening(claim, context) {
      const least = opensAt(context);
      return asCount(claim).count >= least ? null : refusal("opens-too-low", "S20", { claim, limit: least });
    },
    cap(claim, context) {
      const { count } = asCount(claim);
      return fits(count, context)
        ? null
        : refusal("cap-exceeded", "S6", { got: count, limit: context.diceInPlay });
    },
    lowestPerFace,
    lowest(latest, context) {
      const perFace = lowestPerFace(latest, context);
      if (latest === null) return perFace[0] ?? null;
      return nextInOrder(raise, latest, perFace, (a, b) => beats(a, b, context)) ?? null;
    },
    warnings(claim, { terms, diceInPlay }) {
      const { count, face } = asCount(claim);
      return [
        ...(count > diceInPlay ? (["cannot-be-true"] as const) : []),
        ...(terms.redDie === face ? (["calls-the-wild"] as const) : []),
      ];
    },
    judge: (claim, lifted, terms) =>
      ok(judgeCount(asCount(claim), lifted, terms, naturalNeeded === "on", fiveAlike)),
    ofDice: () => null,
    rankOf: () => null,
    kind: "count",
    every: () => [],
    naturalNeeded: naturalNeeded === "on",
    fiveAlike,
    openDice: null,
  };
}

/** The least of the lowest raises: fewest dice, then lowest face, unless the ladder has its own order. */
function nextInOrder(
  raise: Ladder,
  latest: Claim,
  perFace: readonly CountClaim[],
  beats: (a: Claim, b: Claim) => boolean,
): CountClaim | undefined {
  // Face-major: one more of the same face, although a higher face may need fewer dice (I2).
  if (raise === "face-major") return perFace.find(({ face }) => face === asCount(latest).face) ?? perFace[0];
  // Perudo: the one that every other raise still beats (U3).
  if (raise === "perudo")
    return perFace.find((claim) => perFace.every((other) => other === claim || beats(other, claim)));
  return perFace[0];
}

/** This language reads only count claims. */
function asCount(claim: Claim): CountClaim {
  if (!("count" in claim)) cannotHappen("not a count claim");
  return claim;
}

/** True if a die counts for a claim: it shows the face or the wild face. Each die counts once (S1). */
export const counts = (die: Face, face: Face, wild: Face | null): boolean => die === face || die === wild;

function judgeCount(
  claim: CountClaim,
  lifted: Lifted,
  { wild }: RoundTerms,
  naturalNeeded: boolean,
  fiveAlike: FiveAlike,
): Finding {
  if ("outcome" in lifted) return { finding: lifted.outcome, margin: null, found: null, rules: ["S1"] };
  const more = "count" in lifted ? 0 : countedMore(lifted.cups ?? [], claim.face, wild, fiveAlike);
  const found =
    "count" in lifted
      ? lifted.count
      : lifted.dice.filter((die) => counts(die, claim.face, wild)).length + more;
  const margin = found - claim.count;
  const wildAlone = naturalNeeded && "dice" in lifted && !lifted.dice.includes(claim.face);
  if (wildAlone && margin >= 0) return { finding: "short", margin, found, rules: ["S1", "B5"] };
  const rules = more > 0 ? (["S1", "S21"] as const) : (["S1"] as const);
  return { finding: margin < 0 ? "short" : margin === 0 ? "exact" : "over", margin, found, rules };
}

/** The bonus of five alike under one cup: one, or two if all show the face itself (S21). */
function countedMore(
  cups: readonly (readonly Face[])[],
  face: Face,
  wild: Face | null,
  fiveAlike: FiveAlike,
): number {
  if (fiveAlike === "five") return 0;
  const alike = cups.filter((cup) => cup.length === 5 && cup.every((die) => counts(die, face, wild)));
  const pure = fiveAlike === "seven" ? alike.filter((cup) => cup.every((die) => die === face)) : [];
  return alike.length + pure.length;
}
