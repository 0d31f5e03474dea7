import { tableWords } from "@/lib/messages/table";

interface UnseenKeyProps {
  /** Whose turn it is. */
  readonly name: string;
  readonly unseen: boolean;
  readonly onToggle: () => void;
}

/** Says of the next claim that it is made without a look: the cup is passed on unseen (M2). */
export function UnseenKey({ name, unseen, onToggle }: UnseenKeyProps) {
  return (
    <button
      type="button"
      aria-label={tableWords.unseenBy(name)}
      aria-pressed={unseen}
      onClick={onToggle}
      className={`plate min-h-16 low:min-h-14 w-20 shrink-0 px-1 font-semibold text-sm leading-tight ${unseen ? "brass" : ""}`}
    >
      {tableWords.unseen}
    </button>
  );
}
