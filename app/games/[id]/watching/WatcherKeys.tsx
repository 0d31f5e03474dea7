import { onlookerWords } from "@/lib/messages/notices";
import { phoneWords } from "@/lib/messages/table";
import type { OwnSeat } from "../_seat/useOwnSeat";

/** Replaces the keys on a phone that chose to watch: how to join. */
export function WatcherKeys({ seat }: { readonly seat: OwnSeat }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="px-1 text-soft leading-snug">{onlookerWords.onlyWatching}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={seat.ask} className="key min-h-14 flex-1 basis-28 px-2 font-semibold">
          {phoneWords.choose}
        </button>
        <button
          type="button"
          onClick={() => seat.setAlone(false)}
          className="key min-h-14 flex-1 basis-28 px-2 font-semibold"
        >
          {onlookerWords.recordForAll}
        </button>
      </div>
    </div>
  );
}
