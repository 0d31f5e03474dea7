import { FormError } from "./Form";

interface ConfirmProps {
  /** On the key that does it. */
  readonly yes: string;
  /** Whether that key does not stand out, because there is no way back. */
  readonly grave?: boolean;
  readonly going: boolean;
  readonly error?: string | null;
  readonly onYes: () => void;
  /** On the key that does not; left out where closing the sheet says no. */
  readonly no?: string;
  readonly onNo?: () => void;
  /** What it would do. */
  readonly children: React.ReactNode;
}

/** The second tap: what something would do, the key that does it, and the way back. */
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
