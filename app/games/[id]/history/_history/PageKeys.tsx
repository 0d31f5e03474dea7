import { useId } from "react";
import { PlainLink } from "@/app/ui/PlainLink";
import { historyWords } from "@/lib/messages/history";
import { type HistoryAt, type HistoryPage, pageQuery } from "@/lib/protocol/historyPage";

interface PageKeysProps {
  readonly page: HistoryPage;
  /** Newer rounds above the list, older ones and a number field below it. */
  readonly side: "newer" | "older";
}

/** Links to the other pages of a long game. */
export function PageKeys({ page: { id, older, newer, latest }, side }: PageKeysProps) {
  if (older === null && newer === null) return null;
  const way = (to: HistoryAt, says: string) => (
    <PlainLink
      href={`/games/${id}/history${pageQuery(to)}`}
      className="key min-h-12 flex-1 px-3 font-semibold"
    >
      {says}
    </PlainLink>
  );
  if (side === "newer")
    return newer && <nav className="flex pb-6">{way(newer.page, historyWords.newer)}</nav>;
  return (
    <nav className="flex flex-col gap-3 pb-6 sm:flex-row">
      {older && way(older, historyWords.older)}
      <GoToRound game={id} latest={latest} />
    </nav>
  );
}

/** Opens a round by its number. */
function GoToRound({ game, latest }: { readonly game: string; readonly latest: number }) {
  const field = useId();
  return (
    <form action={`/games/${game}/history`} className="flex items-center gap-2">
      <label htmlFor={field} className="whitespace-nowrap text-soft">
        {historyWords.toRound}
      </label>
      <input
        id={field}
        name="round"
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={latest}
        className="min-h-12 w-20 min-w-0 flex-1 rounded-xl border border-edge bg-raised px-3 text-ink"
      />
      <button type="submit" className="key min-h-12 px-4 font-semibold">
        {historyWords.show}
      </button>
    </form>
  );
}
