import { UndoIcon } from "@/app/ui/Icons";
import { revealWords } from "@/lib/messages/dice";

interface SettleKeyProps {
  readonly label: string;
  readonly ready: boolean;
  readonly onSettle: () => void;
  readonly onUndo?: () => void;
}

/** All dice are in: one last check before it settles. */
export function SettleKey({ label, ready, onSettle, onUndo }: SettleKeyProps) {
  return (
    <div className="flex gap-1.5">
      <button
        type="button"
        aria-disabled={!ready}
        onClick={() => ready && onSettle()}
        className={`key stamp min-h-16 w-full flex-1 text-balance px-2 leading-tight ${ready ? "key-next text-large" : "text-lead"}`}
      >
        {label}
      </button>
      {onUndo && <UndoKey onUndo={onUndo} className="w-16" />}
    </div>
  );
}

interface UndoKeyProps {
  /** Null if there is nothing to undo. */
  readonly onUndo: (() => void) | null;
  readonly className?: string;
}

/** Undoes the last tap. */
export function UndoKey({ onUndo, className = "" }: UndoKeyProps) {
  return (
    <button
      type="button"
      aria-label={revealWords.undo}
      aria-keyshortcuts="u"
      aria-disabled={onUndo === null}
      onClick={() => onUndo?.()}
      className={`key min-h-16 border-transparent bg-transparent ${className}`}
    >
      <UndoIcon />
    </button>
  );
}
