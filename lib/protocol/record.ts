import { z } from "zod";
import {
  type GameState,
  gameNamed,
  newGame,
  newOwnGame,
  ok,
  type Refusal,
  type Result,
  readNames,
  refused,
} from "@/lib/engine";
import { house } from "./engineShapes";
import { readShape } from "./readShape";
import { readRuleSet } from "./ruleSets/readRuleSet";

/** Maximum number of actions in a record sent to the API (formats §4). */
export const MAX_ACTIONS = 10_000;

const players = z.array(z.string());
const inEveryRecord = {
  players,
  actions: z.array(z.unknown()),
  id: z.string().exactOptional(),
  playoff_of: z.string().exactOptional(),
  at: z.iso.datetime({ offset: true }).exactOptional(),
};

/** A whole game: players, house rules, and all actions in order (formats §2). */
export const gameRecord = z.strictObject({
  format: z.literal("dice-record/1"),
  game: z.string(),
  house: house.exactOptional(),
  ...inEveryRecord,
});

const given = z.custom<unknown>((value) => value !== undefined).meta({ type: "object" });

/** The same with the table's own rule set in place of a game and its house rules. */
export const ownGameRecord = z.strictObject({
  format: z.literal("dice-record/2"),
  rules: given,
  ...inEveryRecord,
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
  const known = gameNamed(game);
  if (!known.ok) return known;
  const table = newGame({ game, house, players: players.value });
  return table.ok ? ok({ table: table.value, actions, id, playoffOf, at }) : table;
}

/** The players are checked after the rule set. */
const withoutPlayers = ownGameRecord.extend({ players: given });

/**
 * Reads a `dice-record/2`; its actions are validated one by one later. Refuses with `bad-format`, `unknown-key`,
 * `bad-rule-set`, `bad-player-name`, `duplicate-player`, `too-few-players`, `table-full`, in this order.
 */
export function readSecondRecord(input: unknown): Result<OpenRecord, Refusal> {
  const owned = readShape(z.object({ rules: given }), input);
  if (!owned.ok) return owned;
  const record = readShape(withoutPlayers, input);
  if (!record.ok) return record;
  const { actions, id, playoff_of: playoffOf, at } = record.value;
  const rules = readRuleSet(record.value.rules);
  if (!rules.ok) return rules;
  const named = readShape(z.object({ players }), record.value);
  if (!named.ok) return named;
  const seated = readNames(named.value.players);
  if (!seated.ok) return seated;
  const table = newOwnGame(rules.value, { players: seated.value });
  return table.ok ? ok({ table: table.value, actions, id, playoffOf, at }) : table;
}
