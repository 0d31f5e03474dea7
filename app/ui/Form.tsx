interface FormProps extends Omit<React.ComponentProps<"form">, "onSubmit"> {
  /** Sends what was entered. Called as well while something is missing: the key is pale then, and not switched off. */
  readonly onSend: () => void;
}

/** Something to fill in, one under the other: its fields, what went wrong, and the key that sends it. */
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

/** What went wrong, told at once. */
export function FormError({ sentence, className = "" }: FormErrorProps) {
  return sentence === null ? null : (
    <p role="alert" className={`text-fire-ink leading-snug ${className}`}>
      {sentence}
    </p>
  );
}

/** `page` and `sheet`: what all of it is for; `plain`: settings; `other`: another way to the same; `grave`: no way back. */
const LOOKS = {
  page: { brass: true, key: "stamp min-h-16 px-6 text-title" },
  sheet: { brass: true, key: "stamp min-h-16 px-3 text-large" },
  plain: { brass: true, key: "min-h-14 px-4 font-semibold text-lead" },
  other: { brass: false, key: "min-h-16 px-6 font-semibold" },
  grave: { brass: false, key: "min-h-16 px-6 font-semibold text-fire-ink" },
} as const;

interface SubmitKeyProps {
  readonly look: keyof typeof LOOKS;
  /** Whether all is there that it sends. */
  readonly ready?: boolean;
  /** Whether an answer is awaited. */
  readonly going?: boolean;
  /** Whether the page has not woken up yet, and could not send it. */
  readonly asleep?: boolean;
  readonly children: React.ReactNode;
}

/** The key that sends a form; pale as long as something is missing. */
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
