import Link from "next/link";
import type { House } from "@/lib/engine";
import { presetWords } from "@/lib/messages/group";
import { sameRules } from "@/lib/protocol/houseRules";
import type { Preset } from "@/lib/protocol/presets";

interface TakeFromProps {
  readonly group: string;
  /** Those of the game that is chosen. */
  readonly presets: readonly Preset[];
  /** What is other than the game's own, as it is set now. */
  readonly house: House;
  readonly onTake: (house: House) => void;
}

/** The house rules that have a name: a tap sets them all. */
export function TakeFrom({ group, presets, house, onTake }: TakeFromProps) {
  return (
    <div className="flex flex-col gap-1.5">
      {presets.length > 0 && (
        <>
          <p id="take" className="font-semibold">
            {presetWords.take}
          </p>
          <ul aria-labelledby="take" className="pairs grid max-h-[40dvh] gap-2 overflow-y-auto p-0.5">
            {presets.map((preset) => {
              const set = sameRules(preset.game, preset.house, house);
              return (
                <li key={preset.id} className="min-w-0">
                  <button
                    type="button"
                    aria-pressed={set}
                    onClick={() => onTake(preset.house)}
                    className={`plate min-h-12 w-full px-3 py-1.5 font-semibold leading-tight ${set ? "brass" : ""}`}
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
        href={{ pathname: `/groups/${group}/house` }}
        prefetch={false}
        className="inline-flex min-h-11 items-center self-start text-soft underline underline-offset-4"
      >
        {presetWords.toAll}
      </Link>
    </div>
  );
}
