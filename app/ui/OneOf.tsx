import { useId } from "react";
import { RadioPlate } from "@/app/ui/RadioPlate";

interface OneOfProps<Value extends string | number> {
  readonly legend: string;
  /** Its name in a form that reads its fields. */
  readonly field?: string;
  readonly options: readonly { readonly value: Value; readonly name: string; readonly means?: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** Explains the question. */
  readonly hint?: string;
  /** In a row instead of a column. */
  readonly inRow?: boolean;
}

/** Radio buttons drawn as plates. */
export function OneOf<Value extends string | number>(props: OneOfProps<Value>) {
  const { legend, field, options, chosen, onChoose, hint, inRow = false } = props;
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-semibold">{legend}</legend>
      {hint && <p className="pb-1.5 text-small text-soft">{hint}</p>}
      <div className={inRow ? "pairs grid gap-2" : "flex flex-col gap-2"}>
        {options.map(({ value, name, means }) => (
          <RadioPlate
            key={value}
            question={field ?? id}
            value={value}
            checked={chosen === value}
            onChoose={() => onChoose(value)}
            label={name}
            describedBy={means && `${id}-${value}`}
            className={`min-h-14 px-4 py-2 ${inRow ? (means ? "flex-col text-center" : "") : "flex-col items-start! text-left!"}`}
          >
            <span className="min-w-0 max-w-full font-semibold leading-tight [overflow-wrap:anywhere]">
              {name}
            </span>
            {means && (
              <span id={`${id}-${value}`} className="text-small leading-snug">
                {means}
              </span>
            )}
          </RadioPlate>
        ))}
      </div>
    </fieldset>
  );
}
