import Link from "next/link";
import { PlayerName } from "@/app/ui/PlayerName";
import { Strokes } from "@/app/ui/Tally";
import { sayParts } from "@/lib/messages/night";
import { signed } from "@/lib/messages/signed";
import { ownDrinks, sayStakeCount } from "@/lib/messages/terms";
import { cookWords, standingWords } from "@/lib/messages/wall";
import type { RosterPlayer } from "@/lib/protocol/group";
import type { Party } from "@/lib/protocol/nightResult";
import type { CookTimes } from "@/lib/views/due";
import type { KindCount, PersonCount } from "@/lib/views/kindCount";

interface StandingsRowsProps {
  readonly group: string;
  /** In their order. */
  readonly players: readonly RosterPlayer[];
  readonly kind: KindCount;
  /** How often each person cooked; empty if no one logs it. */
  readonly cooked?: Readonly<Record<Party, CookTimes>>;
  /** The names of who is up next. */
  readonly due: readonly string[];
}

const WORDS = standingWords;

/** One row a person with their count and number of games; a tap opens the person. */
export function StandingsRows({ group, players, kind, cooked = {}, due }: StandingsRowsProps) {
  const counts = new Map(kind.people.map((one) => [one.party, one]));
  return (
    <ul>
      {players.map((player) => {
        const count = counts.get(player.id);
        const isDue = due.includes(player.shown);
        return (
          <li key={player.id} className="border-line border-b">
            <Link
              href={{ pathname: `/groups/${group}/people/${encodeURIComponent(player.id)}` }}
              prefetch={false}
              className="flex min-h-13 min-w-0 items-center justify-between gap-3 px-1 py-1.5"
            >
              <span className="min-w-0">
                <span className={`flex min-w-0 items-center font-semibold ${isDue ? "text-brass" : ""}`}>
                  {isDue && (
                    <span aria-hidden="true" className="pr-1.5">
                      ▸
                    </span>
                  )}
                  <PlayerName name={player.shown} color={player.colour} />
                </span>
                {count && <Below kind={kind} count={count} cooked={cooked[player.id]?.times ?? 0} />}
              </span>
              {count && <Figure kind={kind} count={count} />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Counts above this are shown as a number only. */
const MAX_STROKES = 15;

interface CountProps {
  readonly kind: Pick<KindCount, "unit" | "words">;
  readonly count: PersonCount;
}

/** The count out of the games: chalk for dishes and losses. A game can cause several drinks, so drinks have no total. */
export function Figure({ kind, count }: CountProps) {
  const { times, games } = count;
  return (
    <>
      <span className="sr-only">{sayCounted(kind, count)}</span>
      <span aria-hidden="true" className="flex shrink-0 items-center gap-2">
        {(kind.unit === "washed" || kind.unit === "lost") && times > 0 && times <= MAX_STROKES && (
          <span className="flex items-center gap-1 text-lead">
            <Strokes count={times} />
          </span>
        )}
        <span className="stamp min-w-14 text-right text-lead leading-none">
          {times}
          {kind.unit !== "drunk" && (
            <span className="font-normal font-text text-small text-soft">{` / ${games}`}</span>
          )}
        </span>
      </span>
    </>
  );
}

/** Meals since the last wash; the chips of other games, if there were any. */
export function Below({ kind, count, cooked = 0 }: CountProps & { readonly cooked?: number }) {
  const isWashed = kind.unit === "washed";
  if (!isWashed && count.chips === null) return null;
  return (
    <span className="block text-small text-soft leading-tight">
      {isWashed
        ? sayParts([WORDS.dry(count.dry, count.times), ...(cooked > 0 ? [cookWords.times(cooked)] : [])])
        : count.chips !== null && WORDS.chips(signed(count.chips))}
    </span>
  );
}

/** The count in words. */
const sayCounted = ({ unit, words }: CountProps["kind"], { times, games }: PersonCount): string =>
  unit === "drunk"
    ? WORDS.drinks(sayStakeCount("drink", times, words), games)
    : { washed: WORDS.washes, lost: WORDS.losses, won: WORDS.wins }[unit](times, games);

/** "Who washed?", "Most push-ups": what a kind of game counts. */
export function sayWho({ unit, words }: CountProps["kind"]): string {
  const marks = ownDrinks(words);
  return marks === null ? WORDS.who[unit] : WORDS.who.own(marks);
}
