import { revealWords } from "@/lib/messages/dice";
import type { DraftView } from "@/lib/views/diceDraft";
import type { SeatView } from "@/lib/views/table";
import { CupDice, readCup } from "../revealing/CupDice";
import { RunningCount } from "../revealing/RunningCount";

interface CupsSeenProps {
  readonly seen: DraftView;
  readonly seats: readonly SeatView[];
  /** The claimed count. */
  readonly needed: number;
}

/** Revealed cups as other phones enter them, for watchers. */
export function CupsSeen({ seen, seats, needed }: CupsSeenProps) {
  const size = seen.cups.some(({ dice }) => dice.length > 3) ? "size-6" : "size-8";
  return (
    <div className="px-4 pt-2 lg:px-1">
      <RunningCount found={seen.found} needed={needed} toCome={revealWords.toCome(seen.toCome)} />
      <ul className="flex flex-col gap-1">
        {seen.cups.map((cup) => (
          <li key={cup.player} className="flex min-w-0 items-center gap-3">
            <span className="line-clamp-2 w-[min(6rem,30vw)] shrink-0 font-semibold text-small leading-tight [overflow-wrap:anywhere]">
              {seats.find(({ player }) => player === cup.player)?.name ?? cup.player}
            </span>
            <span className="sr-only">{readCup(cup)}</span>
            <span className="flex min-w-0 flex-wrap gap-1">
              <CupDice cup={cup} size={size} quiet />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
