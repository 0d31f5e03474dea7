import { AutoRefresh } from "@/app/ui/AutoRefresh";
import { figureWords } from "@/lib/messages/figures";

interface StillCountingProps {
  /** Games not counted yet. */
  readonly left: number;
  /** The query parameters of the page. */
  readonly query: Readonly<Record<string, string>>;
}

/** Says that statistics are still being counted, and refreshes as they arrive. */
export function StillCounting({ left, query }: StillCountingProps) {
  if (left === 0) return null;
  return (
    <p role="status" className="mb-4 flex flex-wrap items-center gap-x-3 border-brass border-l-4 pl-3">
      {figureWords.left(left)}
      <a
        href={`?${new URLSearchParams(query)}`}
        className="flex min-h-11 items-center underline underline-offset-4"
      >
        {figureWords.reload}
      </a>
      <AutoRefresh every={5_000} />
    </p>
  );
}
