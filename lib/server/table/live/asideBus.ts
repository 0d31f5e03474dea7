import { oneForAll } from "../../process/oneForAll";
import { type Around, readAround } from "./around";

/** Is told what stands beside a game's journal now, for everybody alike. */
export type AsideListener = (around: Around) => void;

interface Told {
  readonly listeners: Set<AsideListener>;
  /** It is being read; what changed meanwhile is read once more. */
  reading: boolean;
  changed: boolean;
}

const tables = (): Map<string, Told> => oneForAll("Asides", () => new Map());

/** Listens to what changes beside one game's journal. Returns what stops it. */
export function onAside(gameId: string, listener: AsideListener): () => void {
  const table = tables().get(gameId) ?? { listeners: new Set(), reading: false, changed: false };
  tables().set(gameId, table);
  table.listeners.add(listener);
  return () => {
    table.listeners.delete(listener);
    if (table.listeners.size === 0 && tables().get(gameId) === table) tables().delete(gameId);
  };
}

/**
 * Has everybody who follows a game told what stands beside its journal. Call it after every change of that, once it is committed;
 * it is read once for all, and once more for all changes that come while it is read.
 */
export function tellAside(gameId: string): void {
  const table = tables().get(gameId);
  if (table === undefined) return;
  table.changed = true;
  if (!table.reading) void tellAll(gameId, table);
}

/** The same for every table that somebody follows: who may do what has changed, and with it whose seats are whose. */
export function tellAsides(): void {
  for (const gameId of [...tables().keys()]) tellAside(gameId);
}

async function tellAll(gameId: string, table: Told): Promise<void> {
  table.reading = true;
  try {
    while (table.changed) {
      table.changed = false;
      const around = await readAround(gameId);
      for (const listener of [...table.listeners]) listener(around);
    }
  } catch (thrown) {
    // Whoever follows it sees what stood there before, until the next change.
    console.error(thrown);
  } finally {
    table.reading = false;
  }
}
