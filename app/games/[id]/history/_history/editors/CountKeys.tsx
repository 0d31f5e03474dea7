import { historyWords } from "@/lib/messages/history";

/** A stepper for a count, from one up. */
export function CountKeys({
  count,
  onCount,
}: {
  readonly count: number;
  readonly onCount: (count: number) => void;
}) {
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        aria-label={historyWords.fewer}
        onClick={() => onCount(Math.max(1, count - 1))}
        className="key min-h-14 w-20 text-title"
      >
        −
      </button>
      <p className="flex-1 text-center" aria-live="polite">
        <span className="sr-only">{historyWords.howMany} </span>
        <strong className="stamp text-huge leading-none">{count}</strong>
      </p>
      <button
        type="button"
        aria-label={historyWords.more}
        onClick={() => onCount(count + 1)}
        className="key min-h-14 w-20 text-title"
      >
        +
      </button>
    </div>
  );
}
