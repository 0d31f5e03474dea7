import { BigClaim } from "@/app/_components/BigClaim";
import type { Outcome } from "@/lib/engine";
import { tableWords } from "@/lib/words/screens";
import { ThumbZone } from "../ThumbZone";
import type { Lifted } from "./lifted";

/** From too few to enough, as the answers stand under the thumb. */
const ANSWERS = ["short", "exact", "there"] as const satisfies readonly Outcome[];

/** Nobody counted, everybody saw it: one tap settles. */
export function AnswerReveal({ claim, wild, seq, notice, settle }: Lifted) {
  return (
    <>
      <div className="flex min-w-0 flex-1 flex-col px-3 lg:px-0">
        <div className="felt min-h-40 flex-1">
          <div className="stage">
            <BigClaim claim={claim} wild={wild} />
          </div>
        </div>
      </div>
      <ThumbZone seq={seq} notice={notice}>
        <div className="grid grid-cols-3 gap-1.5">
          {ANSWERS.map((outcome) => {
            const { name, meaning } = tableWords.outcomes[outcome](claim);
            return (
              <button
                key={outcome}
                type="button"
                aria-label={`${name}: ${meaning}`}
                onClick={() => settle({ outcome })}
                className="plate min-h-24 flex-col gap-1 px-1.5 leading-tight"
              >
                <span className="stamp text-2xl leading-none">{name}</span>
                <span className="text-soft text-xs">{meaning}</span>
              </button>
            );
          })}
        </div>
      </ThumbZone>
    </>
  );
}
