import { examine, refusal, tableFull } from "../checks";
import { readNames } from "../names";
import type { RuleSet } from "../parts";
import { type Result, refused } from "../result";
import { activeFrom, newcomer } from "../seats";
import {
  type Fact,
  type GameState,
  type Join,
  type Leave,
  MAX_SEATS,
  type Refusal,
  type Seat,
} from "../vocabulary";
import {
  atTheTable,
  BETWEEN_ROUNDS,
  gameOver,
  needPhase,
  type Played,
  played,
  stillIn,
  stillOn,
} from "./played";
import { ended, overWith, tableOf } from "./transfers";

/**
 * Seats a new player with starting stakes, or a returning one with their old stakes (formats §2). Refuses
 * with `bad-player-name`, `game-over`, `duplicate-player`, `not-between-rounds`, `bad-format` for an invalid
 * seat. `table-full` counts those who left, but not a returning player as new.
 */
export function join(state: GameState, action: Join, rules: RuleSet): Result<Played, Refusal> {
  if (state.phase === "finished") return refused(gameOver(state));
  const named = readNames([action.player]);
  if (!named.ok) return named;
  const [player = action.player] = named.value;
  const { seats, room = MAX_SEATS } = state;
  const known = seats.find((seat) => seat.player.toLowerCase() === player.toLowerCase());
  if (known && (!known.gone || known.player !== player))
    return refused(refusal("duplicate-player", null, { name: player }));
  const between = needPhase(state, "between-rounds", BETWEEN_ROUNDS, null);
  if (!between.ok) return between;

  const at = action.seat ?? (known ? seats.indexOf(known) : seats.length);
  if (at > seats.length) return refused(refusal("bad-format", null, { name: "seat" }));
  if (!known && seats.length >= room) return refused(tableFull(room));
  const seat = known ? returner(known, rules) : newcomer(player, state.diceEach, rules);
  const others = seats.filter((other) => other !== known);
  return played({ ...between.value, seats: [...others.slice(0, at), seat, ...others.slice(at)] }, [
    { fact: "joined", player },
  ]);
}

/** Returns with their old stakes; still out if those are empty, as S15 may have taken the last one. */
function returner(seat: Seat, { stakes: { outWithout } }: RuleSet): Seat {
  const out = outWithout !== null && (seat.holds[outWithout] ?? 0) <= 0;
  return { ...seat, gone: false, active: !out };
}

/**
 * Removes a player from turn and play and freezes their stakes. The last one left wins (formats §2). Refuses
 * with `game-over`, `unknown-player`, `not-between-rounds`, `not-active`.
 */
export function leave(state: GameState, { player }: Leave, rules: RuleSet): Result<Played, Refusal> {
  const known = examine([stillOn(state), atTheTable(state, [player])]);
  if (!known.ok) return known;
  const between = needPhase(state, "between-rounds", BETWEEN_ROUNDS, null);
  if (!between.ok) return between;
  const allowed = examine([stillIn(state, [player])]);
  if (!allowed.ok) return allowed;

  const seats = state.seats.map(
    (seat): Seat => (seat.player === player ? { ...seat, active: false, gone: true } : seat),
  );
  const { starter, palifico } = between.value;
  const facts: Fact[] = [{ fact: "left", player }];
  const over =
    seats.filter((seat) => seat.active).length < 2 ? ended({ ...tableOf(state), seats }, rules) : null;
  if (over) return overWith(state, over, facts);
  return played(
    {
      ...between.value,
      seats,
      starter: starter === null ? null : activeFrom(seats, starter),
      palifico: palifico === player ? null : palifico,
    },
    facts,
  );
}
