import { offlineTable } from "./offlineTables";
import type { PendingTap } from "./optimisticActions";
import { outbox } from "./outbox";
import { saveFile } from "./saveFile";
import type { StoredTable } from "./storage";

/** An offline game as `dice-journal/1`, which `npm run replay` and other servers read. */
function journalOf({ table, at, begun, playedBy }: StoredTable, taps: readonly PendingTap[]) {
  return {
    format: "dice-journal/1",
    id: table.id,
    at: new Date(at).toISOString(),
    ...(begun?.playoff_of !== undefined && { playoff_of: begun.playoff_of }),
    game: table.state.game,
    house: playedBy ?? begun?.house ?? {},
    seats: table.state.seats.map(({ player }) => player),
    names: table.names,
    entries: taps.map(({ entry, at }, place) => ({
      ...entry,
      after: place,
      seq: place + 1,
      at: new Date(at).toISOString(),
    })),
  };
}

/**
 * A table's outbox as a file: a journal for an offline game, otherwise the taps (`dice-taps/1`,
 * docs/formats.md §8).
 */
async function outboxFile(game: string): Promise<string> {
  const stored = await offlineTable(game);
  const taps = await outbox(game).load();
  const file = stored?.begun
    ? journalOf(stored, taps)
    : {
        format: "dice-taps/1",
        id: game,
        names: stored?.table.names ?? {},
        taps: taps.map(({ entry, at }) => ({ at: new Date(at).toISOString(), ...entry })),
      };
  return JSON.stringify(file, null, 2);
}

/** Downloads a table's outbox as a file. */
export async function downloadOutbox(game: string): Promise<void> {
  saveFile(new Blob([await outboxFile(game)], { type: "application/json" }), `${game}.json`);
}
