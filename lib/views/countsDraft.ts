import type { PlayerId } from "@/lib/engine";
import type { Cup } from "./diceDraft";

/** The counts per cup so far, as a list of taps for undo. */
export interface CountsDraft {
  readonly puts: readonly { readonly player: PlayerId; readonly count: number }[];
  /** The cup the user returned to. */
  readonly cup: PlayerId | null;
}

export const EMPTY_COUNTS: CountsDraft = { puts: [], cup: null };

/** The counts entered so far, with the cups on the table. */
export interface CountsView {
  readonly cups: readonly {
    readonly player: PlayerId;
    readonly dice: number;
    readonly count: number | null;
  }[];
  /** The cup of the next key; null if all are counted. */
  readonly next: Cup | null;
  readonly found: number;
  /** Cups left to count. */
  readonly toCome: number;
  /** Every cup's count, once complete. */
  readonly counts: Readonly<Record<PlayerId, number>> | null;
}

/** Prepares the counts for rendering. */
export function viewCounts({ puts, cup }: CountsDraft, cups: readonly Cup[]): CountsView {
  const entered = cups.map(({ player, dice }) => ({
    player,
    dice,
    count: puts.findLast((put) => put.player === player)?.count ?? null,
  }));
  const last = entered.findIndex(({ player }) => player === puts.at(-1)?.player);
  const inOrder = last < 0 ? entered : [...entered.slice(last), ...entered.slice(0, last)];
  const known = entered.flatMap(({ player, count }) => (count === null ? [] : [[player, count] as const]));
  return {
    cups: entered,
    next: entered.find(({ player }) => player === cup) ?? inOrder.find(({ count }) => count === null) ?? null,
    found: known.reduce((sum, [, count]) => sum + count, 0),
    toCome: entered.length - known.length,
    counts: known.length === entered.length ? Object.fromEntries(known) : null,
  };
}

/** Adds one key; unchanged if every cup is counted and none was chosen. */
export function putCount(draft: CountsDraft, cups: readonly Cup[], count: number): CountsDraft {
  const { next } = viewCounts(draft, cups);
  return next ? { puts: [...draft.puts, { player: next.player, count }], cup: null } : draft;
}
