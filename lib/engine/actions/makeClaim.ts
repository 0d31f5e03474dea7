import { type Check, examine, refusal } from "../checks";
import type { ClaimContext, ClaimLanguage, RuleSet } from "../parts";
import type { Result } from "../result";
import { inTurn } from "../seats";
import type { Claim, GameState, InPhase, MakeClaim, OpenRound, Refusal } from "../vocabulary";
import { atTheTable, contextOf, IN_ROUND, needPhase, type Played, played, stillIn, stillOn } from "./played";
import { NEW_TURN } from "./transfers";

/**
 * Records a claim (S3, S5, S7, S11). Refuses with `game-over`, `unknown-player`, `bad-format`,
 * `round-not-started`, `already-challenged`, `not-active`, `own-claim`, `not-your-turn`, `face-locked`,
 * `cannot-open-on-ones`, `opens-too-low`, `top-claim`, `not-higher`, `cap-exceeded`. It also refuses as the
 * claim language and the cups do.
 */
export function makeClaim(state: GameState, action: MakeClaim, rules: RuleSet): Result<Played, Refusal> {
  const known = examine([tableFits(action, rules), stillOn(state), atTheTable(state, [action.by])]);
  if (!known.ok) return known;
  const open = needPhase(state, "claiming", IN_ROUND, null);
  if (!open.ok) return open;

  const speaker = examine([stillIn(state, [action.by]), canClaim(open.value, action)], action.ruling);
  if (!speaker.ok) return speaker;
  const read = rules.claims.read(action.claim);
  if (!read.ok) return read;
  const claim = read.value;
  const { round } = open.value;
  const opens = round.latest === null;
  const context = contextOf(state, round, rules);
  const stands = examine(claimChecks(action, claim, round, rules, context), action.ruling);
  if (!stands.ok) return stands;

  const spoken = { by: action.by, claim };
  const terms = rules.terms.claimed(claim, round.terms, opens);
  return played(
    {
      ...open.value,
      round: { ...round, terms, latest: spoken, table: rules.cups.passed(action, round), turn: NEW_TURN },
    },
    [{ fact: "claimed", ...spoken, skipped: action.skipped === true }],
    {
      warnings: rules.claims.warnings(claim, context),
      ruled: [...speaker.value, ...stands.value],
    },
  );
}

/** Dice in the open need a game that shows them, and cannot exceed the dice there are. */
const tableFits =
  ({ table }: MakeClaim, { claims, cups }: RuleSet): Check =>
  () => {
    if (table === undefined) return null;
    return claims.openDice === null || cups.dealt(2) !== null || table.length > cups.diceInPlay([])
      ? refusal("bad-format", "P4")
      : null;
  };

/** Only the player in turn. After unrecorded claims, anyone except the last claimer (S5, S11). */
const canClaim =
  ({ seats, round }: InPhase<"claiming">, { by, skipped }: MakeClaim): Check =>
  () => {
    if (skipped === true) return round.latest?.by === by ? refusal("own-claim", "S11", { player: by }) : null;
    const expected = inTurn(seats, round);
    return by === expected ? null : refusal("not-your-turn", "S5", { player: by, expected });
  };

/** The checks of the terms, the ladder and the dice in the open, in the order of formats §5. */
export function claimChecks(
  action: MakeClaim,
  claim: Claim,
  round: OpenRound,
  rules: RuleSet,
  context: ClaimContext,
): readonly Check[] {
  return [
    ...rules.terms.checks(claim, round.terms, round.latest === null),
    () =>
      round.latest === null
        ? rules.claims.opening(claim, context)
        : climbs(claim, round.latest.claim, rules.claims, context),
    () => rules.claims.cap(claim, context),
    ...rules.cups.claimChecks(action, claim, round, rules.claims),
  ];
}

/** Strictly higher than the claim before it, if anything higher is left (S3, S7). */
function climbs(claim: Claim, latest: Claim, claims: ClaimLanguage, context: ClaimContext): Refusal | null {
  const beats = claims.beats(claim, latest, context);
  // A valid raise needs no search for the lowest claim, which only refusals need.
  // Stryker disable next-line all: without it the answer is the same, but slower.
  if (beats && context.terms.lockedFace === null && claims.cap(claim, context) === null) return null;
  const lowest = claims.lowest(latest, context);
  if (lowest === null) return refusal("top-claim", "S7", { latest });
  return beats ? null : refusal("not-higher", "S3", { claim, latest, lowest });
}
