import { examine, refusal } from "../checks";
import type { RuleSet } from "../parts";
import type { Result } from "../result";
import { activeFrom, seatOf } from "../seats";
import type { Adjust, Fact, GameState, Move, Refusal } from "../vocabulary";
import { atTheTable, type Played, played, stillOn } from "./played";
import { afterMoves, ended, isPlayedFor, newTurn, overWith } from "./transfers";

/**
 * Books a house penalty (S15) and checks whether it ends the game. Refuses with `bad-format` (no note, a
 * stake that this game lacks, nowhere to go), `game-over`, `unknown-player`, `nothing-to-give`.
 */
export function adjust(state: GameState, action: Adjust, rules: RuleSet): Result<Played, Refusal> {
  const { what, count, from, to } = action;
  const people = [from, to].filter((holder) => holder !== "bank" && holder !== "pot");
  const available =
    from === "pot" ? state.pot : from === "bank" ? count : (seatOf(state.seats, from)?.holds[what] ?? 0);
  const fits = examine([
    () => (wellFormed(action, rules) ? null : refusal("bad-format", "S15", { stake: what })),
    stillOn(state),
    atTheTable(state, people),
    () =>
      available < count && !(rules.stakes.mayOwe === what && from !== "pot")
        ? refusal("nothing-to-give", "S15", { player: from, stake: what, got: available, limit: count })
        : null,
  ]);
  if (!fits.ok) return fits;

  const move: Move = { what, count, from, to };
  const facts: Fact[] = [{ fact: "moved", by: "adjust", move }];
  const stacks = afterMoves(state, [move], rules);
  const over = ended(stacks, rules);
  if (over) return overWith(state, over, facts);
  const next = newTurn(state, { ...state, ...stacks });
  if (next.phase !== "between-rounds" || next.starter === null) return played(next, facts);
  return played({ ...next, starter: activeFrom(stacks.seats, next.starter) }, facts);
}

/**
 * True for a stake of this game, moved from one holder to another with a reason. The pot contains only chips.
 */
function wellFormed({ what, from, to, note }: Adjust, rules: RuleSet): boolean {
  const pot = from === "pot" || to === "pot";
  return isPlayedFor(rules, what) && from !== to && (note ?? "").trim() !== "" && (!pot || what === "chip");
}
