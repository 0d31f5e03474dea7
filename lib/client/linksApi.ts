import type { NotDone } from "@/lib/protocol/entry";
import type { SharedTable, TableLinks } from "@/lib/protocol/tableLinks";
import type { VisitPage } from "@/lib/protocol/tablePhones";
import { ask } from "./ask";

type Answered<Read> = ({ readonly ok: true } & Read) | NotDone;

/** Reads something about a table. Rejects when no answer came. */
async function read<Read>(path: string): Promise<Answered<Read>> {
  const answer = await fetch(`/api/v1/games/${path}`, { credentials: "same-origin", cache: "no-store" });
  return (await answer.json()) as Answered<Read>;
}

/** Reads a table's links, and which phones are let in for those who keep it. Rejects when no answer came. */
export const readLinks = (game: string) => read<SharedTable>(`${game}/links`);

/** Reads a page of who came to a table, the latest first. Rejects when no answer came. */
export const readVisits = (game: string, from: string) =>
  read<VisitPage>(`${game}/visits?${new URLSearchParams({ from })}`);

/** Makes a table's links anew. Rejects when no answer came. */
export const sendLinksAnew = (game: string) =>
  ask<{ readonly links: TableLinks }>("POST", `games/${game}/links`, { anew: true });

/** Shows somebody out of a table whom a link let in. Rejects when no answer came. */
export const sendShowOut = (game: string, phone: string) => ask("DELETE", `games/${game}/phones/${phone}`);

/** Comes to a table by its link; answers its id. Rejects when no answer came. */
export const sendJoin = (token: string) => ask<{ readonly id: string }>("POST", "joins", { token });
