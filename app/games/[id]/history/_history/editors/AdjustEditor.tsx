"use client";

import { useState } from "react";
import { historyWords } from "@/lib/messages/history";
import { PlayerPicker } from "../PlayerPicker";
import { CountKeys } from "./CountKeys";
import type { ActionOf, Editing } from "./editing";
import { LookKey } from "./LookKey";

/** A house penalty: who, how many, and why. */
export function AdjustEditor({ action, names, players, onCorrect }: Editing<ActionOf<"adjust">>) {
  const given = action.from === "bank";
  const before = given ? action.to : action.from;
  const [who, setWho] = useState(before);
  const [count, setCount] = useState(action.count);
  const [note, setNote] = useState(action.note ?? "");
  const changed = who !== before || count !== action.count || note.trim() !== (action.note ?? "");
  return (
    <div className="flex flex-col gap-4">
      <CountKeys count={count} onCount={setCount} />
      <PlayerPicker
        legend={historyWords.who}
        players={players}
        names={names}
        chosen={[who]}
        onChoose={([player]) => player !== undefined && setWho(player)}
      />
      <label className="flex flex-col gap-1.5 text-small text-soft">
        {historyWords.why}
        <input
          value={note}
          onChange={(event) => setNote(event.target.value)}
          maxLength={200}
          className="min-h-12 rounded-xl border border-edge bg-raised px-3 text-base text-ink"
        />
      </label>
      <LookKey
        changed={changed && note.trim() !== ""}
        onLook={() =>
          onCorrect({ ...action, count, note: note.trim(), ...(given ? { to: who } : { from: who }) })
        }
      />
    </div>
  );
}
