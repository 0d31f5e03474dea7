import type { NewEntry } from "@/lib/protocol/entry";
import type { HistoryAt } from "@/lib/protocol/historyPage";
import type { AnswerOf } from "@/lib/protocol/routes";
import { ask } from "./ask";

/** What entries would change, and which later actions they would make illegal. */
export type Preview = AnswerOf<"POST /api/v1/games/{game}/preview">;

/** Asks what entries would change; nothing is recorded. Rejects when no answer came. */
export const sendPreview = (game: string, entries: readonly NewEntry[]) =>
  ask("POST /api/v1/games/{game}/preview", { game }, { entries });

/** Reads a page of a game's history. Rejects when no answer came. */
export const readHistoryPage = (game: string, page: HistoryAt) =>
  ask("GET /api/v1/games/{game}/history", { game }, page === null ? {} : { [page.at]: String(page.number) });
