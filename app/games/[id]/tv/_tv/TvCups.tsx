import { revealWords } from "@/lib/messages/dice";
import type { DraftView } from "@/lib/views/diceDraft";
import type { SeatView } from "@/lib/views/table";
import { CupDice, readCup } from "../../revealing/CupDice";

interface TvCupsProps {
  readonly seen: DraftView;
  readonly seats: readonly SeatView[];
  /** The claimed count. */
  readonly needed: number;
}

/** This many cups fit one column with large dice. */
const ONE_COLUMN = 4;

/** Revealed cups as phones enter them, with the running count against the claim. */
export function TvCups({ seen, seats, needed }: TvCupsProps) {
  const { cups, found, toCome } = seen;
  const few = cups.length <= ONE_COLUMN;
  const size = few && cups.every(({ dice }) => dice.length <= 5) ? "size-[1.7rem]" : "size-[1.05rem]";
  return (
    <div className="w-full shrink-0 rounded-[0.8rem] bg-table px-2 py-1 text-ink">
      <p className="flex items-baseline justify-center gap-2 text-lead leading-tight">
        <strong className="stamp text-large text-brass leading-none">
          {revealWords.ofNeeded(found, needed)}
        </strong>
        <span className="text-soft">{revealWords.toCome(toCome)}</span>
      </p>
      <ul className={`grid gap-x-3 ${few ? "text-lead" : "grid-cols-2 text-base"}`}>
        {cups.map((cup) => (
          <li key={cup.player} className="flex min-w-0 items-center gap-2">
            <span className="min-w-0 flex-1 truncate text-left leading-tight">
              {seats.find(({ player }) => player === cup.player)?.name ?? cup.player}
            </span>
            <span className="sr-only">{readCup(cup)}</span>
            <span className="flex shrink-0 gap-[0.12rem]">
              <CupDice cup={cup} size={size} quiet />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
