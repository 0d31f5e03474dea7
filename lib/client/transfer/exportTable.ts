import type { OpenTable } from "@/lib/protocol/entry";
import { keyOfTable, savedText, saveText } from "../localStore";
import { openOffline } from "../offlineGames";
import { replayTaps } from "../optimisticActions";
import { outbox } from "../outbox";
import { type Passed, writePassed } from "./passed";

/** For whom it is passed on: a phone that follows the game, and needs what is new; or one that has not seen it, and needs all of it. */
export type Receiver = "follows" | "is-new";

/** What a phone has to pass on of a game. */
export interface TableExport {
  readonly text: string;
  /** The last of its taps; null where there is none. */
  readonly last: string | null;
}

/** What this phone keeps of a game, for another; null where it keeps nothing of it, as in a private window. */
export async function exportTable(game: string, receiver: Receiver): Promise<TableExport | null> {
  const found = await openOffline(game);
  if (found === null) return null;
  const { table, begun } = found;
  // A tap is forgotten a moment after the table is kept that has it.
  const recorded = new Set(table.round.map(({ id }) => id));
  const waits = (await outbox(game).load()).filter(
    ({ entry, refused }) => refused === undefined && !recorded.has(entry.id),
  );
  const { pending } = replayTaps(table, waits, []);
  const taps = pending.map(({ entry: { after: _, replaces: __, ...entry }, at }) => ({ ...entry, at }));
  const already = receiver === "follows" ? 1 + taps.findIndex(({ id }) => id === savedText(lastOf(game))) : 0;
  const passed: Omit<Passed, "format" | "engine"> = {
    ...{ game, from: table.seq + already, taps: taps.slice(already) },
    ...(receiver === "is-new" &&
      (begun ? { begun: { sent: begun, table: table.table } } : { table: shortened(table) })),
  };
  return { text: writePassed(passed), last: passed.taps.at(-1)?.id ?? null };
}

/** Remembers that the other phone has all up to this tap: what is new is passed on next. */
export function markExported(game: string, { last }: TableExport): void {
  if (last !== null) saveText(lastOf(game), last);
}

const lastOf = (game: string): string => keyOfTable("passed", game);

/** What one needs to go on: earlier rounds are in the history, and what this phone may do is its own. */
const shortened = (table: OpenTable): OpenTable => ({
  ...table,
  ...{ rounds: table.rounds.slice(0, 1), told: table.told.slice(0, 1), group: null },
  may: { record: false, share: false, as: [] },
});
