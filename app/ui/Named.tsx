interface NamedProps {
  /** What it is called; it begins as what is drawn does. */
  readonly name: string;
  readonly children: React.ReactNode;
}

/** What stands on a key that is called something else than all of it together: dice, a time, what a tap would undo. */
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
