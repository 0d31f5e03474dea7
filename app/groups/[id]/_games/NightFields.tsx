"use client";
import { useState } from "react";
import { NumberField, TextField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
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
const MOST = 1_000_000;

/** The fields of a night. */
export function NightFields({ hint, night, done, error, onDone }: NightFieldsProps) {
  const [name, setName] = useState(night.name ?? "");
  const [buyIn, setBuyIn] = useState(night.buyIn);
  const [unit, setUnit] = useState(night.unit);
  return (
    <Form
      className="gap-4 pb-1"
      onSend={() =>
        onDone({
          name: name.trim() === "" ? null : name,
          buy_in: Number.isNaN(buyIn) ? 0 : buyIn,
          ...(unit.trim() !== "" && { unit }),
        })
      }
    >
      {hint && <p className="text-soft leading-snug">{hint}</p>}
      <TextField
        label={WORDS.name}
        value={name}
        placeholder={WORDS.namePlaceholder}
        mostCharacters={60}
        onType={setName}
      />
      <div className="pairs grid gap-3">
        <NumberField label={WORDS.buyIn} value={buyIn} from={0} to={MOST} onNumber={setBuyIn} />
        <TextField
          label={WORDS.unit}
          value={unit}
          placeholder={WORDS.unitPlaceholder}
          mostCharacters={20}
          onType={setUnit}
        />
      </div>
      <FormError sentence={error} />
      <SubmitKey look="sheet">{done}</SubmitKey>
    </Form>
  );
}
