import { When } from "@/app/ui/When";
import { sayBrowser } from "@/lib/messages/browsers";
import { shareWords } from "@/lib/messages/sheets";
import type { TablePhone } from "@/lib/protocol/tablePhones";
import { sayWho } from "./sayWho";

interface PhoneRowProps {
  readonly phone: TablePhone;
  /** Position in the list, from 1, to tell two phones apart. */
  readonly number: number;
  readonly busy: boolean;
  /** Null if the user cannot remove this phone. */
  readonly onShowOut: (() => void) | null;
  /** Null if this phone cannot become scorekeeper. */
  readonly onHandOver: (() => void) | null;
}

/** A phone with access: its owner, device, seat and first visit, with the scorekeeper's keys. */
export function PhoneRow({ phone, number, busy, onShowOut, onHandOver }: PhoneRowProps) {
  const { seat, may, as, since, browsers, here, own } = phone;
  const isScreen = as === "screen";
  const who = isScreen ? shareWords.screen.as : sayWho(phone);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-1.5 first:border-0">
      <span className="min-w-0 flex-1 basis-40 leading-snug [overflow-wrap:anywhere]">
        {who}
        {own && <span className="text-soft"> ({shareWords.own})</span>}
        {browsers.length > 0 && (
          <span className="block text-small text-soft">{browsers.map(sayBrowser).join(", ")}</span>
        )}
        <span className="block text-small text-soft">
          {`${isScreen ? shareWords.screen.shows : as === "keeper" ? shareWords.keeps : shareWords.may[may]}, ${shareWords.since} `}
          <When at={since} as="moment" />
          {here && <span className="whitespace-nowrap text-good"> · {shareWords.here}</span>}
        </span>
      </span>
      <span className="flex gap-2 empty:hidden">
        {seat && onHandOver && (
          <button
            type="button"
            aria-label={shareWords.handOverName(seat.name)}
            onClick={onHandOver}
            className="key min-h-11 shrink-0 px-3 font-semibold text-small"
          >
            {shareWords.handOver}
          </button>
        )}
        {onShowOut && (
          <button
            type="button"
            aria-label={
              isScreen ? shareWords.screen.sendAwayName(number) : shareWords.showOutName(who, number)
            }
            aria-disabled={busy}
            onClick={onShowOut}
            className="key min-h-11 shrink-0 px-3 font-semibold text-small"
          >
            {isScreen ? shareWords.screen.sendAway : shareWords.showOut}
          </button>
        )}
      </span>
    </li>
  );
}
