import { PlayerName } from "@/app/ui/PlayerName";
import { Strokes } from "@/app/ui/Tally";
import { groupGamesWords } from "@/lib/messages/night";
import { signed } from "@/lib/messages/signed";
import { standingWords } from "@/lib/messages/wall";
import type { RosterPlayer } from "@/lib/protocol/group";
import type { KindCount, PersonCount } from "@/lib/views/kindCount";

interface BarProps {
  readonly count: number;
  /** What the longest bar beside it stands for. */
  readonly most: number;
  readonly unit: "won" | "drunk";
}

/** A few wins make a short bar. */
const SHORTEST = 8;

/** What the longest bar of some people stands for. */
export const longestBar = (people: readonly { readonly times: number }[]): number =>
  Math.max(SHORTEST, ...people.map(({ times }) => times));

/** More marks than these beside each other run into one. */
const MAX_MARKS = 40;

/** A bar with a mark for each win or drink; its number stands beside it. */
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
  /** What is counted of them; null where it is of several kinds of games. */
  readonly kind: KindCount | null;
  /** Null for those who may only look. */
  readonly onTap: ((player: RosterPlayer) => void) | null;
}

const ROW = "min-h-14 w-full min-w-0 px-3 py-2";
const WORDS = standingWords;

/** Everybody who is active, with how often they were it, of how many games, most first; a tap says that they were it again. */
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
                  className={`plate flex-col items-stretch! ${ROW}`}
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

/** More strokes of chalk than these are told by their number alone. */
const MAX_STROKES = 15;

interface CountProps {
  readonly kind: KindCount;
  readonly count: PersonCount;
}

/** How often, of how many: chalk for who washed. Several drinks may come of one game, so they are of no number. */
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

/** Dry spells of whoever washes; a bar of marks for wins and drinks, and chips where it was played for any. */
export function Below({ kind, count, most }: BelowProps) {
  // Who sat at one game and washed knows no spell yet.
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

/** All of it in words. */
export function sayCounted(
  { unit }: KindCount,
  { times, games, chips, dry, longest }: PersonCount,
): readonly string[] {
  const said = { washed: WORDS.washes, won: WORDS.wins, drunk: WORDS.drinks }[unit](times, games);
  return [
    said,
    ...(unit === "washed" && longest > 0 ? [WORDS.dry(dry, longest)] : []),
    ...(chips === null ? [] : [WORDS.chips(signed(chips))]),
  ];
}
