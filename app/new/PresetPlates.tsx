import Link from "next/link";
import { useId } from "react";
import { RadioPlate } from "@/app/ui/RadioPlate";
import { ownRules } from "@/lib/engine";
import { presetWords } from "@/lib/messages/group";
import type { Preset } from "@/lib/protocol/presets";
import type { StartingGroup } from "./useGame";

interface PresetPlatesProps {
  readonly group: StartingGroup;
  readonly game: string;
  /** Null for the group's usual rules. */
  readonly chosen: Preset | null;
  readonly onChoose: (preset: Preset | null) => void;
}

/** A group's saved rules for the selected game: one tap applies a set. */
export function PresetPlates({ group, game, chosen, onChoose }: PresetPlatesProps) {
  const id = useId();
  // An own game has no rules beside its own.
  const ofGame = ownRules(game) === null ? group.presets.filter((one) => one.game === game) : [];
  // The preselected set comes first, so that it is visible.
  const presets = [...ofGame].sort((one, other) => rank(other, group) - rank(one, group));
  const usual = usualRulesOf(group, game);
  const plates = [{ preset: null, name: usual }, ...presets.map((preset) => ({ preset, name: preset.name }))];
  return (
    <div className="-mt-1 pb-3 has-[fieldset]:basis-full">
      {presets.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="pb-1.5 text-small text-soft">{presetWords.pick}</legend>
          <div className="pairs grid max-h-[30dvh] gap-2 overflow-y-auto p-0.5">
            {plates.map(({ preset, name }) => (
              <RadioPlate
                key={preset?.id ?? ""}
                question={id}
                checked={chosen?.id === preset?.id}
                onChoose={() => onChoose(preset)}
                className="min-h-12 min-w-0 px-3 py-1.5 text-center font-semibold leading-tight"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
              </RadioPlate>
            ))}
          </div>
        </fieldset>
      )}
      <Link
        href={{ pathname: `/groups/${group.id}/rules` }}
        prefetch={false}
        className="inline-flex min-h-11 items-center px-1 text-small text-soft underline decoration-soft/40 underline-offset-4"
      >
        {presetWords.toAll}
      </Link>
    </div>
  );
}

/** The name of a group's rules for a game without a saved set. */
export const usualRulesOf = (group: StartingGroup, game: string): string =>
  group.game === game ? presetWords.usual : presetWords.ruleBook;

const rank = ({ id }: Preset, { first }: StartingGroup): number => (id === first?.id ? 1 : 0);
