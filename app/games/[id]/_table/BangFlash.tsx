import { tvWords } from "@/lib/messages/notices";
import { tableWords } from "@/lib/messages/table";
import type { TableView } from "@/lib/views/table";
import { isLongShout } from "../claiming/isLongShout";
import { towards } from "./places";

/** The challenge in red, under the claim that it doubts: the felt's own stays where it is. */
export function BangFlash({ view: { game, challenge, latest, seats } }: { readonly view: TableView }) {
  if (challenge === null || latest === null) return null;
  return (
    <RedFlash
      shout={tableWords.shouts(challenge.shout, game)}
      from={towards(seats, challenge.by[0]?.player)}
      moment={`call-${challenge.by.map(({ player }) => player).join()}`}
      line={tvWords.on(
        challenge.by.map(({ name }) => name),
        latest.name,
      )}
    />
  );
}

interface RedFlashProps {
  readonly shout: string;
  /** The class of the challenger's seat (`towards`). */
  readonly from: string;
  readonly line: string;
  /** Names the bang, so that a TV does not play it again. */
  readonly moment?: string;
}

/**
 * The bang on a phone as it arrives: red fills the table from the challenger's seat, then drains into the
 * keys. It lasts a second, blocks no tap, and respects reduced motion. Rendered before the felt, whose seats
 * and claim stay above the red. Hidden from screen readers: the text around it says the same.
 */
export function RedFlash({ shout, from, line, moment = "bang" }: RedFlashProps) {
  return (
    <div aria-hidden="true" className={`bang-flash ${from}`} data-moment={moment}>
      <p
        className={`stamp shouted leading-none ${isLongShout(shout) ? "text-[min(19vw,5.25rem)]" : "text-[min(34vw,20vh,8.5rem)]"}`}
      >
        {shout}
      </p>
      <p className="jumping line-clamp-3 text-balance font-semibold text-lead leading-tight [overflow-wrap:anywhere]">
        {line}
      </p>
    </div>
  );
}
