import { assertNever } from "@/lib/engine";
import { signed } from "@/lib/messages/signed";
import { tableWords } from "@/lib/messages/table";
import type { StakeCount as HeldStake } from "@/lib/views/table";
import { Tally } from "./Tally";

interface StakePipsProps {
  /** The tally, where the game has one; it then stands for everything that is held. */
  readonly score: number | null;
  readonly held: readonly HeldStake[];
  /** The table's own word for a drink (P10). */
  readonly drink: string | null;
  /** A number beside one piece of each, where there is no room for more. */
  readonly short?: boolean;
}

/** More of a stake than this are a number beside one of them. */
const DRAWN = 6;

/**
 * What somebody has: the tally where the game keeps one, else dice, chips and lives, each as so many little pieces, in
 * the size of the text around it.
 */
export function StakePips({ score, held, drink, short = false }: StakePipsProps) {
  if (score !== null) return <Tally score={score} />;
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
      {held.map((one) => (
        <span
          key={one.what}
          role="img"
          aria-label={tableWords.held(one.what, one.count, drink, one.balance)}
          className="flex items-center gap-1"
        >
          <Pieces {...one} short={short} />
        </span>
      ))}
    </span>
  );
}

function Pieces({ what, count, balance, short }: HeldStake & { readonly short: boolean }) {
  const told = balance || short || count < 1 || count > DRAWN;
  const drawn = told ? 1 : count;
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
      {told && (
        <span aria-hidden="true" className="stamp leading-none">
          {balance ? signed(count) : count}
        </span>
      )}
    </>
  );
}

/** One piece around the middle of its place. */
function Piece({ what }: Pick<HeldStake, "what">) {
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
