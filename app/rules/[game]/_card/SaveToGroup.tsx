"use client";
import Link from "next/link";
import { useState } from "react";
import { SelectField, TextField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import type { House } from "@/lib/engine";
import { groupWords, presetWords } from "@/lib/messages/group";
import { MAX_PRESET_NAME_LENGTH } from "@/lib/protocol/presets";

interface KeepInGroupProps {
  readonly game: string;
  readonly house: House;
  /** The current name; "" for none. */
  readonly name: string;
  /** The groups where the reader is an Owner or Admin. */
  readonly groups: readonly { readonly id: string; readonly name: string }[];
}

/** Saves this card's rules in a group under a name; hidden for readers without such a group. */
export function SaveToGroup({ game, house, name, groups }: KeepInGroupProps) {
  const mutation = useMutation(groupWords.noAnswer);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(name);
  const [group, setGroup] = useState(groups[0]?.id ?? "");
  const [saved, setSaved] = useState<{ readonly at: string; readonly message: string } | null>(null);
  const ready = typed.trim() !== "" && !mutation.going;
  if (groups.length === 0) return null;
  const keep = async () => {
    const chosen = groups.find(({ id }) => id === group) ?? groups[0];
    if (!ready || chosen === undefined) return;
    const done = await mutation.run(() =>
      ask("POST /api/v1/groups/{group}/presets", { group: chosen.id }, { game, name: typed, house }),
    );
    if (done === null) return;
    setOpen(false);
    setSaved({
      at: `/groups/${chosen.id}/rules/${done.id}`,
      message: presetWords.savedIn(typed.trim(), chosen.name),
    });
  };
  return (
    <div className="pb-4 print:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          mutation.clear();
          setSaved(null);
          setTyped(name);
          setOpen(true);
        }}
        className="key min-h-12 px-4 font-semibold"
      >
        {presetWords.saveIn}
      </button>
      <p role="status" className={saved ? "pt-3 text-good [overflow-wrap:anywhere]" : "sr-only"}>
        {saved?.message}
      </p>
      {saved && (
        <Link
          href={{ pathname: saved.at }}
          prefetch={false}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {presetWords.toSaved}
        </Link>
      )}
      <Sheet title={presetWords.saveIn} open={open} onClose={() => setOpen(false)}>
        <Form noValidate onSend={() => void keep()} className="gap-5">
          <TextField
            label={presetWords.name}
            value={typed}
            placeholder={presetWords.namePlaceholder}
            mostCharacters={MAX_PRESET_NAME_LENGTH}
            onType={setTyped}
          />
          <SelectField
            label={presetWords.saveGroup}
            value={group}
            options={groups.map((one) => ({ value: one.id, label: one.name }))}
            onChoose={setGroup}
          />
          <FormError sentence={mutation.error} />
          <SubmitKey look="plain" ready={ready}>
            {mutation.going ? presetWords.keeping : presetWords.keep}
          </SubmitKey>
        </Form>
      </Sheet>
    </div>
  );
}
