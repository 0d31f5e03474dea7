import type { StakeWords } from "@/lib/engine";
import { tableWords } from "@/lib/messages/table";

const STROKE_GAP = 7;
const CHIPS_DRAWN = 5;

/** Start and end offsets per stroke of five, for a hand-drawn look. */
const SLANT = [
  [2.5, 1.5],
  [1.5, 2],
  [3, 1.5],
  [2, 2.5],
] as const;

/**
 * A score in chalk, in the text's size: bads are red strokes, the fifth crosses four; goods are green chips.
 * A zero is empty. Read aloud as "2 bads", "1 good", "even", or in the table's own words.
 */
export function Tally({ score, drink = null }: { readonly score: number; readonly drink?: StakeWords }) {
  if (score === 0) return <span className="sr-only">{tableWords.even}</span>;
  return (
    <span role="img" aria-label={tableWords.score(score, drink)} className="flex items-center gap-1.5">
      {score < 0 ? <Strokes count={-score} /> : <Chips count={score} />}
    </span>
  );
}

/** Strokes of red chalk, every fifth across four. */
export function Strokes({ count }: { readonly count: number }) {
  const fives = Array.from({ length: Math.ceil(count / 5) }, (_, at) => at * 5);
  return fives.map((before) => {
    const strokes = Math.min(5, count - before);
    const upright = Math.min(4, strokes);
    const width = upright * STROKE_GAP + 3;
    return (
      <svg
        key={before}
        viewBox={`-1 0 ${width} 20`}
        aria-hidden="true"
        className="h-[1.15em] shrink-0 overflow-visible stroke-fire"
        fill="none"
        strokeLinecap="round"
      >
        {SLANT.slice(0, upright).map(([top, bottom], at) => (
          <path
            key={top}
            d={`M${at * STROKE_GAP + top + 1.4} ${top - 0.4} Q${at * STROKE_GAP + 3} 10 ${at * STROKE_GAP + bottom} ${20 - bottom}`}
            strokeWidth="2.7"
            pathLength="1"
          />
        ))}
        {strokes === 5 && (
          <path d={`M-0.2 15.6 Q${width / 2} 9 ${width - 2} 4.6`} strokeWidth="2.7" pathLength="1" />
        )}
      </svg>
    );
  });
}

function Chips({ count }: { readonly count: number }) {
  const drawn = count > CHIPS_DRAWN ? 1 : count;
  return (
    <>
      <svg
        viewBox={`0 0 ${drawn * 15 + 1} 20`}
        aria-hidden="true"
        className="h-[1.15em] shrink-0 overflow-visible fill-good"
      >
        {Array.from({ length: drawn }, (_, at) => at * 15 + 7.5).map((x) => (
          <g key={x}>
            <circle cx={x} cy="10" r="6.4" />
            <circle cx={x} cy="10" r="3.3" fill="none" stroke="var(--raised)" strokeWidth="1.3" />
          </g>
        ))}
      </svg>
      {count > drawn && (
        <span aria-hidden="true" className="stamp text-good leading-none">
          ×{count}
        </span>
      )}
    </>
  );
}
