import { PhotoKey } from "@/app/_photo/PhotoKey";
import { revealWords } from "@/lib/messages/dice";
import { ThumbZone } from "../_table/ThumbZone";
import { UndoLast } from "../_table/UndoLast";
import { ClaimBand } from "./ClaimBand";
import type { Lifted } from "./lifted";
import { everything } from "./photoTargets";
import { SettleKey } from "./SettleKey";

interface TotalRevealProps extends Lifted {
  readonly total: number | null;
  readonly onTotal: (total: number) => void;
}

/** The total only; the claimed number is ringed. */
export function TotalReveal({
  claim,
  wild,
  diceInPlay,
  settle,
  undo,
  above,
  total,
  onTotal,
  seq,
  notice,
  onStaleTap,
}: TotalRevealProps) {
  return (
    <>
      <ClaimBand claim={claim} wild={wild} found={null} />
      {above}
      <div className="flex min-w-0 flex-1 flex-col justify-end gap-2 px-3">
        <p className="px-1 text-small text-soft">{revealWords.totalHint(claim.face, wild)}</p>
        <div className="grid grid-cols-6 gap-1.5 pb-1">
          {Array.from({ length: diceInPlay + 1 }, (_, count) => count).map((count) => (
            <button
              key={count}
              type="button"
              aria-label={revealWords.countKey(count, claim.face)}
              aria-pressed={count === total}
              onClick={() => onTotal(count)}
              className={`key stamp text-lead ${count !== total && count === claim.count ? "border-brass! border-2" : ""}`}
            >
              {count}
            </button>
          ))}
        </div>
      </div>
      <ThumbZone seq={seq} notice={notice} onStaleTap={onStaleTap}>
        <div className="flex flex-wrap gap-1.5">
          <div className="min-w-0 flex-1 basis-48">
            <SettleKey
              label={total === null ? revealWords.settleFirst : revealWords.settleWith(total, claim.count)}
              ready={total !== null}
              onSettle={() => total !== null && settle({ count: total })}
            />
          </div>
          <PhotoKey narrow targets={[everything({ claim, wild }, diceInPlay, onTotal)]} />
          {undo && <UndoLast undo={undo} />}
        </div>
      </ThumbZone>
    </>
  );
}
