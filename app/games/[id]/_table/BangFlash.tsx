import { BigClaim } from "@/app/ui/Claim";
import { tvWords } from "@/lib/messages/notices";
import { tableWords } from "@/lib/messages/table";
import type { TableView } from "@/lib/views/table";
import { isLongShout } from "../claiming/isLongShout";
import { towards } from "./places";

/** The challenge in red, over the claim that it doubts. */
export function BangFlash({ view: { game, challenge, latest, wild, seats } }: { readonly view: TableView }) {
  if (challenge === null || latest === null) return null;
  return (
    <RedFlash
      shout={tableWords.shouts(challenge.shout, game)}
      from={towards(seats, challenge.by[0]?.player)}
      line={tvWords.on(
        challenge.by.map(({ name }) => name),
        latest.name,
      )}
    >
      <div className="jumping relative h-[30%] w-full">
        <div className="stage">
          <BigClaim claim={latest.claim} wild={wild} />
        </div>
      </div>
    </RedFlash>
  );
}

interface RedFlashProps {
  readonly shout: string;
  /** The class of the challenger's seat (`towards`). */
  readonly from: string;
  readonly line: string;
  readonly children?: React.ReactNode;
}

/**
 * The bang on a phone as it arrives: red fills the table from the challenger's seat, then drains into the
 * keys. It lasts a second, blocks no tap, and respects reduced motion. Hidden from screen readers: the text
 * around it says the same.
 */
export function RedFlash({ shout, from, line, children }: RedFlashProps) {
  return (
    <div aria-hidden="true" className={`bang-flash ${from}`} data-moment="bang">
      <p
        className={`stamp shouted leading-none ${isLongShout(shout) ? "text-[min(19vw,5.25rem)]" : "text-[min(42vw,24vh,10.25rem)]"}`}
      >
        {shout}
      </p>
      <p className="jumping line-clamp-3 text-balance font-semibold text-lead leading-tight [overflow-wrap:anywhere]">
        {line}
      </p>
      {children}
    </div>
  );
}
