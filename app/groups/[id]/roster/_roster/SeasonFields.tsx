"use client";
import { useState } from "react";
import { Trouble } from "@/app/groups/_deeds/Trouble";
import { TextField } from "@/app/ui/Fields";
import { rosterWords } from "@/lib/messages/rosterScreens";

interface SeasonFieldsProps {
  readonly label: string;
  readonly name: string;
  /** The first day of a season; null for a shift, which has none. */
  readonly startsOn: string | null;
  readonly done: string;
  readonly trouble: string | null;
  readonly onDone: (name: string, startsOn: string | null) => void;
}

/** What is said of a shift or a season. */
export function SeasonFields({ label, name, startsOn, done, trouble, onDone }: SeasonFieldsProps) {
  const [typed, setTyped] = useState(name);
  const [day, setDay] = useState(startsOn);
  const ready = typed.trim() !== "" && day !== "";
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onDone(typed.trim(), day);
      }}
    >
      <TextField label={label} value={typed} mostCharacters={20} onType={setTyped} />
      {day !== null && (
        <label className="flex flex-col gap-1.5 font-semibold">
          {rosterWords.seasons.day}
          <input
            type="date"
            value={day}
            onChange={({ target }) => setDay(target.value)}
            className="min-h-14 w-full min-w-0 rounded-xl border border-edge bg-raised px-4 font-normal text-lg"
          />
        </label>
      )}
      <Trouble sentence={trouble} />
      <button
        type="submit"
        aria-disabled={!ready}
        className={`plate stamp min-h-16 text-2xl ${ready ? "brass" : ""}`}
      >
        {done}
      </button>
    </form>
  );
}
