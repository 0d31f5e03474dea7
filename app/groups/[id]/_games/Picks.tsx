import { PlayerName } from "@/app/ui/PlayerName";
import type { RosterPlayer } from "@/lib/protocol/group";

interface PicksProps {
  readonly legend: string;
  readonly players: readonly RosterPlayer[];
  /** By id. */
  readonly picked: readonly string[];
  /** Who is in any case. */
  readonly always?: string;
  readonly onPicked: (picked: string[]) => void;
}

/** Several of a roster: tapped in, tapped out. */
export function Picks({ legend, players, picked, always, onPicked }: PicksProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-semibold">{legend}</legend>
      <div className="pairs grid gap-2">
        {players.map(({ id, shown, colour }) => {
          const isIn = picked.includes(id);
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isIn}
              aria-disabled={id === always}
              onClick={() => {
                if (id === always) return;
                onPicked(isIn ? picked.filter((one) => one !== id) : [...picked, id]);
              }}
              className={`plate min-h-12 min-w-0 justify-start! gap-2 border-solid! px-3 font-semibold ${isIn ? "border-ink! bg-ink! text-table!" : "text-soft"}`}
            >
              <Tick on={isIn} />
              <PlayerName name={shown} colour={colour} />
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Said by more than a colour. */
function Tick({ on }: { readonly on: boolean }) {
  return (
    <svg viewBox="0 0 16 16" className="size-4 shrink-0" fill="none" stroke="currentColor" aria-hidden="true">
      <rect x="1" y="1" width="14" height="14" rx="3" strokeWidth="1.5" />
      {on && <path d="M4 8.5l3 3 5-6" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />}
    </svg>
  );
}
