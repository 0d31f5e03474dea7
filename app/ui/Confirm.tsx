import { FormError } from "./Form";

interface ConfirmProps {
  /** Label of the confirm key. */
  readonly yes: string;
  /** True if the action cannot be undone: the key is not highlighted. */
  readonly grave?: boolean;
  readonly going: boolean;
  readonly error?: string | null;
  readonly onYes: () => void;
  /** Label of the cancel key; omitted if closing the sheet cancels. */
  readonly no?: string;
  readonly onNo?: () => void;
  /** The consequences. */
  readonly children: React.ReactNode;
}

/** A confirmation: the consequences, the confirm key, and cancel. */
export function Confirm(asked: ConfirmProps) {
  const { yes, grave = false, going, error = null, onYes, no, onNo, children } = asked;
  return (
    <div className="flex flex-col gap-3">
      {children}
      <FormError sentence={error} />
      <button
        type="button"
        aria-disabled={going}
        onClick={onYes}
        className={`key min-h-14 px-4 font-semibold [overflow-wrap:anywhere] ${grave ? "" : "key-next"}`}
      >
        {yes}
      </button>
      {no && (
        <button type="button" onClick={onNo} className="key min-h-14 px-4 font-semibold">
          {no}
        </button>
      )}
    </div>
  );
}
