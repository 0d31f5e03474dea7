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
  readonly told: RecordedResult | null;
}

const WORDS = groupGamesWords.result;

/** The result that was just logged, with undo. */
export function ResultSummary({ told }: ResultSummaryProps) {
  const router = useRouter();
  const deed = useMutation(groupWords.noAnswer);
  const [undone, setUndone] = useState<string | null>(null);
  const undo = async ({ game }: RecordedResult) => {
    // Its journal has one entry; a correction made meanwhile shows as an error.
    const back = { id: newId(), action: null, replaces: [1], after: 1 };
    if ((await deed.run(() => sendEntries(game, [back]))) === null) return;
    setUndone(game);
    router.refresh();
  };
  const gone = told !== null && undone === told.game;
  return (
    <div className={told ? "mb-3 rounded-2xl border border-edge px-4 py-2" : ""}>
      <p role="status" className={told ? "" : "sr-only"}>
        {told && (gone ? WORDS.undone : told.sentence)}
      </p>
      <FormError sentence={deed.error} />
      {told && !gone && (
        <button
          type="button"
          aria-disabled={deed.going}
          onClick={() => void undo(told)}
          className="min-h-11 font-semibold underline underline-offset-4"
        >
          {WORDS.undo}
        </button>
      )}
    </div>
  );
}
