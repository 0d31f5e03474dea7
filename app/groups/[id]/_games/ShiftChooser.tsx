import { RadioPlate } from "@/app/ui/RadioPlate";
import { groupGamesWords } from "@/lib/messages/night";

interface ShiftChooserProps {
  readonly shifts: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string | null;
  readonly onChoose: (shift: string) => void;
}

/** Which shift is on: remembered on this phone, and what games started here count for. */
export function ShiftChooser({ shifts, chosen, onChoose }: ShiftChooserProps) {
  return (
    <fieldset className="pb-5">
      <legend className="pb-1.5 text-note text-soft">{groupGamesWords.shift}</legend>
      <div className="flex flex-wrap gap-2">
        {shifts.map(({ id, name }) => (
          <RadioPlate
            key={id}
            question="shift"
            checked={id === chosen}
            onChoose={() => onChoose(id)}
            className="stamp min-h-12 min-w-14 max-w-full px-4 text-xl has-checked:border-ink has-checked:bg-ink has-checked:text-table"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
          </RadioPlate>
        ))}
      </div>
    </fieldset>
  );
}
