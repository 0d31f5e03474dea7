import { type GameState, play } from "@/lib/engine";
import type { History } from "@/lib/protocol/entry";
import type { HistoryAt, HistoryPage, PageLine, PageRound } from "@/lib/protocol/historyPage";
import { type HistoryLine, type HistoryRound, viewHistory, wildIn } from "./history";

/** The limits of a page, in rounds and entries, so that rendering it blocks no one else. */
const MAX_ROUNDS = 12;
const MAX_ENTRIES = 120;

/** The most versions of an entry: the first one and the latest. */
const MAX_VERSIONS = 20;

/** An entry with its round. */
interface Laid {
  readonly line: HistoryLine;
  readonly of: HistoryRound;
}

/** One page of a game's history. A missing target returns the nearest page. */
export function pageOf(history: History, page: HistoryAt): HistoryPage {
  const { entries, opening, ...rest } = history;
  const { rounds, state } = viewHistory(opening, entries);
  const lines = rounds.toReversed().flatMap((of) => of.lines.map((line): Laid => ({ line, of })));
  const end = endOf(lines, page);
  const start = end - fitting(lines.slice(0, end).toReversed());
  const next = end + fitting(lines.slice(end));
  const onPage = pageRounds(lines.slice(start, end));
  const by = new Set(
    onPage.flatMap(({ lines }) => lines).flatMap(({ versions }) => versions.map((one) => one.by)),
  );
  return {
    ...rest,
    seq: entries.length,
    state,
    opening: stateBefore(lines, start) ?? state,
    rounds: onPage.toReversed(),
    older: start > 0 ? beforeLine(lines[start]) : null,
    newer: end < lines.length ? { page: beforeLine(lines[next]) } : null,
    latest: rounds[0]?.round ?? 0,
    authors: Object.fromEntries(Object.entries(history.authors).filter(([holder]) => by.has(holder))),
    consents: history.consents.filter(({ round }) => onPage.some((one) => one.round === round)),
  };
}

const beforeLine = (laid: Laid | undefined): HistoryAt =>
  laid ? { at: "before", number: laid.line.place } : null;

/** The end of a page in the list of entries, oldest first. */
function endOf(lines: readonly Laid[], page: HistoryAt): number {
  if (page === null) return lines.length;
  const { at, number } = page;
  const within = {
    before: ({ line }: Laid) => line.place < number,
    round: ({ of }: Laid) => of.round <= number,
    line: ({ line }: Laid) => line.versions.some(({ seq }) => seq === number),
  }[at];
  // A restored entry keeps its round, before later undone ones: places are not always ascending.
  const first = at === "before" ? lines.findIndex(({ line }) => line.place === number) : -1;
  const end = first >= 0 ? first : lines.findLastIndex(within) + 1;
  // The oldest rounds also fill a page.
  return at === "round" || end === 0 ? Math.max(end, fitting(lines)) : end;
}

/** How many of these entries fit a page: whole rounds, if one fits. */
function fitting(lines: readonly Laid[]): number {
  let [rounds, entries, whole] = [0, 0, 0];
  for (const [at, { line, of }] of lines.entries()) {
    if (lines[at - 1]?.of !== of) {
      whole = at;
      rounds++;
    }
    entries += Math.min(line.versions.length, MAX_VERSIONS);
    if (rounds > MAX_ROUNDS || entries > MAX_ENTRIES) return whole || at;
  }
  return lines.length;
}

const stateBefore = (lines: readonly Laid[], start: number): GameState | undefined =>
  lines.slice(start).find(({ line }) => line.stands)?.line.stands?.before;

function pageRounds(lines: readonly Laid[]): readonly PageRound[] {
  const onPage = new Map<HistoryRound, HistoryLine[]>();
  for (const { line, of } of lines) {
    const there = onPage.get(of);
    if (there) there.push(line);
    else onPage.set(of, [line]);
  }
  return [...onPage].map(([{ kind, round, lines: all }, here]) => ({
    kind,
    round,
    part: here.length < all.length,
    lines: here.map(pageLine),
  }));
}

function pageLine({ place, versions, stands, back }: HistoryLine): PageLine {
  const leftOut = Math.max(0, versions.length - MAX_VERSIONS);
  const shown = leftOut === 0 ? versions : [...versions.slice(0, 1), ...versions.slice(leftOut + 1)];
  return {
    place,
    versions: shown.map(({ seq, action, at, by = "" }) => ({ seq, action, at, by })),
    leftOut,
    stands: stands !== null,
    back,
  };
}

/** An entry on a page, with the number of omitted versions. */
export interface ShownLine extends HistoryLine {
  readonly leftOut: number;
}

/** A round on a page. */
export interface ShownRound extends HistoryRound {
  /** True if some of its entries are on another page. */
  readonly part: boolean;
  readonly lines: readonly ShownLine[];
}

/** A page's rounds, newest first, with the state before each entry, replayed from the start of the page. */
export function viewPage({ opening, rounds }: HistoryPage): readonly ShownRound[] {
  let state = opening;
  const playLine = ({ stands, ...line }: PageLine) => {
    const last = line.versions.at(-1);
    if (!stands || !last?.action) return { line: { ...line, stands: null, wild: null }, facts: [] };
    const { seq, action } = last;
    const before = state;
    const played = play(before, action);
    if (played.ok) state = played.value.state;
    const refusal = played.ok ? null : played.refusal;
    return {
      line: { ...line, stands: { seq, action, before, refusal, entry: last }, wild: wildIn(before) },
      facts: played.ok ? played.value.facts : [],
    };
  };
  return rounds
    .toReversed()
    .map(({ lines, ...round }): ShownRound => {
      const played = lines.map(playLine);
      const facts = played.flatMap((line) => line.facts);
      const settled = facts.flatMap((fact) => (fact.fact === "settled" ? [fact.settled] : []));
      const scored = facts.flatMap((fact) => (fact.fact === "scored" ? [fact.scored] : []));
      return {
        ...round,
        settled: settled[0] ?? null,
        scored: scored[0] ?? null,
        lines: played.map(({ line }) => line),
      };
    })
    .toReversed();
}
