import { moreSheetWords } from "@/lib/messages/sheets";

/** The table stops here: of some games, the only end there is (P9). */
export function StopPage({ onStop }: { readonly onStop: () => void }) {
  return (
    <>
      <p className="pb-3 text-soft text-sm">{moreSheetWords.stop.hint}</p>
      <button type="button" onClick={onStop} className="plate brass stamp min-h-16 w-full px-3 text-2xl">
        {moreSheetWords.stop.save}
      </button>
    </>
  );
}
