import { refusal, tableFull } from "./checks";
import { houseOf, rulesAt } from "./games";
import { ownGameId, ownRules } from "./games/own";
import { resolveHouse } from "./resolveHouse";
import { ok, type Result, refused } from "./result";
import { newcomer } from "./seats";
import { type GameState, MAX_SEATS, type PlayerId, type Refusal, type RuleSetData } from "./vocabulary";

/** The input of a new game. `house` names only what differs from the game's defaults. */
export interface NewGame extends Seating {
  readonly game: string;
  readonly house: Readonly<Record<string, unknown>>;
}

interface Seating {
  /** Seat order; left is the next one. */
  readonly players: readonly PlayerId[];
  /** The limit on seats. Only for replaying an old game with more than `MAX_SEATS`. */
  readonly room?: number;
}

/**
 * Seats the players and freezes the house rules. An own game has none, and its id must be valid. Refuses with `unknown-game`, `unknown-option`, `bad-option-value`,
 * `duplicate-player`, `too-few-players`, `table-full`.
 */
export function newGame({ game, house, ...seating }: NewGame): Result<GameState, Refusal> {
  const resolved = ownRules(game) === null ? houseOf(game, house) : resolveHouse({}, house);
  return resolved.ok ? seat({ game, house: resolved.value }, seating) : resolved;
}

/**
 * Seats the players by their own rule set, which must be valid. Refuses with `duplicate-player`, `too-few-players`,
 * `table-full`.
 */
export const newOwnGame = (rules: RuleSetData, seating: Seating): Result<GameState, Refusal> =>
  seat({ game: ownGameId(rules), house: {} }, seating);

function seat(
  frozen: Pick<GameState, "game" | "house">,
  { players, room = MAX_SEATS }: Seating,
): Result<GameState, Refusal> {
  const seated = new Set<PlayerId>();
  const twice = players.find((player) => seated.size === seated.add(player).size);
  if (twice !== undefined) return refused(refusal("duplicate-player", null, { name: twice }));
  if (players.length < 2) return refused(refusal("too-few-players", null, { limit: 2 }));
  if (players.length > room) return refused(tableFull(room));

  const rules = rulesAt(frozen);
  const dice = rules.cups.dealt(players.length);
  return ok({
    ...frozen,
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
