interface SureKeysProps {
  readonly hint: string;
  readonly yes: string;
  readonly busy: boolean;
  readonly onYes: () => void;
  /** Left out, with what it says, where closing the sheet says no. */
  readonly no?: string;
  readonly onNo?: () => void;
}

/** What something would do, and the key that does it. */
export function SureKeys({ hint, yes, busy, onYes, no, onNo }: SureKeysProps) {
  return (
    <>
      <p className="pb-2 text-soft [overflow-wrap:anywhere]">{hint}</p>
      <div className="flex flex-col gap-2">
        <button
          type="button"
          aria-disabled={busy}
          onClick={onYes}
          className="plate brass min-h-14 w-full px-3 font-semibold"
        >
          {yes}
        </button>
        {no && (
          <button type="button" onClick={onNo} className="plate min-h-14 w-full px-3 font-semibold">
            {no}
          </button>
        )}
      </div>
    </>
  );
}
