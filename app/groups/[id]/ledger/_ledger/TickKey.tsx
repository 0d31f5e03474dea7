interface TickKeyProps {
  /** The accessible name: the entry of a tap. */
  readonly name: string;
  /** True while an entry is being stored. */
  readonly going: boolean;
  /** For a tick that asks first: whether its keys are open. */
  readonly expanded?: boolean;
  readonly onTick: () => void;
}

/** The empty box at the left of a debt: one tap settles it. */
export function TickKey({ name, going, expanded, onTick }: TickKeyProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={going}
      aria-expanded={expanded}
      onClick={onTick}
      className="-ml-2 grid size-12 shrink-0 place-items-center"
    >
      <span className="block size-6 rounded-md border-2 border-edge" />
    </button>
  );
}
