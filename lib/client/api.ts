import type { NewEntry, OpenTable } from "@/lib/protocol/entry";
import { isAccessRevoked } from "./accessRevoked";
import { ask } from "./ask";
import { keyOfTable, saveText } from "./localStore";

/**
 * Sends entries of a game. Rejects without a response, or with one that is not ours (a proxy's page, a
 * dropped connection).
 * @param as The actor (`May.as`): the server refuses another one. By default, the signed-in user.
 */
export function sendEntries(game: string, entries: readonly NewEntry[], as?: string) {
  const corrects = entries.find(({ replaces }) => replaces);
  // The stream can deliver it before the response, or after the table is opened again.
  if (corrects) saveText(keyOfTable("corrected", game), corrects.id);
  return ask(
    "POST /api/v1/games/{game}/entries",
    { game },
    { entries, ...(as !== undefined && { as }) },
    // The outbox keeps them until the response, and they can exceed the browser's keepalive limit.
    { keepalive: false },
  );
}

/** Reads a table from the server. Rejects without a response. */
export const readTable = (game: string) => ask("GET /api/v1/games/{game}", { game });

/** The current table; null if this phone lost access. Rejects if it could not be read. */
export async function readAgain(game: string): Promise<OpenTable | null> {
  const answer = await readTable(game);
  if (isAccessRevoked(answer)) return null;
  if (!answer.ok) throw new Error(answer.message);
  return answer.table;
}
