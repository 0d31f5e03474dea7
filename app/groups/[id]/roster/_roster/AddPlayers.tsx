"use client";
import { useState } from "react";
import { splitNames } from "@/app/new/rows";
import { Form, FormError } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { rosterWords } from "@/lib/messages/night";

interface AddPlayersProps {
  readonly group: string;
  /** Called at each new attempt: it clears the last message. */
  readonly onBegin: () => void;
  readonly onDone: (sentence: string) => void;
}

/** Adds several people at once: separated by commas, or pasted one per line. */
export function AddPlayers({ group, onBegin, onDone }: AddPlayersProps) {
  const mutation = useMutation(groupWords.noAnswer);
  const [typed, setTyped] = useState("");
  const names = splitNames(typed);
  return (
    <Form
      className="gap-2 pb-5"
      onSend={async () => {
        if (names.length === 0) return;
        onBegin();
        const added = await mutation.run(() =>
          ask("POST /api/v1/groups/{group}/players", { group }, { names }),
        );
        if (added === null) return;
        setTyped("");
        onDone(rosterWords.added(names.length));
      }}
    >
      <label htmlFor="add" className="font-semibold">
        {rosterWords.add}
      </label>
      <div className="flex gap-2">
        <input
          id="add"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // An input has one line, so pasted line breaks become commas.
          onPaste={(event) => {
            const text = event.clipboardData.getData("text");
            if (!/[\n\r]/.test(text)) return;
            event.preventDefault();
            setTyped([...names, ...splitNames(text)].join(", "));
          }}
          placeholder={rosterWords.addPlaceholder}
          aria-describedby="add-hint"
          maxLength={2_000}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="done"
          className="min-h-14 min-w-0 flex-1 rounded-xl border border-edge bg-raised px-4 text-lead placeholder:text-soft"
        />
        <button
          type="submit"
          aria-disabled={names.length === 0 || mutation.going}
          className={`key min-h-14 px-5 font-semibold ${names.length > 0 ? "key-next" : ""}`}
        >
          {rosterWords.addDone}
        </button>
      </div>
      <p id="add-hint" className="text-small text-soft">
        {rosterWords.addField}
      </p>
      <FormError sentence={mutation.error} />
    </Form>
  );
}
