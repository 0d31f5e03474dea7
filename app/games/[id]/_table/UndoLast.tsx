import { UndoIcon } from "@/app/ui/Icons";
import { Named } from "@/app/ui/Named";
import { moreWords } from "@/lib/messages/table";
import type { Undo } from "./seated";

/** Undoes the last entry from any phone in one tap; its label names the entry. */
export function UndoLast({ undo, narrow = false }: { readonly undo: Undo; readonly narrow?: boolean }) {
  return (
    <button
      type="button"
      onClick={undo.go}
      aria-keyshortcuts="u"
      className={`undo-key key min-h-14 flex-col leading-tight ${narrow ? "min-w-0 px-0.5" : "w-min min-w-18 shrink-0 px-1"}`}
    >
      <Named name={moreWords.undoWhat(undo.what)}>
        {narrow ? (
          <UndoIcon />
        ) : (
          <span className="whitespace-nowrap font-semibold text-small">{moreWords.undo}</span>
        )}
        <span
          title={undo.short}
          className={`line-clamp-2 max-w-full text-soft [overflow-wrap:anywhere] ${narrow ? "text-[min(0.72rem,3vw)]" : "text-tag"}`}
        >
          {undo.short}
        </span>
      </Named>
    </button>
  );
}
