import { refusal, tableFull } from "./checks";
import { houseOf, rulesOf } from "./games";
import { ok, type Result, refused } from "./result";
import { newcomer } from "./seats";
import { type GameState, MAX_SEATS, type PlayerId, type Refusal } from "./vocabulary";

/** The input of a new game. `house` names only what differs from the game's defaults. */
export interface NewGame {
  readonly game: string;
  readonly house: Readonly<Record<string, unknown>>;
  /** Seat order; left is the next one. */
  readonly players: readonly PlayerId[];
  /** The limit on seats. Only for replaying an old game with more than `MAX_SEATS`. */
  readonly room?: number;
}

/**
 * Seats the players and freezes the house rules. Refuses with `unknown-game`, `unknown-option`, `bad-option-value`,
 * `duplicate-player`, `too-few-players`, `table-full`.
 */
export function newGame({ game, house, players, room = MAX_SEATS }: NewGame): Result<GameState, Refusal> {
  const resolved = houseOf(game, house);
  if (!resolved.ok) return resolved;
  const seated = new Set<PlayerId>();
  const twice = players.find((player) => seated.size === seated.add(player).size);
  if (twice !== undefined) return refused(refusal("duplicate-player", null, { name: twice }));
  if (players.length < 2) return refused(refusal("too-few-players", null, { limit: 2 }));
  if (players.length > room) return refused(tableFull(room));

  const rules = rulesOf(game, resolved.value);
  const dice = rules.cups.dealt(players.length);
  return ok({
    game,
    house: resolved.value,
    seats: players.map((player) => newcomer(player, dice, rules)),
    diceEach: dice,
    pot: 0,
    settledRounds: 0,
    ...(room > MAX_SEATS && { room }),
    phase: "between-rounds",
    starter: null,
    palifico: null,
    giver: null,
  });
}
