"use client";

import { useRef, useState } from "react";
import type { PlayerId } from "@/lib/engine";
import { phoneSheetWords } from "@/lib/messages/sheets";
import type { SeatView } from "@/lib/views/table";
import type { OwnSeat } from "./useOwnSeat";

interface SeatPageProps {
  readonly seat: OwnSeat;
  readonly seats: readonly SeatView[];
}

/** The seats to choose from, in one tap; a taken seat needs a second tap. */
export function SeatPage({ seat, seats }: SeatPageProps) {
  const { mine, own, keeps, phones } = seat.liveState;
  const [over, setOver] = useState<SeatView | null>(null);
  const [error, setError] = useState<string | null>(null);
  const busy = useRef(false);

  const take = async (wanted: PlayerId | null, takesOver = false) => {
    if (busy.current) return;
    busy.current = true;
    setError(null);
    const answer = await seat.take(wanted, takesOver);
    busy.current = false;
    // The seat may have been taken meanwhile: ask again with the current seats.
    if (answer && !answer.ok && answer.code === "seat-taken")
      return setOver(seats.find(({ player }) => player === wanted) ?? null);
    setOver(null);
    if (!answer?.ok) setError(answer?.message ?? phoneSheetWords.noAnswer);
  };
  const choose = (chosen: SeatView) => {
    const { player, name } = chosen;
    const presence = player === mine ? undefined : phones[player];
    setError(null);
    if (presence === undefined) void take(player);
    else if (presence === "away" || keeps || player === own) setOver(chosen);
    else setError(phoneSheetWords.inUse(name));
  };

  if (over)
    return (
      <div className="flex flex-col gap-3">
        <p className="text-lead leading-snug [overflow-wrap:anywhere]">{phoneSheetWords.take(over.name)}</p>
        <button
          type="button"
          onClick={() => void take(over.player, true)}
          className="key key-next min-h-14 font-semibold"
        >
          {phoneSheetWords.takeIt}
        </button>
        <button type="button" onClick={() => setOver(null)} className="key min-h-14 font-semibold">
          {phoneSheetWords.leaveIt}
        </button>
      </div>
    );
  return (
    <div className="flex flex-col gap-3">
      <p className="text-soft text-small">{phoneSheetWords.whoHint}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-2">
        {seats.map((one) => {
          const { player, name } = one;
          const taken = player === mine ? null : phones[player];
          return (
            <li key={player} className="min-w-0">
              <button
                type="button"
                aria-pressed={player === mine}
                onClick={() => choose(one)}
                className={`key h-full min-h-14 w-full flex-col px-3 py-1 font-semibold leading-tight ${player === mine ? "key-next" : ""}`}
              >
                <span title={name} className="line-clamp-4 max-w-full [overflow-wrap:anywhere]">
                  {name}
                </span>
                {player === mine && <span className="font-normal text-small">{phoneSheetWords.yours}</span>}
                {taken && (
                  <span className="font-normal text-soft text-small">{phoneSheetWords.taken[taken]}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" onClick={() => void take(null)} className="key min-h-14 px-3 font-semibold">
        {phoneSheetWords.watch}
      </button>
      <p role="alert" className="text-fire-ink leading-snug empty:hidden">
        {error}
      </p>
    </div>
  );
}
