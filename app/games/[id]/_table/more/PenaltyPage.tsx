"use client";

import { useState } from "react";
import type { Action, Adjust, PlayerId } from "@/lib/engine";
import type { SeatView } from "@/lib/views/table";
import { sayMove } from "@/lib/words";
import { moreWords } from "@/lib/words/moreScreens";
import { Names } from "../NamesSheet";
import { Choice } from "./Choice";

interface PenaltyPageProps {
  readonly seats: readonly SeatView[];
  readonly onPenalty: (action: Action) => void;
}

const WORDS = moreWords.penalty;

/** The table's own penalty (S15): who, what, how many, and why. */
export function PenaltyPage({ seats, onPenalty }: PenaltyPageProps) {
  const [who, setWho] = useState<PlayerId | null>(null);
  const [what, setWhat] = useState<"bad" | "good">("bad");
  const [count, setCount] = useState(1);
  const [note, setNote] = useState("");
  const name = seats.find(({ player }) => player === who)?.name;
  const ready = who !== null && note.trim() !== "";
  const adjust: Adjust = { do: "adjust", what, count, from: "bank", to: who ?? "", note: note.trim() };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onPenalty(adjust);
      }}
    >
      <fieldset>
        <legend className="pb-1.5 font-semibold text-sm text-soft">{WORDS.who}</legend>
        <Names seats={seats.filter(({ active }) => active)} picked={who} onName={setWho} dense />
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <Choice
          legend={WORDS.what}
          options={[
            { value: "bad", label: WORDS.bad },
            { value: "good", label: WORDS.good },
          ]}
          chosen={what}
          onChoose={setWhat}
        />
        <Choice
          legend={WORDS.howMany}
          options={[1, 2, 3].map((value) => ({ value, label: String(value) }))}
          chosen={count}
          onChoose={setCount}
        />
      </div>
      <Choice
        legend={WORDS.why}
        options={WORDS.reasons.map((value) => ({ value, label: value }))}
        chosen={note}
        onChoose={setNote}
        columns={2}
      />
      <input
        value={note}
        onChange={({ target }) => setNote(target.value)}
        aria-label={WORDS.otherReason}
        placeholder={WORDS.otherReason}
        maxLength={200}
        enterKeyHint="done"
        className="min-h-14 rounded-xl border border-edge bg-raised px-4 text-base placeholder:text-soft"
      />
      <button
        type="submit"
        aria-disabled={!ready}
        className={`plate stamp min-h-16 px-3 text-2xl ${ready ? "brass" : ""}`}
      >
        <span className="truncate">
          {name === undefined
            ? WORDS.missing.who
            : ready
              ? WORDS.save(name, sayMove(adjust))
              : WORDS.missing.why}
        </span>
      </button>
    </form>
  );
}
