import { TonesIcon } from "@/app/ui/Icons";
import { StakePips } from "@/app/ui/StakePips";
import { tableWords } from "@/lib/messages/table";
import type { Tones } from "@/lib/protocol/liveState";
import type { SeatView, TableView } from "@/lib/views/table";

/** Up to this many players get two lines each: the name and the score. */
const ROOMY = 6;

interface TvStripProps {
  readonly view: TableView;
  readonly tones: Tones | null;
}

/** All scores in seat order, one row each; the rows shrink to fit. */
export function TvStrip({ view: { seats, drink }, tones }: TvStripProps) {
  const roomy = seats.length <= ROOMY;
  return (
    <section aria-label={tableWords.scoreStrip} className="shrink-0 landscape:h-full landscape:w-[39vw]">
      <ul
        className={`grid h-full auto-rows-[minmax(0,1fr)] portrait:auto-rows-fr gap-1 ${roomy ? "content-center landscape:auto-rows-[minmax(0,17vh)]" : "gap-[0.1rem] portrait:grid-cols-2 portrait:gap-1"}`}
      >
        {seats.map((seat) => (
          <li
            key={seat.player}
            className={`flex min-w-0 justify-between rounded-md px-[0.4rem] ${seat.inTurn ? "shadow-[inset_0_0_0_0.1rem_var(--brass)]" : ""} ${seat.active ? "bg-raised" : "text-soft"} ${roomy ? "flex-col justify-center py-1" : "items-center gap-2 portrait:flex-col portrait:min-h-[3.4rem] portrait:items-start portrait:justify-center portrait:gap-0.5"}`}
          >
            <Name seat={seat} out={tones?.away.includes(seat.player) ?? false} />
            <span className="shrink-0 text-lead leading-none [&>span]:flex-nowrap">
              <StakePips score={seat.score} stakes={seat.stakes} drink={drink} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Name({ seat, out }: { readonly seat: SeatView; readonly out: boolean }) {
  return (
    <span className="stamp flex min-w-0 max-w-full items-center gap-1 text-large leading-none">
      <span
        title={seat.name}
        className={`-my-[0.15em] truncate py-[0.15em] ${seat.active || seat.gone ? "" : "line-through"}`}
      >
        {seat.name}
      </span>
      {seat.inTurn && (
        <>
          <span aria-hidden="true" className="shrink-0 text-lead text-brass">
            ◀
          </span>
          <span className="sr-only">, {tableWords.turnOf}</span>
        </>
      )}
      {out && (
        <span className="shrink-0">
          <TonesIcon size="size-[1.5rem]" />
          <span className="sr-only">, {tableWords.onCall}</span>
        </span>
      )}
      {!seat.active && !(out && seat.gone) && (
        <span className="shrink-0 font-normal font-text text-base text-soft">
          {seat.gone ? tableWords.left : tableWords.outOfPlay}
        </span>
      )}
    </span>
  );
}
