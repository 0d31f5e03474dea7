interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly name: string; readonly means?: string }[];
  readonly chosen: readonly Value[];
  /** Gets the chosen ones in the order of the options. */
  readonly onChoose: (chosen: readonly Value[]) => void;
}

/** Checkboxes with a name and its meaning. */
export function Choices<Value extends string>({ legend, options, chosen, onChoose }: ChoicesProps<Value>) {
  const toggle = (value: Value, checked: boolean) =>
    onChoose(
      options.map((option) => option.value).filter((one) => (one === value ? checked : chosen.includes(one))),
    );
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-semibold">{legend}</legend>
      {options.map(({ value, name, means }) => (
        <label key={value} className="flex min-h-12 items-center gap-3 py-1">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) => toggle(value, target.checked)}
            className="size-6 shrink-0 accent-(--brass)"
          />
          <span className="min-w-0 leading-snug">
            <span className="block font-semibold">{name}</span>
            {means && <span className="block text-small text-soft">{means}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
