import { isLongShout } from "./isLongShout";

interface RedFlashProps {
  readonly shout: string;
  /** The class of the challenger's seat (`towards`). */
  readonly from: string;
  /** Who challenges whom; "" where only one can. */
  readonly line: string;
}

/**
 * The bang on a phone as it arrives: red fills the table from the challenger's seat, then drains into the
 * keys. It lasts a second, blocks no tap, and respects reduced motion. Rendered before the felt, whose seats
 * and claim stay above the red. Hidden from screen readers: the text around it says the same.
 */
export function RedFlash({ shout, from, line }: RedFlashProps) {
  return (
    <div aria-hidden="true" className={`bang-flash ${from}`} data-moment="bang">
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
