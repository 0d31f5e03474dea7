import { Die } from "@/app/ui/Dice";
import { numbered } from "@/app/ui/numbered";
import type { CountClaim, Face } from "@/lib/engine";
import { tableWords } from "@/lib/messages/table";

interface ClaimBandProps {
  readonly claim: CountClaim;
  readonly wild: Face | null;
  /** Dice that count so far; null if they are not entered one by one. */
  readonly found: number | null;
}

/** The challenged claim, visible above the cups; the felt fills as the count approaches it. */
export function ClaimBand({ claim, wild, found }: ClaimBandProps) {
  return (
    <div className="felt tabletop band">
      <span className="sr-only">{tableWords.claimAndWild(claim, wild)}</span>
      <span aria-hidden="true" className="flex items-center gap-2">
        <span className="stamp text-huge leading-none">{claim.count}</span>
        <Die
          face={claim.face}
          look={claim.face === wild ? "wild" : "plain"}
          size="size-11"
          shadow="cast"
          silent
        />
      </span>
      {found !== null && (
        <span aria-hidden="true" className="flex min-w-0 flex-1 flex-wrap gap-1">
          {numbered(Array.from({ length: claim.count })).map(({ number }) => (
            <span
              key={number}
              className={`size-3 rounded-full border-2 ${number < found ? "border-brass bg-(--brass)" : "border-felt-soft"}`}
            />
          ))}
        </span>
      )}
    </div>
  );
}
