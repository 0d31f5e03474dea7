import type { BrokenEntry, NewEntry, NotDone } from "@/lib/protocol/entry";
import { type HistoryAt, type HistoryPage, pageQuery } from "@/lib/protocol/historyPage";
import type { Consequences } from "@/lib/views/consequences";
import { ask } from "./ask";

/** What entries would change, and which later actions they would make illegal. */
export interface Preview {
  readonly ok: true;
  readonly consequences: Consequences;
  readonly broken: readonly BrokenEntry[];
}

/** Asks what entries would change; nothing is recorded. Rejects when no answer came. */
export const sendPreview = (game: string, entries: readonly NewEntry[]) =>
  ask<Preview>("POST", `games/${game}/preview`, { entries });

/** Reads a page of a game's history. Rejects when no answer came. */
export async function readHistoryPage(
  game: string,
  page: HistoryAt,
): Promise<({ readonly ok: true } & HistoryPage) | NotDone> {
  const answer = await fetch(`/api/v1/games/${game}/history${pageQuery(page)}`, {
    credentials: "same-origin",
    cache: "no-store",
  });
  return (await answer.json()) as ({ readonly ok: true } & HistoryPage) | NotDone;
}
