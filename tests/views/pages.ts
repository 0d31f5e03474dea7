import type { Action, GameState } from "@/lib/engine";
import type { AuthoredEntry, Entry, History, Wanted } from "@/lib/protocol/entry";
import type { HistoryPage } from "@/lib/protocol/historyPage";
import type { HistoryRound } from "@/lib/views/history";
import { pageOf } from "@/lib/views/historyPage";
import { journalOf } from "../protocol/journalOf";

const authored = (entry: Entry): AuthoredEntry => ({ ...entry, by: entry.by ?? "" });

/** A game's history with only its entries. */
export const historyOf = (
  opening: GameState,
  lines: readonly (Action | Wanted)[] | readonly Entry[],
): History => ({
  id: "g",
  startedAt: "2026-11-20T12:00:00.000Z",
  playoffOf: null,
  resultOnly: false,
  group: null,
  cloth: null,
  authors: {},
  mine: null,
  keeps: false,
  consents: [],
  opening,
  names: {},
  entries: (isJournal(lines) ? lines : journalOf(...lines)).map(authored),
  you: "",
});

const isJournal = (lines: readonly (Action | Wanted)[] | readonly Entry[]): lines is readonly Entry[] =>
  lines.every((line) => "seq" in line);

/** Its pages, newest first, each by the previous one's cursor. */
export function everyPage(history: History): readonly HistoryPage[] {
  const pages = [pageOf(history, null)];
  for (let next = pages[0]?.older ?? null; next !== null; ) {
    const page = pageOf(history, next);
    pages.push(page);
    next = page.older;
  }
  return pages;
}

/** The rendered part of rounds. */
export const whatIsShown = (rounds: readonly HistoryRound[]) =>
  rounds.map(({ kind, round, settled, lines }) => ({
    kind,
    round,
    settled,
    lines: lines.map(({ place, versions, stands, wild, back }) => ({
      place,
      versions: versions.map(({ seq }) => seq),
      stands: stands && [stands.seq, stands.action, stands.before, stands.refusal],
      wild,
      back,
    })),
  }));
