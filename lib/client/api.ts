import type { NewEntry, NotDone, OpenTable, Recorded } from "@/lib/formats/entry";

/** Records entries of a game. Rejects when no answer came or it was not ours (a proxy's page, a dropped line). */
export async function sendEntries(game: string, entries: readonly NewEntry[]): Promise<Recorded | NotDone> {
  const answer = await fetch(`/api/v1/games/${game}/entries`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ entries }),
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
