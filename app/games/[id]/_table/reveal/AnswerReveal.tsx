import { BigClaim } from "@/app/_components/BigClaim";
import type { Outcome } from "@/lib/engine";
import { tableWords } from "@/lib/words/screens";
import { ThumbZone } from "../ThumbZone";
import { UndoLast } from "../UndoLast";
import type { Lifted } from "./lifted";

/** From too few to enough, as the answers stand under the thumb. */
const ANSWERS = ["short", "exact", "there"] as const satisfies readonly Outcome[];

/** Nobody counted, everybody saw it: one tap settles. */
export function AnswerReveal({ claim, wild, settle, undo, seq, notice, onUnheard }: Lifted) {
  return (
    <>
      <div className="flex min-w-0 flex-1 flex-col px-3 lg:px-0">
        <div className="felt min-h-40 flex-1">
          <div className="stage">
            <BigClaim claim={claim} wild={wild} />
          </div>
        </div>
      </div>
      <ThumbZone seq={seq} notice={notice} onUnheard={onUnheard}>
        <div className="flex flex-wrap gap-1.5">
          {ANSWERS.map((outcome) => {
            const { name, meaning } = tableWords.outcomes[outcome](claim);
            return (
              <button
                key={outcome}
                type="button"
                aria-label={`${name}: ${meaning}`}
                onClick={() => settle({ outcome })}
                className="plate min-h-24 flex-1 basis-18 flex-col gap-1 px-1 leading-tight"
              >
                <span className="stamp text-2xl leading-none">{name}</span>
                <span className="text-soft text-xs">{meaning}</span>
              </button>
            );
          })}
          {undo && <UndoLast undo={undo} />}
        </div>
      </ThumbZone>
    </>
  );
}
