import { figureWords } from "@/lib/messages/figures";

interface FigureRowProps {
  readonly name: string;
  /** As it is written; "–" where it rests on nothing. */
  readonly value: string;
  /** What it rests on, and how sure it is. */
  readonly rests: readonly string[];
  /** Whether that is too little to tell. */
  readonly small?: boolean;
  /** What it means, in one sentence with the person's own numbers. */
  readonly means: string;
  /** Where it leads, or a picture of it. */
  readonly children?: React.ReactNode;
}

/** A figure with what it rests on; a tap opens what it means. */
export function FigureRow({ name, value, rests, small = false, means, children }: FigureRowProps) {
  const said = [...rests, ...(small ? [figureWords.small] : [])];
  return (
    <details className="group break-inside-avoid border-line border-b">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className="w-3 shrink-0 text-center text-soft transition-transform group-open:rotate-90 print:hidden"
        >
          ›
        </span>
        <span className="min-w-0 flex-1 leading-tight">{name}</span>
        <span className="min-w-0 max-w-[62%] text-right">
          <span
            className={`stamp block text-large leading-tight [overflow-wrap:anywhere] ${small ? "text-soft" : ""}`}
          >
            {value}
          </span>
          {said.length > 0 && (
            <span className="block text-small text-soft leading-snug">{said.join(" · ")}</span>
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
