interface PartProps {
  /** The component's name; also its anchor. */
  readonly name: string;
  readonly children: React.ReactNode;
}

/** A component in all its states. */
export function Part({ name, children }: PartProps) {
  return (
    <section id={name} aria-label={name} className="flex max-w-2xl flex-col gap-3 px-4">
      <h2 className="font-semibold text-soft">{name}</h2>
      {children}
    </section>
  );
}

/** States side by side, each with its name. */
export function States({ of }: { readonly of: Readonly<Record<string, React.ReactNode>> }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-3">
      {Object.entries(of).map(([state, shown]) => (
        <li key={state} className="flex min-w-0 flex-col gap-1">
          <span className="text-soft text-small">{state}</span>
          <span className="flex min-w-0 flex-wrap items-center gap-1.5">{shown}</span>
        </li>
      ))}
    </ul>
  );
}
