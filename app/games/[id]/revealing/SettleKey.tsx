import { UndoIcon } from "@/app/ui/Icons";
import { revealWords } from "@/lib/messages/dice";

interface SettleKeyProps {
  readonly label: string;
  readonly ready: boolean;
  readonly onSettle: () => void;
  readonly onUndo?: () => void;
}

/** The dice are in: one last look, then it is settled. */
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
  /** Null while there is nothing to take back. */
  readonly onUndo: (() => void) | null;
  readonly className?: string;
}

/** Takes the last tap back. */
export function UndoKey({ onUndo, className = "" }: UndoKeyProps) {
  return (
    <button
      type="button"
      aria-label={revealWords.undo}
      aria-disabled={onUndo === null}
      onClick={() => onUndo?.()}
      className={`key min-h-16 border-transparent bg-transparent ${className}`}
    >
      <UndoIcon />
    </button>
  );
}
