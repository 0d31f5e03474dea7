import { TonesIcon } from "@/app/ui/Icons";
import { ask } from "@/lib/client/ask";
import { phoneWords, tableWords } from "@/lib/messages/table";
import type { Notice } from "../_table/notices";

interface TonesKeyProps {
  readonly game: string;
  readonly say: (notice: Notice) => void;
}

/** Pauses the game on all phones and TVs for tones. */
export function TonesKey({ game, say }: TonesKeyProps) {
  const freeze = async () => {
    const answer = await ask("PUT /api/v1/games/{game}/tones", { game }, { frozen: true }).catch(() => null);
    if (!answer?.ok) say({ sentence: answer?.message ?? phoneWords.noAnswer });
  };
  return (
    <button
      type="button"
      onClick={() => void freeze()}
      className="icon-button content-center font-semibold text-tag leading-none"
    >
      <TonesIcon />
      {tableWords.tones}
    </button>
  );
}
