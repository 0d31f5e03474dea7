import { PhotoKey } from "@/app/_photo/PhotoKey";
import { BigClaim } from "@/app/ui/Claim";
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

/** Only how many there were in all; the number that was claimed is ringed. */
export function TotalReveal({
  claim,
  wild,
  diceInPlay,
  settle,
  undo,
  total,
  onTotal,
  seq,
  notice,
  onUnheard,
}: TotalRevealProps) {
  return (
    <>
      <div className="flex min-w-0 flex-1 flex-col justify-end gap-2 px-3 lg:px-0">
        <div className="felt min-h-24 flex-1">
          <div className="stage">
            <BigClaim claim={claim} wild={wild} />
          </div>
        </div>
        <div className="flex items-center gap-2">
          <p className="min-w-0 flex-1 px-1 text-minor text-soft">
            {revealWords.totalHint(claim.face, wild)}
          </p>
          <PhotoKey narrow targets={[everything({ claim, wild }, diceInPlay, onTotal)]} />
        </div>
        <div className="grid grid-cols-6 gap-1.5 pb-1">
          {Array.from({ length: diceInPlay + 1 }, (_, count) => count).map((count) => (
            <button
              key={count}
              type="button"
              aria-label={revealWords.countKey(count, claim.face)}
              aria-pressed={count === total}
              onClick={() => onTotal(count)}
              className={`plate stamp text-xl ${count === total ? "brass" : count === claim.count ? "border-brass! border-2" : ""}`}
            >
              {count}
            </button>
          ))}
        </div>
      </div>
      <ThumbZone seq={seq} notice={notice} onUnheard={onUnheard}>
        <div className="flex gap-1.5">
          <div className="min-w-0 flex-1">
            <SettleKey
              label={total === null ? revealWords.settleFirst : revealWords.settleWith(total, claim.count)}
              ready={total !== null}
              onSettle={() => total !== null && settle({ count: total })}
            />
          </div>
          {undo && <UndoLast undo={undo} />}
        </div>
      </ThumbZone>
    </>
  );
}
