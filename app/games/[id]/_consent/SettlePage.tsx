"use client";

import { useState } from "react";
import { BareField } from "@/app/ui/BareField";
import { Form, SubmitKey } from "@/app/ui/Form";
import { phoneSheetWords } from "@/lib/messages/sheets";
import { MAX_NOTE_LENGTH } from "@/lib/protocol/liveState";

interface SettlePageProps {
  readonly onSettle: (note: string) => void;
}

/** Resolves a dispute: a listed reason, or the scorekeeper's own words. */
export function SettlePage({ onSettle }: SettlePageProps) {
  const [note, setNote] = useState("");
  const ready = note.trim() !== "";
  return (
    <Form className="gap-3" onSend={() => ready && onSettle(note.trim())}>
      <p className="text-soft text-small">{phoneSheetWords.settleHint}</p>
      <ul className="flex flex-wrap gap-2">
        {phoneSheetWords.reasons.map((reason) => (
          <li key={reason}>
            <button
              type="button"
              aria-pressed={note === reason}
              onClick={() => setNote(reason)}
              className={`key min-h-12 px-3 font-semibold ${note === reason ? "key-next" : ""}`}
            >
              {reason}
            </button>
          </li>
        ))}
      </ul>
      <BareField
        name={phoneSheetWords.note}
        value={note}
        mostCharacters={MAX_NOTE_LENGTH}
        onType={setNote}
        className="text-base"
      />
      <SubmitKey look="sheet" ready={ready}>
        {ready ? phoneSheetWords.save : phoneSheetWords.noteFirst}
      </SubmitKey>
    </Form>
  );
}
