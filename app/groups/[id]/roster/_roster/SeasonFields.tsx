"use client";
import { useState } from "react";
import { DayField, TextField } from "@/app/ui/Field";
import { Form, SubmitKey, Trouble } from "@/app/ui/Form";
import { rosterWords } from "@/lib/messages/night";

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
    <Form onSend={() => ready && onDone(typed.trim(), day)}>
      <TextField label={label} value={typed} mostCharacters={20} onType={setTyped} />
      {day !== null && <DayField label={rosterWords.seasons.day} value={day} onDay={setDay} />}
      <Trouble sentence={trouble} />
      <SubmitKey look="sheet" ready={ready}>
        {done}
      </SubmitKey>
    </Form>
  );
}
