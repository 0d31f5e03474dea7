import { PhotoKey } from "@/app/_photo/PhotoKey";
import { revealWords } from "@/lib/messages/dice";
import { ThumbZone } from "../_table/ThumbZone";
import { UndoLast } from "../_table/UndoLast";
import type { Lifted } from "./lifted";
import { everything } from "./photoTargets";
import { SettleKey } from "./SettleKey";

interface TotalRevealProps extends Lifted {
  readonly total: number | null;
  readonly onTotal: (total: number) => void;
}

/** Scrolls the claimed number, or the highest one, to the right end: the total is rarely above it. */
const startAtClaim = (rail: HTMLElement | null) => {
  const claimed = rail?.querySelector<HTMLElement>("[data-claimed=true]") ?? rail?.lastElementChild;
  if (rail && claimed instanceof HTMLElement)
    rail.scrollLeft = claimed.offsetLeft - rail.clientWidth + 1.5 * claimed.offsetWidth;
};

/** The total only; the claimed number is ringed. */
export function TotalReveal({
  claim,
  wild,
  diceInPlay,
  settle,
  undo,
  above,
  modes,
  small,
  total,
  onTotal,
  seq,
  notice,
  onStaleTap,
}: TotalRevealProps) {
  return (
    <ThumbZone seq={seq} notice={notice} onStaleTap={onStaleTap}>
      {above}
      <div className="rail" ref={startAtClaim}>
        {Array.from({ length: diceInPlay + 1 }, (_, count) => count).map((count) => (
          <button
            key={count}
            type="button"
            aria-label={revealWords.countKey(count, claim.face)}
            aria-pressed={count === total}
            onClick={() => onTotal(count)}
            data-claimed={count === claim.count}
            className={`key stamp min-h-14 w-13 shrink-0 text-large ${count !== total && count === claim.count ? "border-brass! border-2" : ""}`}
          >
            {count}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        {total === null ? (
          <p className="basis-full px-1 text-small text-soft leading-tight">
            {revealWords.totalHint(claim.face, wild)}
          </p>
        ) : (
          <div className="min-w-0 flex-1 basis-48">
            <SettleKey
              label={revealWords.settleWith(total, claim.count)}
              ready
              onSettle={() => settle({ count: total })}
            />
          </div>
        )}
        <span className="mr-auto">{modes}</span>
        {small}
        <PhotoKey narrow targets={[everything({ claim, wild }, diceInPlay, onTotal)]} />
        {undo && <UndoLast undo={undo} />}
      </div>
    </ThumbZone>
  );
}
