import { BigClaim } from "@/app/ui/Claim";
import { boardWords } from "@/lib/messages/notices";
import { tableWords } from "@/lib/messages/table";
import type { TableView } from "@/lib/views/table";
import { isLongShout } from "../claiming/isLongShout";

/**
 * The bang on every phone, as it arrives: who banged whom, and on what. It is over in a second, holds up no tap, and is not there for whoever
 * wants nothing to move. Silent: the header says the same.
 */
export function BangFlash({ view: { challenge, latest, wild } }: { readonly view: TableView }) {
  if (challenge === null || latest === null) return null;
  const shout = tableWords.shouts[challenge.shout];
  return (
    <div aria-hidden="true" className="bang-flash" data-moment="bang">
      <p className={`stamp slammed leading-none ${isLongShout(shout) ? "text-6xl" : "text-8xl"}`}>{shout}</p>
      <p className="stamp line-clamp-3 text-balance text-2xl leading-tight [overflow-wrap:anywhere]">
        {boardWords.on(
          challenge.by.map(({ name }) => name),
          latest.name,
        )}
      </p>
      <div className="relative h-2/5 w-full">
        <div className="stage">
          <BigClaim claim={latest.claim} wild={wild} />
        </div>
      </div>
    </div>
  );
}
