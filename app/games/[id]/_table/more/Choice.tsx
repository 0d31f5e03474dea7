import { useId } from "react";
import { RadioPlate } from "@/app/ui/RadioPlate";

interface ChoiceProps<Value extends string | number> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
  /** Layout: short answers share one row, sentences at most two per row. */
  readonly width?: keyof typeof WIDTHS;
}

const WIDTHS = {
  short: "flex flex-wrap *:flex-1 *:basis-11",
  names: "grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))]",
  sentences: "pairs grid",
};

/** A choice among a few options. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { legend, options, chosen, onChoose, width = "short" } = props;
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-semibold text-small text-soft">{legend}</legend>
      <div className={`gap-2 ${WIDTHS[width]}`}>
        {options.map(({ value, label }) => (
          <RadioPlate
            key={value}
            question={id}
            checked={value === chosen}
            onChoose={() => onChoose(value)}
            className="min-h-14 px-2 font-semibold leading-tight [overflow-wrap:anywhere]"
          >
            {label}
          </RadioPlate>
        ))}
      </div>
    </fieldset>
  );
}
