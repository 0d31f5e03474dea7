import { PlayerName } from "@/app/ui/PlayerName";
import type { RosterPlayer } from "@/lib/protocol/group";

/** A roster player or a guest. */
export type CountedPerson = Pick<RosterPlayer, "id" | "shown" | "colour">;

interface CountRowsProps {
  readonly legend: string;
  readonly players: readonly CountedPerson[];
  readonly countOf: (player: string) => number;
  /** Null if the user can only read. */
  readonly onCount: ((player: string, count: number) => void) | null;
  readonly words: {
    readonly count: (count: number) => string;
    readonly more: (name: string) => string;
    readonly less: (name: string) => string;
  };
}

const MAX_COUNT = 99;
const KEY = "key min-h-12 w-12 shrink-0 text-large leading-none aria-disabled:opacity-40";

/** People, each with a counter. */
export function CountRows({ legend, players, countOf, onCount, words }: CountRowsProps) {
  return (
    <ul
      aria-label={legend}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6 gap-y-1"
    >
      {players.map(({ id, shown, colour }) => {
        const count = countOf(id);
        const change = (by: number) => {
          const next = count + by;
          if (next >= 0 && next <= MAX_COUNT) onCount?.(id, next);
        };
        return (
          <li key={id} className="flex min-h-13 min-w-0 flex-wrap items-center justify-end gap-x-2">
            <span className={`min-w-0 flex-1 basis-26 font-semibold ${count === 0 ? "text-soft" : ""}`}>
              <PlayerName name={shown} color={colour} />
            </span>
            {onCount && (
              <button
                type="button"
                aria-label={words.less(shown)}
                aria-disabled={count === 0}
                onClick={() => change(-1)}
                className={KEY}
              >
                −
              </button>
            )}
            <span aria-live="polite" className="stamp w-8 shrink-0 text-center text-large leading-none">
              <span aria-hidden="true" className={count === 0 ? "text-soft" : ""}>
                {count}
              </span>
              <span className="sr-only">{count === 0 ? "" : `${shown}: ${words.count(count)}`}</span>
            </span>
            {onCount && (
              <button
                type="button"
                aria-label={words.more(shown)}
                aria-disabled={count === MAX_COUNT}
                onClick={() => change(1)}
                className={KEY}
              >
                +
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
