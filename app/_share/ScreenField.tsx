"use client";
import { useState } from "react";
import { TextField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { shareWords } from "@/lib/messages/sheets";
import { readScreenCode } from "@/lib/protocol/screenCode";

interface ScreenFieldProps {
  readonly table: string;
  /** The origin under which other devices reach this server. */
  readonly origin: string;
  /** Called once a TV shows the table. */
  readonly onGiven: () => void;
}

const WORDS = shareWords.screen;
const MAX_TYPED = 12;

/** Lets a scorekeeper who cannot scan type the code of a TV. */
export function ScreenField({ table, origin, onGiven }: ScreenFieldProps) {
  const [typed, setTyped] = useState("");
  const [message, setMessage] = useState<string | null>(null);
  const mutation = useMutation(shareWords.noAnswer);
  const code = readScreenCode(typed);
  const give = async () => {
    setMessage(code === null ? WORDS.codeFirst : null);
    if (code === null) return mutation.clear();
    if (!(await mutation.run(() => ask("POST /api/v1/tables/{table}/screens", { table }, { code })))) return;
    setTyped("");
    setMessage(WORDS.given);
    onGiven();
  };
  return (
    <Form onSend={() => void give()} className="mt-4 gap-2 border-line border-t pt-4">
      <TextField
        label={WORDS.field}
        hint={WORDS.where(`${origin}/tv`)}
        value={typed}
        placeholder="K7Q-2MX"
        mostCharacters={MAX_TYPED}
        onType={(text) => {
          setTyped(text);
          setMessage(null);
        }}
      />
      <SubmitKey look="plain" ready={code !== null} going={mutation.going}>
        {WORDS.give}
      </SubmitKey>
      <FormError sentence={mutation.error} />
      <p role="status" className="empty:hidden">
        {message}
      </p>
    </Form>
  );
}
