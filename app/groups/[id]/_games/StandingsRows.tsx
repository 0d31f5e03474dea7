import { PlayerName } from "@/app/ui/PlayerName";
import { Strokes } from "@/app/ui/Tally";
import { groupGamesWords } from "@/lib/messages/night";
import { signed } from "@/lib/messages/signed";
import { standingWords } from "@/lib/messages/wall";
import type { RosterPlayer } from "@/lib/protocol/group";
import type { KindCount, PersonCount } from "@/lib/views/kindCount";

interface BarProps {
  readonly count: number;
  /** The value of the longest bar. */
  readonly most: number;
  readonly unit: "won" | "drunk";
}

/** Shortest scale, so that a few wins make a short bar. */
const SHORTEST = 8;

/** The value of the longest bar. */
export const longestBar = (people: readonly { readonly times: number }[]): number =>
  Math.max(SHORTEST, ...people.map(({ times }) => times));

/** More marks than this would blur together. */
const MAX_MARKS = 40;

/** A bar with a mark per win or drink; the number is next to it. */
function Bar({ count, most, unit }: BarProps) {
  const marks = most > MAX_MARKS ? [count] : Array<number>(count).fill(1);
  return (
    <svg
      viewBox={`0 0 ${most} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`my-0.5 h-2.5 w-full ${unit === "won" ? "fill-good" : "fill-soft"}`}
    >
      {marks.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one mark is like the others
        <rect key={at} x={at + 0.06} y="0" width={width - 0.12} height="1" />
      ))}
    </svg>
  );
}

interface StandingsRowsProps {
  readonly players: readonly RosterPlayer[];
  /** The kind being counted; null for several kinds. */
  readonly kind: KindCount | null;
  /** Null if the user can only read. */
  readonly onTap: ((player: RosterPlayer) => void) | null;
}

const ROW = "min-h-14 w-full min-w-0 px-3 py-2";
const WORDS = standingWords;

/** Active players with their count and number of games, highest first; a tap logs another result. */
export function StandingsRows({ players, kind, onTap }: StandingsRowsProps) {
  const counts = new Map(kind?.people.map((one) => [one.party, one]));
  const most = longestBar(kind?.people ?? []);
  const times = ({ id }: RosterPlayer) => counts.get(id)?.times ?? 0;
  return (
    <ul className={kind === null ? "pairs grid gap-2" : "grid gap-2"}>
      {players
        .toSorted((a, b) => times(b) - times(a))
        .map((player) => {
          const count = counts.get(player.id);
          const inside = <Inside player={player} kind={kind} count={count} most={most} />;
          return (
            <li key={player.id} className="min-w-0">
              {onTap ? (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={groupGamesWords.chip(player.shown, count?.times ?? 0)}
                  aria-description={kind && count ? sayCounted(kind, count).join(", ") : ""}
                  onClick={() => onTap(player)}
                  className={`key flex-col items-stretch! ${ROW}`}
                >
                  {inside}
                </button>
              ) : (
                <div className={`flex flex-col justify-center border-line border-b ${ROW}`}>
                  {inside}
                  {kind && count && <span className="sr-only">{sayCounted(kind, count).join(", ")}</span>}
                </div>
              )}
            </li>
          );
        })}
    </ul>
  );
}

interface InsideProps {
  readonly player: RosterPlayer;
  readonly kind: KindCount | null;
  readonly count: PersonCount | undefined;
  readonly most: number;
}

function Inside({ player, kind, count, most }: InsideProps) {
  const name = (
    <span className="min-w-0 font-semibold">
      <PlayerName name={player.shown} color={player.colour} />
    </span>
  );
  if (kind === null || count === undefined) return name;
  return (
    <>
      <span className="flex min-w-0 items-center justify-between gap-3">
        {name}
        <Figure kind={kind} count={count} />
      </span>
      <Below kind={kind} count={count} most={most} />
    </>
  );
}

/** Counts above this are shown as a number only. */
const MAX_STROKES = 15;

interface CountProps {
  readonly kind: KindCount;
  readonly count: PersonCount;
}

/** The count out of the games: chalk for dishes. A game can cause several drinks, so drinks have no total. */
export function Figure({ kind, count: { times, games } }: CountProps) {
  return (
    <span aria-hidden="true" className="flex shrink-0 items-center gap-2">
      {kind.unit === "washed" && times > 0 && times <= MAX_STROKES && (
        <span className="flex items-center gap-1 text-lead">
          <Strokes count={times} />
        </span>
      )}
      <span className="stamp text-lead leading-none">
        {times}
        {kind.unit !== "drunk" && (
          <span className="font-normal font-text text-small text-soft">{` / ${games}`}</span>
        )}
      </span>
    </span>
  );
}

interface BelowProps extends CountProps {
  readonly most: number;
}

/** Streaks without dishes; a bar for wins and drinks, with chips if there were any. */
export function Below({ kind, count, most }: BelowProps) {
  // One game that was washed makes no streak yet.
  if (kind.unit === "washed" && count.longest === 0) return null;
  if (kind.unit === "washed")
    return (
      <span aria-hidden="true" className="block pt-0.5 text-left text-small text-soft leading-tight">
        {WORDS.dry(count.dry, count.longest)}
      </span>
    );
  return (
    <span aria-hidden="true" className="block pt-1 text-left text-small text-soft leading-tight">
      <Bar count={count.times} most={most} unit={kind.unit} />
      {count.chips !== null && WORDS.chips(signed(count.chips))}
    </span>
  );
}

/** The whole row in words. */
export function sayCounted(
  { unit }: KindCount,
  { times, games, chips, dry, longest }: PersonCount,
): readonly string[] {
  const countText = { washed: WORDS.washes, won: WORDS.wins, drunk: WORDS.drinks }[unit](times, games);
  return [
    countText,
    ...(unit === "washed" && longest > 0 ? [WORDS.dry(dry, longest)] : []),
    ...(chips === null ? [] : [WORDS.chips(signed(chips))]),
  ];
}
