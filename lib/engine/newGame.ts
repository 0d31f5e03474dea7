import { refusal } from "./checks";
import { houseOf } from "./games";
import { rulesOf } from "./games/atHand";
import { ok, type Result, refused } from "./result";
import type { GameState, PlayerId, Refusal } from "./vocabulary";

/** What a game starts from. `house` names only what differs from the game's defaults. */
export interface NewGame {
  readonly game: string;
  readonly house: Readonly<Record<string, unknown>>;
  /** Seat order; left is the next one. */
  readonly players: readonly PlayerId[];
}

/**
 * Seats the players and freezes the house rules. Refuses with `unknown-game`, `unknown-option`, `bad-option-value`,
 * `too-few-players`, `duplicate-player`.
 */
export function newGame({ game, house, players }: NewGame): Result<GameState, Refusal> {
  const resolved = houseOf(game, house);
  if (!resolved.ok) return resolved;
  const twice = players.find((player, at) => players.indexOf(player) !== at);
  if (twice !== undefined) return refused(refusal("duplicate-player", null, { name: twice }));
  if (players.length < 2) return refused(refusal("too-few-players", null, { got: players.length, limit: 2 }));

  const rules = rulesOf(game, resolved.value);
  const dice = rules.cups.dealt(players.length);
  const holds = { ...rules.stakes.dealt, ...(dice !== null && { die: dice }) };
  return ok({
    game,
    house: resolved.value,
    seats: players.map((player) => ({ player, holds, active: true, gone: false, paid: false, fell: false })),
    diceEach: dice,
    pot: 0,
    settledRounds: 0,
    phase: "between-rounds",
    starter: null,
    palifico: null,
    giver: null,
  });
}
