"use client";
import { badRule } from "@/app/_house/badRule";
import { HouseRules } from "@/app/_house/HouseRules";
import { games } from "@/app/groups/choices";
import { SelectField, TextField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import type { Mutation } from "@/app/ui/useMutation";
import type { House } from "@/lib/engine";
import { presetWords } from "@/lib/messages/group";
import { changedRules, houseWith } from "@/lib/protocol/houseRules";
import { MAX_PRESET_NAME_LENGTH } from "@/lib/protocol/presets";

/** Saved rules during editing. */
export interface PresetDraft {
  readonly game: string;
  readonly name: string;
  readonly house: House;
}

interface PresetFieldsProps {
  /** Initial values. */
  readonly first: PresetDraft;
  /**
   * Changes so far; null for none. The parent keeps them, so that closing the sheet by mistake loses nothing.
   */
  readonly draft: PresetDraft | null;
  readonly onDraft: (draft: PresetDraft) => void;
  /** True if the user also chooses the game. */
  readonly choosesGame?: boolean;
  /** The house rule to show first. */
  readonly option?: string | null;
  readonly mutation: Mutation;
  /** Saves them: `house` holds only the values that differ from the defaults. */
  readonly onSave: (preset: PresetDraft) => Promise<void>;
}

/** The name and values of saved rules. Nothing is saved before the key is pressed. */
export function PresetFields(fields: PresetFieldsProps) {
  const { first, draft, onDraft, choosesGame = false, option = null, mutation, onSave } = fields;
  const now = draft ?? { ...first, house: houseWith(first.game, first.house) };
  const { game, name, house } = now;
  const wrong = badRule(game, house);
  const ready = name.trim() !== "" && wrong === null && !mutation.going;
  return (
    <Form
      // Our own messages replace the browser's validation.
      noValidate
      onSend={() => ready && void onSave({ game, name, house: changedRules(game, house) })}
      className="gap-5"
    >
      <TextField
        label={presetWords.name}
        value={name}
        placeholder={presetWords.namePlaceholder}
        mostCharacters={MAX_PRESET_NAME_LENGTH}
        onType={(typed) => onDraft({ ...now, name: typed })}
      />
      {choosesGame ? (
        <SelectField
          label={presetWords.game}
          value={game}
          options={games()}
          onChoose={(chosen) => onDraft({ ...now, game: chosen, house: houseWith(chosen, {}) })}
        />
      ) : (
        <p className="text-soft">{presetWords.frozen}</p>
      )}
      <HouseRules
        game={game}
        house={house}
        first={option}
        onHouse={(next) => onDraft({ ...now, house: next })}
      />
      <div className="sticky bottom-0 short:static -mx-4 flex flex-col gap-2 border-line border-t bg-table px-4 pt-3 pb-1">
        <FormError sentence={wrong ?? mutation.error} />
        <SubmitKey look="plain" ready={ready}>
          {mutation.going ? presetWords.keeping : presetWords.keep}
        </SubmitKey>
      </div>
    </Form>
  );
}
