import { historyWords } from "@/lib/messages/history";

interface LookKeyProps {
  /** True if the values differ from the recorded ones. */
  readonly changed: boolean;
  readonly onLook: () => void;
}

/** Opens the preview: nothing is recorded before it. */
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
