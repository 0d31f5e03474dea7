interface ChoiceProps<Value extends string | number> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
  /** Beside each other; as many as there are unless told. */
  readonly columns?: number;
}

const COLUMNS = ["grid-cols-1", "grid-cols-2", "grid-cols-3", "grid-cols-4"];

/** A few things of which one is chosen. */
export function Choice<Value extends string | number>({
  legend,
  options,
  chosen,
  onChoose,
  columns = options.length,
}: ChoiceProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-semibold text-sm text-soft">{legend}</legend>
      <div className={`grid gap-2 ${COLUMNS[columns - 1] ?? "grid-cols-4"}`}>
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
            className={`plate min-h-14 min-w-0 px-2 font-semibold leading-tight ${value === chosen ? "brass" : ""}`}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
