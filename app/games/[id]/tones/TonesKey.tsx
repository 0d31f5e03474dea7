import { TonesIcon } from "@/app/ui/Icons";
import { tableWords } from "@/lib/messages/table";

/** Pauses the game on all phones and TVs for tones. */
export function TonesKey({ onTap }: { readonly onTap: () => void }) {
  return (
    <button
      type="button"
      onClick={onTap}
      className="icon-button content-center font-semibold text-tag leading-none"
    >
      <TonesIcon />
      {tableWords.tones}
    </button>
  );
}
