import type { OpenTable } from "@/lib/protocol/entry";
import { keyOfTable, savedText, saveText } from "../localStore";
import { openOffline } from "../offlineGames";
import { replayTaps } from "../optimisticActions";
import { outbox } from "../outbox";
import { type Passed, writePassed } from "./passed";

/** The receiver: a phone with the game needs what is new, another one needs everything. */
export type Receiver = "follows" | "is-new";

/** The exported data of a game. */
export interface TableExport {
  readonly text: string;
  /** The last tap; null if there is none. */
  readonly last: string | null;
}

/** Exports this phone's data of a game; null if it has none, as in a private window. */
export async function exportTable(game: string, receiver: Receiver): Promise<TableExport | null> {
  const found = await openOffline(game);
  if (found === null) return null;
  const { table, begun } = found;
  // A tap is deleted a moment after its table is stored.
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

/** Marks everything up to this tap as exported: the next export continues there. */
export function markExported(game: string, { last }: TableExport): void {
  if (last !== null) saveText(lastOf(game), last);
}

const lastOf = (game: string): string => keyOfTable("passed", game);

/** The part needed to continue: earlier rounds are in the history, and permissions are per phone. */
const shortened = (table: OpenTable): OpenTable => ({
  ...table,
  ...{ rounds: table.rounds.slice(0, 1), told: table.told.slice(0, 1), group: null },
  may: { record: false, share: false, as: [] },
});
