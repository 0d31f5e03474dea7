import type { Claim, Face } from "@/lib/engine";
import { revealWords } from "@/lib/messages/dice";
import { ThumbZone } from "../_table/ThumbZone";
import { UndoLast } from "../_table/UndoLast";
import type { Lifting } from "./lifted";

/** Answers from too few to enough: for a doubt if the claim was true, for spot on if the count was exact. */
const DOUBTED = ["short", "there"] as const;
const CALLED_EXACT = ["short", "exact", "there"] as const;

function answersTo(claim: Claim, calledExact: boolean, wild: Face | null) {
  if (calledExact && "count" in claim)
    return CALLED_EXACT.map((outcome) => ({ outcome, ...revealWords.exactly[outcome](claim) }));
  const counts = wild !== null && "face" in claim && claim.face !== wild;
  return DOUBTED.map((outcome) => {
    const { name, meaning } = revealWords.outcomes[outcome](claim);
    const all = counts && outcome === "short" ? `${meaning}, ${revealWords.wildCounts(wild)}` : meaning;
    return { outcome, name, meaning: all };
  });
}

/** Only the answer, without a count: one tap settles. */
export function AnswerReveal({
  claim,
  calledExact,
  wild,
  settle,
  undo,
  above,
  modes,
  seq,
  notice,
  onStaleTap,
}: Omit<Lifting, "felt">) {
  return (
    <ThumbZone seq={seq} notice={notice} onStaleTap={onStaleTap}>
      {above}
      {modes}
      <div className="flex flex-wrap gap-1.5">
        {answersTo(claim, calledExact, wild).map(({ outcome, name, meaning }) => (
          <button
            key={outcome}
            type="button"
            aria-label={`${name}: ${meaning}`}
            onClick={() => settle({ outcome })}
            className="key min-h-24 min-w-0 flex-1 basis-18 flex-col gap-1 px-0.5 leading-tight"
          >
            <span className="stamp text-lead leading-none">{name}</span>{" "}
            <span className="text-soft text-small">{meaning}</span>
          </button>
        ))}
        {undo && <UndoLast undo={undo} />}
      </div>
    </ThumbZone>
  );
}
