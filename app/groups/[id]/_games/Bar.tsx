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
const MOST_MARKS = 40;

/** A bar with a mark for each win or drink; its number stands beside it. */
export function Bar({ count, most, unit }: BarProps) {
  const marks = most > MOST_MARKS ? [count] : Array<number>(count).fill(1);
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
