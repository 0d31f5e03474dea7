import { moreSheetWords } from "@/lib/messages/sheets";

const WORDS = moreSheetWords.void;

/** A round that does not count (S14): one tap on the reason. */
export function VoidPage({ onReason }: { readonly onReason: (reason: string) => void }) {
  return (
    <>
      <p className="pb-3 text-soft text-sm">{WORDS.hint}</p>
      <ul className="flex flex-col gap-2">
        {WORDS.reasons.map((reason) => (
          <li key={reason}>
            <button
              type="button"
              onClick={() => onReason(reason)}
              className="plate min-h-14 w-full px-3 font-semibold"
            >
              {reason}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
