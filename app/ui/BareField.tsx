interface BareFieldProps {
  /** Placeholder and accessible name. */
  readonly name: string;
  readonly value: string;
  readonly mostCharacters: number;
  readonly onType: (text: string) => void;
  /** Text size class. */
  readonly className: string;
}

/** A text input without a visible label: its name is the placeholder. */
export function BareField({ name, value, mostCharacters, onType, className }: BareFieldProps) {
  return (
    <input
      value={value}
      onChange={({ target }) => onType(target.value)}
      aria-label={name}
      placeholder={name}
      maxLength={mostCharacters}
      enterKeyHint="done"
      autoComplete="off"
      className={`min-h-14 rounded-xl border border-edge bg-raised px-4 placeholder:text-soft ${className}`}
    />
  );
}
