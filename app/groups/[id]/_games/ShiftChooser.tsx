import { groupGamesWords } from "@/lib/words/groupGames";

interface ShiftChooserProps {
  readonly shifts: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string | null;
  readonly onChoose: (shift: string) => void;
}

/** Which shift is on: remembered on this phone, and what games started here count for. */
export function ShiftChooser({ shifts, chosen, onChoose }: ShiftChooserProps) {
  return (
    <fieldset className="pb-5">
      <legend className="pb-1.5 text-[0.9375rem] text-soft">{groupGamesWords.shift}</legend>
      <div className="flex flex-wrap gap-2">
        {shifts.map(({ id, name }) => (
          <label
            key={id}
            className="plate stamp relative min-h-12 min-w-14 max-w-full px-4 text-xl has-checked:border-ink has-checked:bg-ink has-checked:text-table has-focus-visible:outline-3 has-focus-visible:outline-brass has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="shift"
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="truncate">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
