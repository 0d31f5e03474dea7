import { When } from "@/app/_components/When";
import type { Guest } from "@/lib/formats/tableLinks";
import { shareWords } from "@/lib/words/shareSheet";

interface GuestRowProps {
  readonly guest: Guest;
  /** Where in the list, from 1: two phones are told apart by it. */
  readonly number: number;
  readonly busy: boolean;
  readonly onShowOut: () => void;
  /** Null where the table is not theirs to have. */
  readonly onHandOver: (() => void) | null;
}

/** Somebody whom a link let in: what they are, where they sit, since when; and what their keeper may do about it. */
export function GuestRow({ guest, number, busy, onShowOut, onHandOver }: GuestRowProps) {
  const { seat, signedIn, may, since } = guest;
  const what = signedIn ? shareWords.signedIn : shareWords.phone;
  const who = seat === null ? what : shareWords.seatOf(what, seat.name);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-1.5 first:border-0">
      <span className="min-w-0 flex-1 basis-40 leading-snug [overflow-wrap:anywhere]">
        {who}
        <span className="block text-[0.9rem] text-soft">
          {`${shareWords.may[may]}, ${shareWords.since} `}
          <When at={since} as="moment" />
        </span>
      </span>
      <span className="flex gap-2">
        {seat && onHandOver && (
          <button
            type="button"
            aria-label={shareWords.handOverName(seat.name)}
            onClick={onHandOver}
            className="plate min-h-11 shrink-0 px-3 font-semibold text-sm"
          >
            {shareWords.handOver}
          </button>
        )}
        <button
          type="button"
          aria-label={shareWords.showOutName(who, number)}
          aria-disabled={busy}
          onClick={onShowOut}
          className="plate min-h-11 shrink-0 px-3 font-semibold text-sm"
        >
          {shareWords.showOut}
        </button>
      </span>
    </li>
  );
}
