import { type Check, examine, refusal } from "../checks";
import type { RuleSet } from "../parts";
import type { Result } from "../result";
import { inTurn } from "../seats";
import type { Claim, GameState, InPhase, MakeClaim, Refusal } from "../vocabulary";
import { atTheTable, contextOf, needPhase, type Played, played, stillIn } from "./played";

/**
 * Records a claim (S3, S5, S7, S11). Refuses with `unknown-player`, `round-not-started`, `already-challenged`,
 * `not-active`, `own-claim`, `not-your-turn`, what the claim language refuses, `top-claim`, `not-higher`, `cap-exceeded`.
 */
export function makeClaim(state: GameState, action: MakeClaim, rules: RuleSet): Result<Played, Refusal> {
  const known = examine(undefined, [atTheTable(state, [action.by])]);
  if (!known.ok) return known;
  const open = needPhase(state, "claiming", {
    "between-rounds": "round-not-started",
    revealing: "already-challenged",
  });
  if (!open.ok) return open;

  const speaker = examine(action.ruling, [stillIn(state, [action.by]), maySpeak(open.value, action)]);
  if (!speaker.ok) return speaker;
  const claim = rules.claims.read(action.claim);
  if (!claim.ok) return claim;
  const ladder = examine(action.ruling, climbs(open.value, claim.value, rules));
  if (!ladder.ok) return ladder;

  const spoken = { by: action.by, claim: claim.value };
  return played(
    { ...open.value, round: { ...open.value.round, latest: spoken } },
    [{ fact: "claimed", ...spoken, skipped: action.skipped === true }],
    {
      warnings: rules.claims.warnings(claim.value, contextOf(state, open.value.round, rules)),
      ruled: [...speaker.value, ...ladder.value],
    },
  );
}

/** Only the player in turn; with claims unrecorded in between, anybody but the last claimer (S5, S11). */
const maySpeak =
  ({ seats, round }: InPhase<"claiming">, { by, skipped }: MakeClaim): Check =>
  () => {
    if (skipped === true) return round.latest?.by === by ? refusal("own-claim", "S11", { player: by }) : null;
    const expected = inTurn(seats, round);
    return by === expected ? null : refusal("not-your-turn", "S5", { player: by, expected });
  };

/** Strictly higher than the claim before it, where anything higher is left (S3, S6, S7). */
function climbs(state: InPhase<"claiming">, claim: Claim, rules: RuleSet): readonly Check[] {
  const { claims } = rules;
  const context = contextOf(state, state.round, rules);
  const latest = state.round.latest?.claim;
  const cap: Check = () => claims.cap(claim, context);
  if (latest === undefined) return [cap];
  const lowest = claims.lowest(latest, context);
  return [
    () => (lowest === null ? refusal("top-claim", "S7", { latest }) : null),
    () =>
      claims.beats(claim, latest, context) ? null : refusal("not-higher", "S3", { claim, latest, lowest }),
    cap,
  ];
}
