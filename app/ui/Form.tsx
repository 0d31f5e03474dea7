import type { Mutation } from "./useMutation";

interface FormProps extends Omit<React.ComponentProps<"form">, "onSubmit"> {
  /** Submits the values. Also called while some are missing: the key is pale then, not disabled. */
  readonly onSend: () => void;
}

/** A form: its fields in a column, an error, and the submit key. */
export function Form({ onSend, className = "gap-4", ...form }: FormProps) {
  return (
    <form
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      className={`flex flex-col ${className}`}
    />
  );
}

interface FormErrorProps {
  readonly sentence: string | null;
  readonly className?: string;
}

/** An error, announced at once. */
export function FormError({ sentence, className = "" }: FormErrorProps) {
  return sentence === null ? null : (
    <p role="alert" className={`text-fire-ink leading-snug ${className}`}>
      {sentence}
    </p>
  );
}

/**
 * `page` and `sheet`: the main action. `plain`: settings. `other`: an alternative. `grave`: cannot be undone.
 */
const LOOKS = {
  page: { brass: true, key: "stamp min-h-16 px-6 text-title" },
  sheet: { brass: true, key: "stamp min-h-16 px-3 text-large" },
  plain: { brass: true, key: "min-h-14 px-4 font-semibold text-lead" },
  other: { brass: false, key: "min-h-16 px-6 font-semibold" },
  grave: { brass: false, key: "min-h-16 px-6 font-semibold text-fire-ink" },
} as const;

interface SubmitKeyProps {
  readonly look: keyof typeof LOOKS;
  /** True if every required value is present. */
  readonly ready?: boolean;
  /** True while a response is pending. */
  readonly going?: boolean;
  /** True before hydration: it cannot submit yet. */
  readonly asleep?: boolean;
  readonly children: React.ReactNode;
}

/** The submit key; pale while values are missing. */
export function SubmitKey({ look, ready = true, going = false, asleep = false, children }: SubmitKeyProps) {
  const { brass, key } = LOOKS[look];
  return (
    <button
      type="submit"
      disabled={asleep}
      aria-disabled={!ready || going}
      className={`key ${key} ${brass && ready ? "key-next" : ""}`}
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </button>
  );
}

interface SendKeyProps {
  /** Its request. */
  readonly mutation: Pick<Mutation, "going" | "error">;
  readonly onSend: () => void;
  readonly children: string;
}

/** The main key of a sheet, below the error of its request. */
export function SendKey({ mutation: { going, error }, onSend, children }: SendKeyProps) {
  return (
    <>
      <FormError sentence={error} />
      <button
        type="button"
        aria-disabled={going}
        onClick={onSend}
        className="key key-next min-h-16 font-semibold text-lead"
      >
        {children}
      </button>
    </>
  );
}
