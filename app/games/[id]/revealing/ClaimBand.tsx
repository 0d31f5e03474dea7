import { Die } from "@/app/ui/Dice";
import type { CountClaim, Face } from "@/lib/engine";
import { tableWords } from "@/lib/messages/table";
import { FoundDots } from "../_table/FoundDots";
import { CupRow } from "./CupRow";
import type { OnFelt } from "./lifted";

interface ClaimBandProps extends OnFelt {
  readonly claim: CountClaim;
  readonly wild: Face | null;
}

/** A correction's felt: the challenged claim above a row per cup. */
export function ClaimBand({ claim, wild, found, cups }: ClaimBandProps) {
  return (
    <>
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
        {found !== null && <FoundDots found={found} needed={claim.count} />}
      </div>
      <ul className="lifted">
        {cups.map((cup) => (
          <CupRow key={cup.player} {...cup} />
        ))}
      </ul>
    </>
  );
}
