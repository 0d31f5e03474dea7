import { figureWords } from "@/lib/messages/figures";

interface FigureRowProps {
  readonly name: string;
  /** Formatted. */
  readonly value: string;
  /** The sample size and the confidence. */
  readonly rests: readonly string[];
  /** True if the sample is too small. */
  readonly small?: boolean;
  /** A one-sentence explanation with the person's own numbers. */
  readonly means: string;
  /** A link or a chart. */
  readonly children?: React.ReactNode;
}

/** A statistic with its sample size; a tap opens the explanation. One without data is not shown. */
export function FigureRow({ name, value, rests, small = false, means, children }: FigureRowProps) {
  const notes = [...rests, ...(small ? [figureWords.small] : [])];
  return (
    <details className="group break-inside-avoid border-line border-b">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center justify-end gap-x-3 py-2 [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className="w-3 shrink-0 text-center text-soft transition-transform group-open:rotate-90 print:hidden"
        >
          ›
        </span>
        <span className="min-w-0 flex-1 basis-24 leading-tight">{name}</span>
        <span className="min-w-0 max-w-[62%] text-right">
          <span
            className={`stamp block text-large leading-tight [overflow-wrap:anywhere] ${small ? "text-soft" : ""}`}
          >
            {value}
          </span>
          {notes.length > 0 && (
            <span className="block text-small text-soft leading-snug">{notes.join(" · ")}</span>
          )}
        </span>
      </summary>
      <div className="pb-3 pl-6">
        <p className="text-small">{means}</p>
        {children}
      </div>
    </details>
  );
}
