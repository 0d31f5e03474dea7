import { PlayerName } from "@/app/ui/PlayerName";
import { groupGamesWords } from "@/lib/messages/night";
import type { RosterPlayer } from "@/lib/protocol/group";
import { type Counted, timesOf } from "@/lib/views/due";

interface WhoChipsProps {
  readonly players: readonly RosterPlayer[];
  readonly tally: readonly Counted[];
  /** How many games each sat at, by id. */
  readonly played: Readonly<Record<string, number>>;
  /** Null for those who may only look. */
  readonly onTap: ((player: RosterPlayer) => void) | null;
}

const CHIP = "min-h-12 w-full min-w-0 gap-2 px-3 font-semibold";

/** Everybody who is active, with how often they were it; a tap says that they were it again. */
export function WhoChips({ players, tally, played, onTap }: WhoChipsProps) {
  const counted = timesOf(tally);
  return (
    <ul className="pairs grid gap-2 sm:grid-cols-3">
      {players.map((player) => {
        const times = counted.get(player.id) ?? 0;
        const games = played[player.id] ?? 0;
        const inside = (
          <>
            <PlayerName name={player.shown} colour={player.colour} />
            {times > 0 && (
              <span className="stamp shrink-0 text-xl leading-none">
                <span aria-hidden="true">
                  {times}
                  <span className="font-normal font-text text-minor text-soft">{` / ${games}`}</span>
                </span>
                <span className="sr-only">{`, ${groupGamesWords.times(times)}, ${groupGamesWords.outOf(games)}`}</span>
              </span>
            )}
          </>
        );
        return (
          <li key={player.id} className="min-w-0">
            {onTap ? (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={groupGamesWords.chip(player.shown, times)}
                aria-description={groupGamesWords.outOf(games)}
                onClick={() => onTap(player)}
                className={`plate justify-between! ${CHIP}`}
              >
                {inside}
              </button>
            ) : (
              <div className={`flex items-center justify-between border-line border-b ${CHIP}`}>{inside}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
