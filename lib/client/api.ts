import type { BrokenEntry, History, NewEntry, NotDone, OpenTable, Recorded } from "@/lib/formats/entry";
import type { SharedTable, TableLinks } from "@/lib/formats/tableLinks";
import type { Consequences } from "@/lib/views/consequences";

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    credentials: "same-origin",
  });

/** Records entries of a game. Rejects when no answer came or it was not ours (a proxy's page, a dropped line). */
export async function sendEntries(game: string, entries: readonly NewEntry[]): Promise<Recorded | NotDone> {
  const answer = await post(`/api/v1/games/${game}/entries`, { entries });
  return (await answer.json()) as Recorded | NotDone;
}

/** What entries would change, and which later actions they would make illegal. */
export interface Preview {
  readonly ok: true;
  readonly consequences: Consequences;
  readonly broken: readonly BrokenEntry[];
}

/** Asks what entries would change; nothing is recorded. Rejects when no answer came. */
export async function sendPreview(game: string, entries: readonly NewEntry[]): Promise<Preview | NotDone> {
  const answer = await post(`/api/v1/games/${game}/preview`, { entries });
  return (await answer.json()) as Preview | NotDone;
}

/** Reads a game's whole journal. Rejects when no answer came. */
export async function readHistory(game: string): Promise<({ readonly ok: true } & History) | NotDone> {
  const answer = await fetch(`/api/v1/games/${game}/history`, {
    credentials: "same-origin",
    cache: "no-store",
  });
  return (await answer.json()) as ({ readonly ok: true } & History) | NotDone;
}

/** What starting a game takes; ids and seat keys are made on the phone. */
export interface StartGame {
  readonly id: string;
  readonly game: string;
  readonly house: Readonly<Record<string, string | number>>;
  /** F12: the game whose tied losers play this one off. */
  readonly playoff_of?: string;
  /** The group it is played in. */
  readonly group?: string;
  /** The shift or season it counts for. */
  readonly season?: string;
  readonly players: readonly { readonly seat: string; readonly name: string }[];
}

/** Starts a game; sending the same one again answers the same. Rejects when no answer came. */
export async function sendStart(
  game: StartGame,
): Promise<{ readonly ok: true; readonly id: string } | NotDone> {
  const answer = await post("/api/v1/games", game);
  return (await answer.json()) as { ok: true; id: string } | NotDone;
}

/** Reads a table afresh. Rejects when no answer came. */
export async function readTable(
  game: string,
): Promise<{ readonly ok: true; readonly table: OpenTable } | NotDone> {
  const answer = await fetch(`/api/v1/games/${game}`, { credentials: "same-origin", cache: "no-store" });
  return (await answer.json()) as { ok: true; table: OpenTable } | NotDone;
}

/** Reads a table's links, and who came by them for those who keep it. Rejects when no answer came. */
export async function readLinks(game: string): Promise<({ readonly ok: true } & SharedTable) | NotDone> {
  const answer = await fetch(`/api/v1/games/${game}/links`, {
    credentials: "same-origin",
    cache: "no-store",
  });
  return (await answer.json()) as ({ readonly ok: true } & SharedTable) | NotDone;
}

/** Makes a table's links anew. Rejects when no answer came. */
export async function sendLinksAnew(
  game: string,
): Promise<{ readonly ok: true; readonly links: TableLinks } | NotDone> {
  const answer = await post(`/api/v1/games/${game}/links`, { anew: true });
  return (await answer.json()) as { ok: true; links: TableLinks } | NotDone;
}

/** Shows a guest out of a table. Rejects when no answer came. */
export async function sendShowOut(game: string, guest: string): Promise<{ readonly ok: true } | NotDone> {
  const answer = await fetch(`/api/v1/games/${game}/guests/${guest}`, {
    method: "DELETE",
    credentials: "same-origin",
  });
  return (await answer.json()) as { ok: true } | NotDone;
}
