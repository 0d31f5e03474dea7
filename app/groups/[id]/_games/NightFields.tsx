"use client";
import { useState } from "react";
import { TextField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { MoneyField } from "@/app/ui/MoneyField";
import { readMoney, typedMoney } from "@/lib/messages/amounts";
import { groupGamesWords } from "@/lib/messages/night";
import type { NightLine } from "@/lib/protocol/group";
import type { SentOf } from "@/lib/protocol/routes";

interface NightFieldsProps {
  readonly hint?: string;
  readonly night: Pick<NightLine, "name" | "buyIn" | "unit">;
  /** Label of the submit key. */
  readonly done: string;
  readonly error: string | null;
  readonly onDone: (request: SentOf<"POST /api/v1/groups/{group}/nights">) => void;
}

const WORDS = groupGamesWords.nights;

/** The fields of a night. */
export function NightFields({ hint, night, done, error, onDone }: NightFieldsProps) {
  const [name, setName] = useState(night.name ?? "");
  const { unit } = night;
  const [typed, setTyped] = useState(night.buyIn === 0 ? "" : typedMoney(night.buyIn, unit));
  const buyIn = typed.trim() === "" ? 0 : readMoney(typed, unit);
  return (
    <Form
      className="gap-4 pb-1"
      onSend={() => {
        if (buyIn !== null) onDone({ name: name.trim() === "" ? null : name, buy_in: buyIn });
      }}
    >
      {hint && <p className="text-soft leading-snug">{hint}</p>}
      <TextField
        label={WORDS.name}
        value={name}
        placeholder={WORDS.namePlaceholder}
        mostCharacters={60}
        onType={setName}
      />
      <MoneyField label={WORDS.buyIn} unit={unit} value={typed} onType={setTyped} />
      <FormError sentence={error} />
      <SubmitKey look="sheet" ready={buyIn !== null}>
        {done}
      </SubmitKey>
    </Form>
  );
}
