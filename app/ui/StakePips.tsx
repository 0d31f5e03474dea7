import type { StakeWords } from "@/lib/engine";
import { assertNever } from "@/lib/engine";
import { signed } from "@/lib/messages/signed";
import { tableWords } from "@/lib/messages/table";
import type { StakeCount } from "@/lib/views/table";
import { Tally } from "./Tally";

interface StakePipsProps {
  /** The tally, in games with one; it then replaces the stakes. */
  readonly score: number | null;
  readonly stakes: readonly StakeCount[];
  /** The table's own words for stakes. */
  readonly drink: StakeWords;
  /** A number next to one piece of each, where space is short. */
  readonly short?: boolean;
}

/** Up to this many are drawn one by one; more are a number. */
const DRAWN = 6;

/**
 * A player's stakes in the text's size: the tally in games with one, otherwise dice, chips and lives as
 * pieces.
 */
export function StakePips({ score, stakes, drink, short = false }: StakePipsProps) {
  if (score !== null) return <Tally score={score} drink={drink} />;
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
      {stakes.map((one) => (
        <span
          key={one.what}
          role="img"
          aria-label={tableWords.stakeCount(one.what, one.count, drink, one.balance)}
          className="flex items-center gap-1"
        >
          <Pieces {...one} short={short} />
        </span>
      ))}
    </span>
  );
}

function Pieces({ what, count, balance, short }: StakeCount & { readonly short: boolean }) {
  // Drinks start at 0: the number stays from the first one on.
  const showsCount = balance || short || what === "drink" || count < 1 || count > DRAWN;
  const drawn = showsCount ? 1 : count;
  return (
    <>
      <svg
        viewBox={`0 0 ${drawn * 15} 20`}
        aria-hidden="true"
        className={`h-[1.05em] min-w-0 max-w-full ${count < 1 && !balance ? "opacity-40" : ""}`}
      >
        {Array.from({ length: drawn }, (_, at) => at * 15 + 7.5).map((x) => (
          <g key={x} transform={`translate(${x} 10)`}>
            <Piece what={what} />
          </g>
        ))}
      </svg>
      {showsCount && (
        <span aria-hidden="true" className="stamp leading-none">
          {balance ? signed(count) : count}
        </span>
      )}
    </>
  );
}

/** One piece, centered. */
function Piece({ what }: Pick<StakeCount, "what">) {
  switch (what) {
    case "die":
      return (
        <>
          <rect
            x="-6"
            y="-6"
            width="12"
            height="12"
            rx="2.6"
            fill="var(--bone)"
            stroke="var(--pip)"
            strokeOpacity="0.6"
          />
          <circle cx="-2.6" cy="-2.6" r="1.3" fill="var(--pip)" />
          <circle cx="2.6" cy="2.6" r="1.3" fill="var(--pip)" />
        </>
      );
    case "chip":
    case "good":
      return (
        <>
          <circle r="6.4" fill="var(--good)" />
          <circle r="3.3" fill="none" stroke="var(--raised)" strokeWidth="1.3" />
        </>
      );
    case "life":
      return <path d="M0 6 C-9 0 -5 -7 0 -2.6 C5 -7 9 0 0 6 Z" fill="var(--fire)" />;
    case "drink":
    case "bad":
      return <path d="M-5 -6 L5 -6 L3.4 6 L-3.4 6 Z" fill="var(--brass)" />;
    default:
      return assertNever(what);
  }
}
