import { z } from "zod";
import { type GameState, newGame, ok, type Refusal, type Result, readNames, refused } from "@/lib/engine";
import { house } from "./engineShapes";
import { readShape } from "./readShape";

/** Maximum number of actions in a record sent to the API (formats §4). */
export const MAX_ACTIONS = 10_000;

/** A whole game: players, house rules, and all actions in order (formats §2). */
export const gameRecord = z.strictObject({
  format: z.literal("dice-record/1"),
  game: z.string(),
  house: house.exactOptional(),
  players: z.array(z.string()),
  actions: z.array(z.unknown()),
  id: z.string().exactOptional(),
  playoff_of: z.string().exactOptional(),
  at: z.iso.datetime({ offset: true }).exactOptional(),
});

/** A parsed record: the opening state, and the actions as written. */
export interface OpenRecord {
  readonly table: GameState;
  readonly actions: readonly unknown[];
  readonly id: string | undefined;
  /** The id of the record that this playoff decides (F12). */
  readonly playoffOf: string | undefined;
  /** When it was played, ISO. */
  readonly at: string | undefined;
}

/**
 * Reads a `dice-record/1`; its actions are validated one by one later. Refuses with `bad-format`,
 * `unknown-key`, `bad-player-name`, `duplicate-player`, `unknown-game`, `unknown-option`, `bad-option-value`,
 * `too-few-players`.
 */
export function readFirstRecord(input: unknown): Result<OpenRecord, Refusal> {
  const record = readShape(gameRecord, input);
  if (!record.ok) return record;
  const { game, house = {}, actions, id, playoff_of: playoffOf, at } = record.value;
  const players = readNames(record.value.players);
  if (!players.ok) return refused(players.refusal);
  const table = newGame({ game, house, players: players.value });
  return table.ok ? ok({ table: table.value, actions, id, playoffOf, at }) : table;
}
