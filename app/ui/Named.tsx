interface NamedProps {
  /** Its accessible name; it starts with the visible text. */
  readonly name: string;
  readonly children: React.ReactNode;
}

/** Visible content with a different accessible name: dice, a time, the target of an undo. */
export function Named({ name, children }: NamedProps) {
  return (
    <>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true" className="contents">
        {children}
      </span>
    </>
  );
}
