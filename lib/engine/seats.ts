import type { RuleSet } from "./parts";
import { cannotHappen } from "./result";
import type { GameState, OpenRound, PlayerId, Seat } from "./vocabulary";

/** The players still in, in seat order. */
export const activePlayers = (seats: readonly Seat[]): readonly PlayerId[] =>
  seats.filter((seat) => seat.active).map((seat) => seat.player);

/** A new player's seat: starting chips or lives, dice as dealt at the game's start (F1), nothing paid. */
export const newcomer = (player: PlayerId, dice: number | null, { stakes }: RuleSet): Seat => ({
  player,
  holds: { ...stakes.dealt, ...(dice !== null && { die: dice }) },
  active: true,
  gone: false,
  paid: false,
  fell: false,
});

/** A player's seat, or undefined. */
export const seatOf = (seats: readonly Seat[], player: PlayerId): Seat | undefined =>
  seats.find((seat) => seat.player === player);

/** The player if still in, else the next active player to their left (S5). Needs at least one active seat. */
export function activeFrom(seats: readonly Seat[], player: PlayerId): PlayerId {
  const start = seats.findIndex((seat) => seat.player === player);
  for (let step = 0; step < seats.length; step++) {
    const seat = seats[(start + step) % seats.length];
    if (seat?.active) return seat.player;
  }
  cannotHappen("nobody is in play");
}

/** The next active player to the left of a seat, which may itself be out (S5). */
export function leftOf(seats: readonly Seat[], player: PlayerId): PlayerId {
  const start = seats.findIndex((seat) => seat.player === player);
  const next = seats[(start + 1) % seats.length];
  if (next === undefined) cannotHappen("an empty table");
  return activeFrom(seats, next.player);
}

/** The next active player to the right of a seat, whether that seat is still in or not (R6, S26). */
export const rightOf = (seats: readonly Seat[], player: PlayerId): PlayerId =>
  leftOf([...seats].reverse(), player);

/**
 * The player in turn in an open round: left of the last claimer, or the starter before the first claim (S5).
 * Skips players (S27).
 */
export function inTurn(seats: readonly Seat[], { latest, starter, skips = [] }: OpenRound): PlayerId {
  const due = latest === null ? activeFrom(seats, starter) : leftOf(seats, latest.by);
  const players = activePlayers(seats);
  const fromDue = [...players.slice(players.indexOf(due)), ...players];
  // If everyone else is skipped, no one is.
  return fromDue.find((player) => player !== latest?.by && !skips.includes(player)) ?? due;
}

/**
 * The player to act: the next to claim or to start. Null before the first round, while revealing, and after
 * the end.
 */
export function toAct(state: GameState): PlayerId | null {
  if (state.phase === "claiming") return inTurn(state.seats, state.round);
  return state.phase === "between-rounds" ? state.starter : null;
}
