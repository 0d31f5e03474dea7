import { BigClaim } from "@/app/ui/Claim";
import type { Claim, Face } from "@/lib/engine";
import { tableWords } from "@/lib/messages/table";

interface ClaimOnFeltProps {
  readonly claim: Claim;
  readonly wild: Face | null;
}

/**
 * The challenged claim, large, while the dice are entered. It was on the felt before, so it does not animate.
 */
export const ClaimOnFelt = ({ claim, wild }: ClaimOnFeltProps) => (
  <div className="felt tabletop lifting">
    <div className="table-center">
      <div className="stage still px-3">
        <span className="sr-only">{tableWords.claimAndWild(claim, wild)}</span>
        <BigClaim claim={claim} wild={wild} />
      </div>
    </div>
  </div>
);
