import { claimChecks } from "./actions/makeClaim";
import { NEW_TURN } from "./actions/transfers";
import { examine } from "./checks";
import { countOdds, type Odds } from "./odds/countOdds";
import { handOdds } from "./odds/handOdds";
import type { ClaimContext, ClaimLanguage, Lifted, RuleSet } from "./parts";
import { ok, type Result, refused } from "./result";
import type { Claim, Face, Finding, Refusal, RoundTerms, Warning } from "./vocabulary";

// Rule queries of the desk, without a running game.

/** The known facts about a question's round. Omitted ones are unknown. */
export interface AskedRound {
  /** A face; null: ones are not wild this round. */
  readonly wild?: Face | null;
  /** U5: the face that a palifico round is locked to. */
  readonly lockedFace?: Face;
  /** U5: a palifico round before its first claim, so any face may open it. */
  readonly palifico?: boolean;
}

/**
 * The terms of such a round. `needed` requires the red die. Refuses with `wild-needed`, `wild-not-used`,
 * `not-in-this-game`.
 */
export function termsAsked(
  { wild, lockedFace, palifico = lockedFace !== undefined }: AskedRound,
  rules: RuleSet,
  needed: boolean,
): Result<RoundTerms, Refusal> {
  const { terms } = rules;
  const plain = terms.begin({ do: "start-round", ...(terms.redDie && { wild: wild ?? 1 }) }, palifico);
  if (!plain.ok) return plain;
  if (terms.redDie) {
    if (wild !== undefined && wild !== null) return plain;
    if (needed || wild === null) return refused({ code: "wild-needed", rule: "F2", values: {} });
    return ok({ ...plain.value, wild: null, redDie: null });
  }
  if (wild !== undefined && wild !== null && wild !== plain.value.wild)
    return refused({ code: "wild-not-used", rule: null, values: { face: wild } });
  if (palifico && !plain.value.locksFace)
    return refused({ code: "not-in-this-game", rule: "U5", values: {} });
  const asked = lockedFace === undefined ? plain.value : { ...plain.value, lockedFace };
  return ok(wild === null ? { ...asked, wild: null, notOpeningOn: null } : asked);
}

/** Checks whether `claim` may follow `latest` (null: an opening), given the dice in the open. */
export function canRaise(
  claim: Claim,
  latest: Claim | null,
  context: ClaimContext,
  table: readonly Face[] | undefined,
  rules: RuleSet,
): { readonly refusal: Refusal | null; readonly warnings: readonly Warning[] } {
  const round = {
    starter: "",
    terms: context.terms,
    latest: latest && { by: "", claim: latest },
    table: [],
    turn: NEW_TURN,
    antes: [],
  };
  const action = { do: "claim", by: "", claim, ...(table && { table }) } as const;
  const stands = examine(claimChecks(action, claim, round, rules, context));
  return {
    refusal: stands.ok ? null : stands.refusal,
    warnings: rules.claims.warnings(claim, context),
  };
}

/** The number of dice of one hand or cup, in games with claims about one. */
export const dicePerHand = ({ cups }: RuleSet): number => (cups.dealt(2) === null ? cups.diceInPlay([]) : 5);

/** Judges a claim by dice or a count. Refuses a count with `bad-format` if claims are hands. */
export const judgeClaim = (
  claim: Claim,
  lifted: Exclude<Lifted, { readonly outcome: unknown }>,
  terms: RoundTerms,
  { claims }: RuleSet,
): Result<Finding, Refusal> => claims.judge(claim, lifted, terms);

/** The exact chance that a claim is true, given some known dice (S1, S2, B5). */
export function oddsOf(
  claim: Claim,
  known: readonly Face[],
  diceInPlay: number,
  terms: RoundTerms,
  { claims }: { readonly claims: ClaimLanguage },
): Odds {
  if (!("count" in claim)) return handOdds(claims, claim, known, diceInPlay, terms);
  const { naturalNeeded } = claims;
  return countOdds({ claim, wild: terms.wild, known, unknown: diceInPlay - known.length, naturalNeeded });
}
