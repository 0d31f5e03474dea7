import type { BrokenEntry, History, NewEntry, NotDone } from "@/lib/formats/entry";
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

/** Reads a game's whole journal. Rejects when no answer came. */
export async function readHistory(game: string): Promise<({ readonly ok: true } & History) | NotDone> {
  const answer = await fetch(`/api/v1/games/${game}/history`, {
    credentials: "same-origin",
    cache: "no-store",
  });
  return (await answer.json()) as ({ readonly ok: true } & History) | NotDone;
}
