interface BareFieldProps {
  /** Stands in the field as long as nothing is typed. */
  readonly name: string;
  readonly value: string;
  readonly mostCharacters: number;
  readonly onType: (text: string) => void;
  /** How large the letters are. */
  readonly className: string;
}

/** A line to type without a label above: its name is the placeholder. */
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
