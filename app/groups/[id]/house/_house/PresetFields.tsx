"use client";
import { useState } from "react";
import { SelectField, TextField } from "@/app/_components/Fields";
import { HouseRules } from "@/app/_house/HouseRules";
import { badRule, changedRules, rulesOf } from "@/app/_house/rules";
import { games } from "@/app/groups/_deeds/choices";
import { Trouble } from "@/app/groups/_deeds/Trouble";
import type { Deed } from "@/app/groups/_deeds/useDeed";
import type { PresetSaid } from "@/lib/client/presetApi";
import type { House } from "@/lib/engine";
import { LONGEST_PRESET_NAME } from "@/lib/formats/presets";
import { presetWords } from "@/lib/words/presetScreens";

interface PresetFieldsProps {
  readonly game: string;
  /** Whether the game is still to be chosen. */
  readonly choosesGame?: boolean;
  readonly name: string;
  /** What is other than the game's own house rules. */
  readonly house: House;
  readonly deed: Deed;
  readonly onDone: (game: string, said: PresetSaid) => Promise<void>;
}

/** The name and the rules of a house. Nothing is kept before the key is pressed. */
export function PresetFields({
  game: first,
  choosesGame = false,
  name,
  house,
  deed,
  onDone,
}: PresetFieldsProps) {
  const [typed, setTyped] = useState(name);
  const [game, setGame] = useState(first);
  const [draft, setDraft] = useState(() => rulesOf(first, house));
  const wrong = badRule(game, draft);
  const ready = typed.trim() !== "" && wrong === null && !deed.going;
  return (
    <form
      // What a field takes is told in our own words.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void onDone(game, { name: typed, house: changedRules(game, draft) });
      }}
      className="flex flex-col gap-5"
    >
      <TextField
        label={presetWords.name}
        value={typed}
        placeholder={presetWords.namePlaceholder}
        mostCharacters={LONGEST_PRESET_NAME}
        onType={setTyped}
      />
      {choosesGame && (
        <SelectField
          label={presetWords.game}
          value={game}
          options={games()}
          onChoose={(chosen) => {
            setGame(chosen);
            setDraft(rulesOf(chosen, {}));
          }}
        />
      )}
      {!choosesGame && <p className="text-soft">{presetWords.frozen}</p>}
      <HouseRules game={game} house={draft} onHouse={setDraft} />
      <div className="sticky bottom-0 short:static -mx-4 flex flex-col gap-2 border-line border-t bg-table px-4 pt-3 pb-1">
        <Trouble sentence={wrong ?? deed.trouble} />
        <button
          type="submit"
          aria-disabled={!ready}
          className={`plate min-h-14 px-4 font-semibold text-lg ${ready ? "brass" : ""}`}
        >
          {deed.going ? presetWords.keeping : presetWords.keep}
        </button>
      </div>
    </form>
  );
}
