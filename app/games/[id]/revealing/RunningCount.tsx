import { revealWords } from "@/lib/messages/dice";

interface RunningCountProps {
  readonly found: number;
  readonly needed: number;
  readonly toCome: string;
}

/** "6 so far, 13 needed, 14 dice left". */
export function RunningCount({ found, needed, toCome }: RunningCountProps) {
  return (
    <p className="flex min-h-8 items-baseline gap-1.5 px-1 text-base text-soft" aria-live="polite">
      <strong className="stamp text-large text-brass leading-none">{found}</strong>
      <span className="leading-tight">
        {/* The felt shows a dot for each of them. */}
        <span className="sr-only">{`${revealWords.soFar}, ${needed} ${revealWords.needed}, `}</span>
        {toCome}
      </span>
    </p>
  );
}
