import { historyWords } from "@/lib/messages/history";

interface LookKeyProps {
  /** Whether anything is different from what is recorded. */
  readonly changed: boolean;
  readonly onLook: () => void;
}

/** The way on from an editor: nothing is recorded before one has seen what it changes. */
export function LookKey({ changed, onLook }: LookKeyProps) {
  return (
    <button
      type="button"
      aria-disabled={!changed}
      onClick={() => changed && onLook()}
      className={`key stamp min-h-14 px-4 text-large ${changed ? "key-next" : ""}`}
    >
      {changed ? historyWords.seeWhatChanges : historyWords.sameAsBefore}
    </button>
  );
}
