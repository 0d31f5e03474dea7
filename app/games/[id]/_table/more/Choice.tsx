interface ChoiceProps<Value extends string | number> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
  /** Beside each other; as many as there are unless told. */
  readonly columns?: number;
}

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
      <div className="grid gap-2" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
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
