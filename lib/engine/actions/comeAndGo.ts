import { examine, refusal } from "../checks";
import { readNames } from "../names";
import type { RuleSet } from "../parts";
import { type Result, refused } from "../result";
import { leftOf, seatOf } from "../seats";
import type { Fact, GameState, Join, Leave, Refusal, Seat } from "../vocabulary";
import { atTheTable, BETWEEN_ROUNDS, needPhase, type Played, played, stillIn, stillOn } from "./played";
import { ended, tableOf } from "./transfers";

/**
 * Seats a newcomer with starting stakes, or somebody who left at what they had (formats §2). Refuses with `bad-player-name`,
 * `game-over`, `duplicate-player`, `not-between-rounds`, `bad-format` for a seat there is not.
 */
export function join(state: GameState, action: Join, rules: RuleSet): Result<Played, Refusal> {
  const on = examine(undefined, [stillOn(state)]);
  if (!on.ok) return on;
  const named = readNames([action.player]);
  if (!named.ok) return named;
  const [player = action.player] = named.value;
  const known = state.seats.find((seat) => seat.player.toLowerCase() === player.toLowerCase());
  if (known && !(known.gone && known.player === player))
    return refused(refusal("duplicate-player", null, { name: player }));
  const between = needPhase(state, "between-rounds", BETWEEN_ROUNDS);
  if (!between.ok) return between;

  const seat = known ? returner(known, rules) : newcomer(player, state, rules);
  const others = state.seats.filter((other) => other !== known);
  const at = action.seat ?? (known ? state.seats.indexOf(known) : state.seats.length);
  if (at > state.seats.length) return refused(refusal("bad-format", null, { name: "seat" }));
  return played({ ...between.value, seats: [...others.slice(0, at), seat, ...others.slice(at)] }, [
    { fact: "joined", player },
  ]);
}

/** Back at what they had when they left; still out if that is nothing (S15 may have taken the last of it meanwhile). */
function returner(seat: Seat, { stakes: { outWithout } }: RuleSet): Seat {
  const out = outWithout !== null && (seat.holds[outWithout] ?? 0) <= 0;
  return { ...seat, gone: false, active: !out };
}

/** Starting dice as dealt when the game began (F1), starting chips or lives, nothing paid yet. */
function newcomer(player: string, { diceEach }: GameState, rules: RuleSet): Seat {
  return {
    player,
    holds: { ...rules.stakes.dealt, ...(diceEach !== null && { die: diceEach }) },
    active: true,
    gone: false,
    paid: false,
    fell: false,
  };
}

/**
 * Takes a player out of turn and out of play, stakes frozen; the last one left wins (formats §2). Refuses with `game-over`,
 * `unknown-player`, `not-between-rounds`, `not-active`.
 */
export function leave(state: GameState, { player }: Leave, rules: RuleSet): Result<Played, Refusal> {
  const known = examine(undefined, [stillOn(state), atTheTable(state, [player])]);
  if (!known.ok) return known;
  const between = needPhase(state, "between-rounds", BETWEEN_ROUNDS);
  if (!between.ok) return between;
  const allowed = examine(undefined, [stillIn(state, [player])]);
  if (!allowed.ok) return allowed;

  const seats = state.seats.map(
    (seat): Seat => (seat.player === player ? { ...seat, active: false, gone: true } : seat),
  );
  const { starter, palifico } = between.value;
  const facts: Fact[] = [{ fact: "left", player }];
  const over =
    seats.filter((seat) => seat.active).length < 2 ? ended({ seats, pot: state.pot }, rules) : null;
  if (over) {
    const { finished, tied, stacks, payout } = over;
    for (const move of payout) facts.push({ fact: "moved", by: "payout", move });
    facts.push({ fact: "finished", finished });
    return played({ ...tableOf(state), ...stacks, phase: "finished", finished, tied }, facts);
  }
  return played(
    {
      ...between.value,
      seats,
      starter: starter === null ? null : seatOf(seats, starter)?.active ? starter : leftOf(seats, starter),
      palifico: palifico === player ? null : palifico,
    },
    facts,
  );
}
