import type { NotDone } from "@/lib/formats/entry";
import type { SharedTable, TableLinks } from "@/lib/formats/tableLinks";
import { ask } from "./ask";

/** Reads a table's links, and who came by them for those who keep it. Rejects when no answer came. */
export async function readLinks(game: string): Promise<({ readonly ok: true } & SharedTable) | NotDone> {
  const answer = await fetch(`/api/v1/games/${game}/links`, {
    credentials: "same-origin",
    cache: "no-store",
  });
  return (await answer.json()) as ({ readonly ok: true } & SharedTable) | NotDone;
}

/** Makes a table's links anew. Rejects when no answer came. */
export const sendLinksAnew = (game: string) =>
  ask<{ readonly links: TableLinks }>("POST", `games/${game}/links`, { anew: true });

/** Shows a guest out of a table. Rejects when no answer came. */
export const sendShowOut = (game: string, guest: string) => ask("DELETE", `games/${game}/guests/${guest}`);
