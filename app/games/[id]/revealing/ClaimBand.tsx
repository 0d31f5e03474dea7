import { Die } from "@/app/ui/Dice";
import { numbered } from "@/app/ui/numbered";
import type { CountClaim, Face } from "@/lib/engine";
import { tableWords } from "@/lib/messages/table";

interface ClaimBandProps {
  readonly claim: CountClaim;
  readonly wild: Face | null;
  /** Dice that count so far. */
  readonly found: number;
}

/** What was called, in sight over the cups that are entered; the felt fills as the count climbs against it. */
export function ClaimBand({ claim, wild, found }: ClaimBandProps) {
  return (
    <div className="felt mx-2 mb-1 flex shrink-0 items-center justify-center gap-4 px-3 py-1 flat:hidden lg:mx-0">
      <span className="sr-only">{tableWords.claimAndWild(claim, wild)}</span>
      <span aria-hidden="true" className="flex items-center gap-1.5">
        <span className="stamp text-4xl leading-none">{claim.count}</span>
        <Die face={claim.face} look={claim.face === wild ? "wild" : "plain"} size="size-9" silent />
      </span>
      <span aria-hidden="true" className="flex min-w-0 flex-1 flex-wrap gap-1">
        {numbered(Array.from({ length: claim.count })).map(({ number }) => (
          <span
            key={number}
            className={`size-2.5 rounded-full border ${number < found ? "border-brass bg-brass" : "border-felt-soft"}`}
          />
        ))}
      </span>
    </div>
  );
}
