"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormError } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { sendEntries } from "@/lib/client/api";
import { newId } from "@/lib/client/newId";
import { groupWords } from "@/lib/messages/group";
import { groupGamesWords } from "@/lib/messages/night";

/** A result that was just logged. */
export interface RecordedResult {
  readonly game: string;
  readonly sentence: string;
}

interface ResultSummaryProps {
  readonly recorded: RecordedResult | null;
}

const WORDS = groupGamesWords.result;

/** The result that was just logged, with undo. */
export function ResultSummary({ recorded }: ResultSummaryProps) {
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  const [undone, setUndone] = useState<string | null>(null);
  const undo = async ({ game }: RecordedResult) => {
    // Its journal has one entry; a correction made meanwhile shows as an error.
    const back = { id: newId(), action: null, replaces: [1], after: 1 };
    if ((await mutation.run(() => sendEntries(game, [back]))) === null) return;
    setUndone(game);
    router.refresh();
  };
  const isUndone = recorded !== null && undone === recorded.game;
  return (
    <div className={recorded ? "mb-3 rounded-2xl border border-edge px-4 py-2" : ""}>
      <p role="status" className={recorded ? "" : "sr-only"}>
        {recorded && (isUndone ? WORDS.undone : recorded.sentence)}
      </p>
      <FormError sentence={mutation.error} />
      {recorded && !isUndone && (
        <button
          type="button"
          aria-disabled={mutation.going}
          onClick={() => void undo(recorded)}
          className="min-h-11 font-semibold underline underline-offset-4"
        >
          {WORDS.undo}
        </button>
      )}
    </div>
  );
}
