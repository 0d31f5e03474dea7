import { type Check, examine, refusal } from "../checks";
import type { RuleSet } from "../parts";
import { cannotHappen, ok, type Result } from "../result";
import type { GameState, PlayerId, Refusal, Reveal, Shown } from "../vocabulary";
import { atTheTable, needPhase, type Played, stillOn } from "./played";
import { settle } from "./settle";

/**
 * Reveals the dice and settles the round (S1, S12, S13). Refuses with `bad-format`, `game-over`,
 * `unknown-player`, `round-not-started`, `wrong-phase` (before a challenge), `dice-mismatch`.
 */
export function reveal(state: GameState, action: Reveal, rules: RuleSet): Result<Played, Refusal> {
  const messedUp = action.messed_up === true;
  const shown = shownIn(action);
  const known = examine([
    formFits(shown, rules),
    () => (messedUp && !rules.stakes.messedUp ? refusal("bad-format", "P7", { name: "messed_up" }) : null),
    stillOn(state),
    atTheTable(state, playersIn(shown)),
  ]);
  if (!known.ok) return known;
  const open = needPhase(
    state,
    "revealing",
    { "between-rounds": "round-not-started", claiming: "wrong-phase" },
    "S4",
  );
  if (!open.ok) return open;
  const { round } = open.value;
  if (round.latest === null) cannotHappen("a challenge without a claim");

  const lifted = rules.cups.lift(shown, state.seats, round);
  if (!lifted.ok) return lifted;
  const finding = rules.claims.judge(round.latest.claim, lifted.value, round.terms);
  if (!finding.ok) return finding;
  return ok(settle(open.value, { shown, finding: finding.value, messedUp }, rules));
}

/** The revealed dice, without the rest of the action. */
function shownIn(action: Reveal): Shown {
  if ("dice" in action) return { dice: action.dice };
  if ("counts" in action) return { counts: action.counts };
  if ("count" in action) return { count: action.count };
  return { outcome: action.outcome };
}

/** Dice by player if each has a cup, one list if there is one cup; counts only in count games (S12). */
const formFits =
  (shown: Shown, { claims, cups }: RuleSet): Check =>
  () => {
    if ("outcome" in shown) return null;
    const fits =
      "dice" in shown ? Array.isArray(shown.dice) === (cups.dealt(2) === null) : claims.kind === "count";
    return fits ? null : refusal("bad-format", "S12");
  };

/** The players that a reveal names. */
function playersIn(shown: Shown): readonly PlayerId[] {
  if ("counts" in shown) return Object.keys(shown.counts);
  return "dice" in shown && !Array.isArray(shown.dice) ? Object.keys(shown.dice) : [];
}
