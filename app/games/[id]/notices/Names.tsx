import type { PlayerId } from "@/lib/engine";
import { tableWords } from "@/lib/messages/table";
import type { SeatView } from "@/lib/views/table";

interface NamesProps {
  readonly seats: readonly Pick<SeatView, "player" | "name" | "inTurn">[];
  readonly onName: (player: PlayerId) => void;
  /** Accessible name of a key, if the heading does not explain it. */
  readonly label?: (player: PlayerId) => string;
  /** In the thumb zone: as many per row as fit. */
  readonly dense?: boolean;
}

/** Players as keys, two per row unless dense. */
export function Names({ seats, onName, label, dense = false }: NamesProps) {
  return (
    <ul className={`grid gap-2 ${dense ? "grid-cols-[repeat(auto-fill,minmax(6rem,1fr))]" : "pairs"}`}>
      {seats.map(({ player, name, inTurn }) => (
        <li key={player} className="min-w-0">
          <button
            type="button"
            aria-label={label?.(player)}
            onClick={() => onName(player)}
            className={`key min-h-14 w-full gap-2 font-semibold ${dense ? "px-2" : "px-3"}`}
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            {inTurn && !dense && (
              <span className="shrink-0 font-normal text-small">{tableWords.inTurnToo}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
