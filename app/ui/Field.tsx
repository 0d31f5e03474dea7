import { useId } from "react";

const BOX = "min-h-14 w-full min-w-0 rounded-xl border border-edge bg-raised px-4 text-lead text-ink";

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
}

interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly placeholder?: string;
  readonly mostCharacters: number;
  /** The keyboard of a phone. */
  readonly inputMode?: "decimal" | "url";
  readonly onType: (text: string) => void;
}

/** A text input. */
export function TextField(field: TextFieldProps) {
  const { label, hint, value, placeholder, mostCharacters, inputMode, onType } = field;
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint}>
      <input
        id={id}
        value={value}
        placeholder={placeholder}
        maxLength={mostCharacters}
        inputMode={inputMode}
        autoComplete="off"
        enterKeyHint="done"
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onType(target.value)}
        className={`${BOX} placeholder:text-soft`}
      />
    </Labelled>
  );
}

interface NumberFieldProps extends FieldProps {
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly onNumber: (value: number) => void;
}

/** An input for a whole number; the server rejects values outside the bounds. */
export function NumberField({ label, hint, value, from, to, onNumber }: NumberFieldProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint}>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        value={Number.isNaN(value) ? "" : value}
        min={from}
        max={to}
        step={1}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onNumber(target.valueAsNumber)}
        className={BOX}
      />
    </Labelled>
  );
}

interface DayFieldProps extends FieldProps {
  /** "2026-11-20"; "" while incomplete. */
  readonly value: string;
  readonly from?: string;
  readonly to?: string;
  readonly onDay: (day: string) => void;
}

/** A date input with the browser's calendar. */
export function DayField({ label, hint, value, from, to, onDay }: DayFieldProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint}>
      <input
        id={id}
        type="date"
        value={value}
        min={from}
        max={to}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onDay(target.value)}
        className={BOX}
      />
    </Labelled>
  );
}

interface TimeFieldProps extends FieldProps {
  /** "08:00"; "" while incomplete. */
  readonly value: string;
  readonly onTime: (time: string) => void;
}

/** An input for a time of day. */
export function TimeField({ label, hint, value, onTime }: TimeFieldProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint}>
      <input
        id={id}
        type="time"
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onTime(target.value)}
        className={BOX}
      />
    </Labelled>
  );
}

interface SelectFieldProps<Value extends string | number> extends FieldProps {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
}

/** A native select. */
export function SelectField<Value extends string | number>(field: SelectFieldProps<Value>) {
  const { label, hint, value, options, onChoose } = field;
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint}>
      <div className="relative">
        <select
          id={id}
          value={value}
          aria-describedby={hint && `${id}-hint`}
          onChange={({ target }) => {
            const chosen = options[target.selectedIndex];
            if (chosen) onChoose(chosen.value);
          }}
          className={`${BOX} appearance-none truncate pr-11`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <svg
          viewBox="0 0 24 24"
          className="pointer-events-none absolute top-1/2 right-3 size-6 -translate-y-1/2"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M6 9.5l6 6 6-6" />
        </svg>
      </div>
    </Labelled>
  );
}

interface LabelledProps extends FieldProps {
  readonly id: string;
  readonly children: React.ReactNode;
}

function Labelled({ id, label, hint, children }: LabelledProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-soft leading-snug">
          {hint}
        </p>
      )}
    </div>
  );
}
