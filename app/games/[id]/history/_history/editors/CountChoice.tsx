import type { CountClaim, GameState } from "@/lib/engine";
import { historyWords } from "@/lib/messages/history";
import { FaceKeys } from "../FaceKeys";

interface CountChoiceProps {
  /** The table before the claim. */
  readonly before: GameState;
  readonly claim: CountClaim;
  readonly onChoose: (claim: CountClaim) => void;
}

/** How many of what. */
export function CountChoice({ before, claim, onChoose }: CountChoiceProps) {
  const wild = before.phase === "claiming" ? before.round.terms.wild : null;
  const lift = (by: number) => onChoose({ ...claim, count: Math.max(1, claim.count + by) });
  return (
    <>
      <div className="flex items-center gap-2">
        <button type="button" aria-label={historyWords.fewer} onClick={() => lift(-1)} className={STEP}>
          −
        </button>
        <p className="flex-1 text-center">
          <span className="sr-only">{historyWords.howMany} </span>
          <strong className="stamp text-5xl leading-none">{claim.count}</strong>
        </p>
        <button type="button" aria-label={historyWords.more} onClick={() => lift(1)} className={STEP}>
          +
        </button>
      </div>
      <FaceKeys
        legend={historyWords.ofWhat}
        chosen={claim.face}
        wild={wild}
        onChoose={(face) => onChoose({ ...claim, face })}
      />
    </>
  );
}

const STEP = "plate min-h-14 w-20 text-3xl";
