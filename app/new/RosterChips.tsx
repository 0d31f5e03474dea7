import { Named } from "@/app/ui/Named";
import { PlayerName } from "@/app/ui/PlayerName";
import { Section } from "@/app/ui/Section";
import { dutyWords } from "@/lib/messages/duty";
import { groupGamesWords } from "@/lib/messages/night";
import type { RosterPlayer } from "@/lib/protocol/group";
import { foldName } from "@/lib/protocol/names";

interface RosterChipsProps {
  readonly players: readonly RosterPlayer[];
  /** Ids of those on a Kelly day, who come last. */
  readonly off: readonly string[];
  /** The players in seat order, including guests. */
  readonly names: readonly string[];
  readonly onSit: (name: string) => void;
  readonly onUp: (name: string) => void;
}

const WORDS = groupGamesWords.pick;

/** A group's roster: taps set the seat order; a second tap removes a player. */
export function RosterChips({ players, off, names, onSit, onUp }: RosterChipsProps) {
  const seats = names.map(foldName);
  return (
    <Section id="pick" heading={WORDS.roster} look="quiet" className="pb-3">
      <ul className="pairs mt-0.5 grid half-row gap-2 p-0.5 sm:grid-cols-3">
        {players.toSorted(lastIf(off)).map(({ id, shown, colour }) => {
          const isOff = off.includes(id);
          const seat = seats.indexOf(foldName(shown)) + 1;
          return (
            <li key={id} className="min-w-0">
              <button
                type="button"
                aria-pressed={seat > 0}
                onClick={() => (seat > 0 ? onUp(shown) : onSit(shown))}
                className={`key min-h-12 w-full min-w-0 justify-between! gap-2 px-3 font-semibold ${seat > 0 ? "border-ink! bg-ink! text-table!" : ""}`}
              >
                <Named
                  name={
                    seat > 0 ? WORDS.seated(shown, seat) : isOff ? dutyWords.addOff(shown) : WORDS.sit(shown)
                  }
                >
                  <PlayerName name={shown} color={colour} />
                  {isOff && seat === 0 && (
                    <span className="shrink-0 font-normal text-small text-soft">{dutyWords.offToday}</span>
                  )}
                  {seat > 0 && <span className="stamp shrink-0 text-lead leading-none">{seat}</span>}
                </Named>
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const lastIf =
  (off: readonly string[]) =>
  (one: RosterPlayer, other: RosterPlayer): number =>
    Number(off.includes(one.id)) - Number(off.includes(other.id));
