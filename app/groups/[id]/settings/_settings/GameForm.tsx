"use client";
import Link from "next/link";
import { useState } from "react";
import { badRule } from "@/app/_house/badRule";
import { HouseRules } from "@/app/_house/HouseRules";
import { games } from "@/app/groups/choices";
import { SelectField } from "@/app/ui/Field";
import { Form } from "@/app/ui/Form";
import type { House } from "@/lib/engine";
import { groupWords, presetWords } from "@/lib/messages/group";
import { ruleGroupWords } from "@/lib/messages/house";
import { changedRules, houseWith, sameRules } from "@/lib/protocol/houseRules";
import type { Preset } from "@/lib/protocol/presets";
import { RULE_GROUPS, type RuleGroup } from "@/lib/protocol/ruleGroups";
import { SaveBar } from "./SaveBar";
import { useSettings } from "./useSettings";

interface GameFormProps {
  readonly group: {
    readonly id: string;
    readonly ruleSet: string;
    readonly house: Readonly<Record<string, string | number>>;
    readonly tonight: readonly RuleGroup[];
  };
  /** Saved rules of any game. */
  readonly presets: readonly Preset[];
}

const WORDS = groupWords.settings;

/** The game and the house rules that a group's new games start with. */
export function GameForm({ group, presets }: GameFormProps) {
  const [game, setGame] = useState(group.ruleSet);
  const [house, setHouse] = useState(() => houseWith(group.ruleSet, group.house));
  const [tonight, setTonight] = useState(group.tonight);
  const saving = useSettings(group.id);
  const save = () => {
    const bad = badRule(game, house);
    if (bad !== null) return saving.refuse(bad);
    void saving.save({ game, house, tonight: [...tonight] });
  };
  return (
    <Form
      // Our own messages replace the browser's validation.
      noValidate
      onChange={saving.touch}
      onSend={save}
      className="gap-6"
    >
      <SelectField
        label={WORDS.game}
        value={game}
        options={games()}
        onChoose={(chosen) => {
          setGame(chosen);
          setHouse(houseWith(chosen, chosen === group.ruleSet ? group.house : {}));
        }}
      />
      <fieldset className="min-w-0 border-line border-t pt-5">
        <legend className="pr-3 text-small text-soft">{WORDS.tonight}</legend>
        <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
          {RULE_GROUPS.map((one) => (
            <li key={one}>
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  checked={tonight.includes(one)}
                  onChange={({ target }) =>
                    setTonight(target.checked ? [...tonight, one] : tonight.filter((other) => other !== one))
                  }
                  className="size-6 shrink-0 accent-(--brass)"
                />
                {ruleGroupWords.groups[one]}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <fieldset className="flex min-w-0 flex-col gap-5 border-line border-t pt-5">
        <legend className="pr-3 text-small text-soft">{WORDS.house}</legend>
        <TakeFrom
          group={group.id}
          presets={presets.filter((one) => one.game === game)}
          house={changedRules(game, house)}
          onTake={(taken) => {
            saving.touch();
            setHouse(houseWith(game, taken));
          }}
        />
        <HouseRules game={game} house={house} onHouse={setHouse} />
      </fieldset>
      <SaveBar saving={saving} />
    </Form>
  );
}

interface TakeFromProps {
  readonly group: string;
  /** Those of the selected game. */
  readonly presets: readonly Preset[];
  /** Only the values that differ from the defaults. */
  readonly house: House;
  readonly onTake: (house: House) => void;
}

/** Saved rules: a tap applies one. */
function TakeFrom({ group, presets, house, onTake }: TakeFromProps) {
  return (
    <div className="flex flex-col gap-1.5">
      {presets.length > 0 && (
        <>
          <p id="take" className="font-semibold">
            {presetWords.take}
          </p>
          <ul aria-labelledby="take" className="pairs grid half-row gap-2 p-0.5">
            {presets.map((preset) => {
              const set = sameRules(preset.game, preset.house, house);
              return (
                <li key={preset.id} className="min-w-0">
                  <button
                    type="button"
                    aria-pressed={set}
                    onClick={() => onTake(preset.house)}
                    className={`key min-h-12 w-full px-3 py-1.5 font-semibold leading-tight ${set ? "key-next" : ""}`}
                  >
                    <span className="min-w-0 [overflow-wrap:anywhere]">{preset.name}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <Link
        href={{ pathname: `/groups/${group}/rules` }}
        prefetch={false}
        className="inline-flex min-h-11 items-center self-start text-soft underline underline-offset-4"
      >
        {presetWords.toAll}
      </Link>
    </div>
  );
}
