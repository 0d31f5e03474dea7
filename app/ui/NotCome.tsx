import { laterWords } from "@/lib/messages/laterScreens";

/** In the place of what could not be fetched: a key that asks for it again. */
export function NotCome({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <div className="flex flex-col gap-4 p-4">
      <p role="alert">{laterWords.failed}</p>
      <button type="button" onClick={onAgain} className="plate min-h-14 font-semibold">
        {laterWords.again}
      </button>
    </div>
  );
}
