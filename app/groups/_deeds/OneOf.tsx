import { useId } from "react";

interface OneOfProps<Value extends string | number> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly name: string; readonly means?: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** Beside each other rather than one under the other. */
  readonly beside?: boolean;
}

/** A few things of which one is chosen, each a plate to tap; by keyboard they are what they look like, radio buttons. */
export function OneOf<Value extends string | number>(props: OneOfProps<Value>) {
  const { legend, options, chosen, onChoose, beside = false } = props;
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-semibold">{legend}</legend>
      <div className={beside ? "grid grid-cols-2 gap-2" : "flex flex-col gap-2"}>
        {options.map(({ value, name, means }) => (
          <label
            key={value}
            className={`plate relative min-h-14 px-4 py-2 has-checked:border-brass has-checked:bg-brass has-checked:text-on-brass has-focus-visible:outline-3 has-focus-visible:outline-brass has-focus-visible:outline-offset-2 ${
              beside ? "" : "flex-col items-start! text-left!"
            }`}
          >
            <input
              type="radio"
              name={id}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              aria-describedby={means && `${id}-${value}`}
              aria-label={name}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="min-w-0 max-w-full font-semibold leading-tight [overflow-wrap:anywhere]">
              {name}
            </span>
            {means && (
              <span id={`${id}-${value}`} className="text-[0.9375rem] leading-snug">
                {means}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
