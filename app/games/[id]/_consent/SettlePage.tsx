"use client";

import { useState } from "react";
import { phoneSheetWords } from "@/lib/messages/phoneSheets";
import { LONGEST_NOTE } from "@/lib/protocol/aside";

interface SettlePageProps {
  readonly onSettle: (note: string) => void;
}

/** How a dispute was settled: a reason that is at hand, or the keeper's own words. */
export function SettlePage({ onSettle }: SettlePageProps) {
  const [note, setNote] = useState("");
  const ready = note.trim() !== "";
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onSettle(note.trim());
      }}
    >
      <p className="text-soft text-sm">{phoneSheetWords.settleHint}</p>
      <ul className="flex flex-wrap gap-2">
        {phoneSheetWords.reasons.map((reason) => (
          <li key={reason}>
            <button
              type="button"
              aria-pressed={note === reason}
              onClick={() => setNote(reason)}
              className={`plate min-h-12 px-3 font-semibold ${note === reason ? "brass" : ""}`}
            >
              {reason}
            </button>
          </li>
        ))}
      </ul>
      <input
        value={note}
        onChange={({ target }) => setNote(target.value)}
        aria-label={phoneSheetWords.note}
        placeholder={phoneSheetWords.note}
        maxLength={LONGEST_NOTE}
        enterKeyHint="done"
        autoComplete="off"
        className="min-h-14 rounded-xl border border-edge bg-raised px-4 text-base placeholder:text-soft"
      />
      <button
        type="submit"
        aria-disabled={!ready}
        className={`plate stamp min-h-16 px-3 text-2xl ${ready ? "brass" : ""}`}
      >
        {ready ? phoneSheetWords.save : phoneSheetWords.noteFirst}
      </button>
    </form>
  );
}
