import { z } from "zod";
import {
  type GameState,
  gameNamed,
  MAX_SEATS,
  newGame,
  newOwnGame,
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
import { readRuleSet } from "./ruleSets/readRuleSet";

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
const inEveryJournal = {
  id: z.string(),
  at: z.iso.datetime({ offset: true }),
  playoff_of: z.string().exactOptional(),
  seats: z.array(text),
  names: z.record(text, text),
  entries: z.array(entry),
};
const gameJournal = z.strictObject({
  format: z.literal("dice-journal/1"),
  game: z.string(),
  house,
  ...inEveryJournal,
});

/** The same with the table's own rule set in place of a game and its house rules. */
const ownGameJournal = z.strictObject({
  format: z.literal("dice-journal/2"),
  rules: z.custom<unknown>((value) => value !== undefined),
  ...inEveryJournal,
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
  const { game, house } = journal.value;
  const known = gameNamed(game);
  return known.ok ? opened(journal.value, (seating) => newGame({ game, house, ...seating })) : known;
}

/** Reads a `dice-journal/2`. Refuses as a `dice-journal/1`, and with `bad-rule-set`. */
export function readSecondJournal(input: unknown): Result<OpenJournal, Refusal> {
  const journal = readShape(ownGameJournal, input);
  if (!journal.ok) return journal;
  const rules = readRuleSet(journal.value.rules);
  return rules.ok ? opened(journal.value, (seating) => newOwnGame(rules.value, seating)) : rules;
}

type Written = Pick<z.infer<typeof gameJournal>, "seats" | "names" | "entries">;

function opened(
  { seats, names, entries }: Written,
  open: (seating: {
    readonly players: readonly PlayerId[];
    readonly room: number;
  }) => Result<GameState, Refusal>,
): Result<OpenJournal, Refusal> {
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
  const table = open({ players: seats, room });
  return table.ok ? ok({ opening: table.value, names, entries }) : table;
}

const badFormat = (name: string): Result<never, Refusal> =>
  refused({ code: "bad-format", rule: null, values: { name } });
