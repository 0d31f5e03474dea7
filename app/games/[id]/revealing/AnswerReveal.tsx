import { BigClaim } from "@/app/ui/Claim";
import type { Outcome } from "@/lib/engine";
import { revealWords } from "@/lib/messages/dice";
import { tableWords } from "@/lib/messages/table";
import { ThumbZone } from "../_table/ThumbZone";
import { UndoLast } from "../_table/UndoLast";
import type { Lifting } from "./lifted";

/** From too few to enough, as the answers stand under the thumb. Of a hand nobody asks whether it was just the one claimed. */
const ANSWERS = {
  count: ["short", "exact", "there"],
  hand: ["short", "there"],
} as const satisfies Readonly<Record<string, readonly Outcome[]>>;

/** Nobody counted, everybody saw it: one tap settles. */
export function AnswerReveal({ claim, wild, settle, undo, seq, notice, onUnheard }: Lifting) {
  const answers = "count" in claim ? ANSWERS.count : ANSWERS.hand;
  return (
    <>
      <div className="flex min-w-0 flex-1 flex-col px-3 lg:px-0">
        <div className="felt min-h-40 flex-1">
          <div className="stage px-3">
            <span className="sr-only">{tableWords.claimAndWild(claim, wild)}</span>
            <BigClaim claim={claim} wild={wild} />
          </div>
        </div>
      </div>
      <ThumbZone seq={seq} notice={notice} onUnheard={onUnheard}>
        <div className="flex flex-wrap gap-1.5">
          {answers.map((outcome) => {
            const { name, meaning } = revealWords.outcomes[outcome](claim);
            return (
              <button
                key={outcome}
                type="button"
                aria-label={`${name}: ${meaning}`}
                onClick={() => settle({ outcome })}
                className="plate min-h-24 min-w-0 flex-1 basis-18 flex-col gap-1 px-0.5 leading-tight"
              >
                <span className="stamp text-lead leading-none">{name}</span>{" "}
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
