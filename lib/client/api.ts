import type { NewEntry, NotDone, OpenTable, Recorded } from "@/lib/protocol/entry";
import { isGone } from "./gone";

/**
 * Records entries of a game. Rejects when no answer came or it was not ours (a proxy's page, a dropped line).
 * @param as Who made them (`May.as`): nobody else records them. Left out, whoever is signed in by now does.
 */
export async function sendEntries(
  game: string,
  entries: readonly NewEntry[],
  as?: string,
): Promise<Recorded | NotDone> {
  const answer = await fetch(`/api/v1/games/${game}/entries`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ entries, as }),
    credentials: "same-origin",
  });
  return (await answer.json()) as Recorded | NotDone;
}

/** Reads a table afresh. Rejects when no answer came. */
export async function readTable(
  game: string,
): Promise<{ readonly ok: true; readonly table: OpenTable } | NotDone> {
  const answer = await fetch(`/api/v1/games/${game}`, { credentials: "same-origin", cache: "no-store" });
  return (await answer.json()) as { ok: true; table: OpenTable } | NotDone;
}

/** The table as it is now; null when this phone may not read it any longer. Rejects when it could not be read. */
export async function readAgain(game: string): Promise<OpenTable | null> {
  const answer = await readTable(game);
  if (isGone(answer)) return null;
  if (!answer.ok) throw new Error(answer.message);
  return answer.table;
}
