"use client";
import { useState } from "react";
import { TextField } from "@/app/ui/Field";
import { Form, SubmitKey } from "@/app/ui/Form";
import { moneyWords } from "@/lib/messages/money";

const WORDS = moneyWords.guests;
const MAX_NAME_LENGTH = 40;

/** Adds a guest to the list of buy-ins, with one buy-in. */
export function AddGuest({ onAdd }: { readonly onAdd: (name: string) => void }) {
  const [name, setName] = useState("");
  const shown = name.trim().replaceAll(/\s+/g, " ");
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-soft underline underline-offset-4">
        {WORDS.add}
      </summary>
      <Form
        className="gap-2 pb-3"
        onSend={() => {
          if (shown === "") return;
          onAdd(shown);
          setName("");
        }}
      >
        <TextField label={WORDS.name} value={name} mostCharacters={MAX_NAME_LENGTH} onType={setName} />
        <SubmitKey look="other" ready={shown !== ""}>
          {WORDS.save}
        </SubmitKey>
      </Form>
    </details>
  );
}
