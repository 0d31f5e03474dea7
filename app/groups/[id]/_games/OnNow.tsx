import Link from "next/link";
import { sayNightOn } from "@/app/_night/sayNight";
import { sayMoney } from "@/lib/messages/amounts";
import { groupGamesWords } from "@/lib/messages/night";
import { sayCrew, sayPhase } from "@/lib/messages/start";
import { gameName } from "@/lib/messages/terms";
import type { GroupGame, NightLine } from "@/lib/protocol/group";

interface OnNowProps {
  readonly group: string;
  readonly games: readonly GroupGame[];
  readonly night: NightLine | null;
  readonly today: string;
}

const WORDS = groupGamesWords;
const CARD = "mb-3 flex min-h-16 items-center gap-4 rounded-2xl px-4 py-3";

const buyersOf = ({ buyIns }: NightLine) => buyIns.filter(({ times }) => times > 0);
const timesOf = ({ buyIns }: NightLine): number => buyIns.reduce((sum, { times }) => sum + times, 0);

/** Current games with links to their tables, and the current night. */
export function OnNow({ group, games, night, today }: OnNowProps) {
  return (
    <>
      {games.map(({ id, game, names, phase, rounds }) => (
        <Link
          key={id}
          href={{ pathname: `/games/${id}` }}
          prefetch={false}
          className={`${CARD} felt flex! text-on-felt`}
        >
          <span className="min-w-0 flex-1">
            <span className="stamp block text-large leading-tight">{WORDS.on}</span>
            <span className="block text-small text-felt-soft leading-snug [overflow-wrap:anywhere]">
              {`${gameName(game)} · ${sayCrew(names, 5)} · ${sayPhase(phase, rounds + 1)}`}
            </span>
          </span>
          <span aria-hidden="true" className="text-large leading-none">
            ›
          </span>
        </Link>
      ))}
      {night && (
        <Link
          href={{ pathname: `/groups/${group}/nights/${night.id}` }}
          prefetch={false}
          className={`${CARD} on-felt border border-edge wide:border-x-0 wide:border-t-0 wide:text-on-felt`}
        >
          <span className="min-w-0 flex-1">
            <span className="block font-semibold leading-snug [overflow-wrap:anywhere]">
              {sayNightOn(night, today)}
            </span>
            {night.buyIn > 0 && (
              <span className="block text-small text-soft wide:text-felt-soft">
                {`${WORDS.nights.bought(buyersOf(night).length, timesOf(night))}, ${sayMoney(timesOf(night) * night.buyIn, night.unit)}`}
              </span>
            )}
          </span>
          <span aria-hidden="true" className="text-large text-soft leading-none wide:text-felt-soft">
            ›
          </span>
        </Link>
      )}
    </>
  );
}
