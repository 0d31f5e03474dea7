import type { NewEntry, OpenTable } from "@/lib/protocol/entry";
import { isAccessRevoked } from "./accessRevoked";
import { ask } from "./ask";
import { keyOfTable, saveText } from "./localStore";

/**
 * Records entries of a game. Rejects when no answer came or it was not ours (a proxy's page, a dropped line).
 * @param as Who made them (`May.as`): nobody else records them. Left out, whoever is signed in by now does.
 */
export function sendEntries(game: string, entries: readonly NewEntry[], as?: string) {
  const corrects = entries.find(({ replaces }) => replaces);
  // The stream may tell of it before the answer is here, or when the table is opened again.
  if (corrects) saveText(keyOfTable("corrected", game), corrects.id);
  return ask(
    "POST /api/v1/games/{game}/entries",
    { game },
    { entries, ...(as !== undefined && { as }) },
    // They wait on the phone until they are answered, and may be more than a browser sends for a page that is closed.
    { keepalive: false },
  );
}

/** Reads a table afresh. Rejects when no answer came. */
export const readTable = (game: string) => ask("GET /api/v1/games/{game}", { game });

/** The table as it is now; null when this phone may not read it any longer. Rejects when it could not be read. */
export async function readAgain(game: string): Promise<OpenTable | null> {
  const answer = await readTable(game);
  if (isAccessRevoked(answer)) return null;
  if (!answer.ok) throw new Error(answer.message);
  return answer.table;
}
