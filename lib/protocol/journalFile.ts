import { z } from "zod";
import {
  type GameState,
  MAX_SEATS,
  newGame,
  ok,
  type PlayerId,
  type Refusal,
  type Result,
  refused,
} from "@/lib/engine";
import { action } from "./actionShapes";
import { house } from "./engineShapes";
import type { Entry } from "./entry";
import { readShape } from "./readShape";

const text = z.string().min(1).max(200);

/** One entry as recorded. */
const entry = z.strictObject({
  id: text,
  action: action.nullable(),
  after: z.int().min(0),
  seq: z.int().min(1),
  by: z.string().exactOptional(),
  at: z.iso.datetime({ offset: true }),
  replaces: z.array(z.int().min(1)).min(1).exactOptional(),
  name: text.exactOptional(),
}) satisfies z.ZodType<Entry>;

/** A game's whole journal, with corrections and what they replaced (docs/formats.md §8). */
const gameJournal = z.strictObject({
  format: z.literal("dice-journal/1"),
  id: z.string(),
  at: z.iso.datetime({ offset: true }),
  playoff_of: z.string().exactOptional(),
  game: z.string(),
  house,
  seats: z.array(text),
  names: z.record(text, text),
  entries: z.array(entry),
});

/** A parsed journal: the opening state, all names, and the entries. */
export interface OpenJournal {
  readonly opening: GameState;
  readonly names: Readonly<Record<PlayerId, string>>;
  readonly entries: readonly Entry[];
}

/**
 * Reads a `dice-journal/1`. Refuses with `bad-format` (also for missing entries or an invalid replacement),
 * `unknown-key`, `bad-face`, `unknown-game`, `unknown-option`, `bad-option-value`, `duplicate-player`,
 * `too-few-players`.
 */
export function readFirstJournal(input: unknown): Result<OpenJournal, Refusal> {
  const journal = readShape(gameJournal, input);
  if (!journal.ok) return journal;
  const { game, seats, names, entries } = journal.value;
  const wrong = entries.findIndex((one, at) => one.seq !== at + 1 || one.after > at);
  if (wrong >= 0) return badFormat(`entries.${wrong}.seq`);
  const unreplaced = new Set<number>();
  for (const { seq, action, replaces = [] } of entries) {
    const free = replaces.every((old) => unreplaced.delete(old));
    if (!free || (action === null && replaces.length === 0)) return badFormat(`entries.${seq - 1}.replaces`);
    unreplaced.add(seq);
  }
  const unnamed = seats.find((seat) => !Object.hasOwn(names, seat));
  if (unnamed !== undefined) return badFormat(`names.${unnamed}`);
  // An old game, from before the limit on seats, has room for all its players.
  const room = Math.max(MAX_SEATS, Object.keys(names).length);
  const opened = newGame({ game, house: journal.value.house, players: seats, room });
  return opened.ok ? ok({ opening: opened.value, names, entries }) : opened;
}

const badFormat = (name: string): Result<never, Refusal> =>
  refused({ code: "bad-format", rule: null, values: { name } });
