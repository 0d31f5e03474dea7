import type { PlayerId } from "@/lib/engine";
import { tonesWords } from "@/lib/messages/sheets";
import type { Tones } from "@/lib/protocol/liveState";
import type { SeatView, TableView } from "@/lib/views/table";

interface OnCallPickerProps {
  readonly view: TableView;
  readonly tones: Tones | null;
  /** Null on a watching phone. */
  readonly onTap: ((player: PlayerId, out: boolean) => void) | null;
}

/** The players as keys: a tap marks one as on the call, another tap as back. */
export function OnCallPicker({ view, tones, onTap }: OnCallPickerProps) {
  return (
    <fieldset className="min-w-0 flat:max-h-[calc(100dvh-4rem)] flat:flex-1 flat:overflow-y-auto">
      <legend className="pb-1.5 font-semibold text-small text-soft low:pb-1">{tonesWords.who}</legend>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2 low:gap-1.5">
        {view.seats
          .filter(({ active }) => active)
          .map((seat) => {
            const out = tones?.away.includes(seat.player) ?? false;
            const look = `min-h-14 low:min-h-11 w-full flex-col px-1.5 leading-tight ${out ? "bg-ink! text-table!" : ""}`;
            return (
              <li key={seat.player} className="min-w-0">
                {onTap ? (
                  <button
                    type="button"
                    aria-pressed={out}
                    onClick={() => onTap(seat.player, !out)}
                    className={`key ${look}`}
                  >
                    <Name seat={seat} out={out} />
                  </button>
                ) : (
                  <p className={`key ${look}`}>
                    <Name seat={seat} out={out} />
                  </p>
                )}
              </li>
            );
          })}
      </ul>
    </fieldset>
  );
}

function Name({ seat: { name }, out }: { readonly seat: SeatView; readonly out: boolean }) {
  return (
    <>
      <span
        title={name}
        className={`${out ? "line-clamp-1" : "line-clamp-2"} max-w-full font-semibold text-small [overflow-wrap:anywhere]`}
      >
        {name}
      </span>
      {out && <span className="text-small">{tonesWords.out}</span>}
    </>
  );
}
