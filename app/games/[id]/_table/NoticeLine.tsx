import { CloseIcon } from "@/app/_components/Icons";
import { RuleChip } from "@/app/_components/RuleChip";
import { tableWords } from "@/lib/words/screens";
import type { Told } from "./told";

/** What happened or did not, why, and what one can do, over the thumb zone until it is closed or the next tap is recorded. */
export function NoticeLine({ told, onDismiss }: { readonly told: Told; readonly onDismiss: () => void }) {
  const { sentence, rule, wayOn, close, act } = told;
  return (
    <div className="flex flex-wrap items-center rounded-xl border border-edge bg-raised py-1 pr-1 pl-3.5 text-[0.95rem] shadow-[0_6px_24px_rgb(0_0_0/.35)]">
      <p className="min-w-0 flex-1 py-1.5 leading-snug [overflow-wrap:anywhere]">
        {sentence} {wayOn} {rule && <RuleChip id={rule} />}
      </p>
      {close ? (
        <button type="button" onClick={onDismiss} className="plate shrink-0 px-3 font-semibold">
          {close}
        </button>
      ) : (
        <button type="button" onClick={onDismiss} aria-label={tableWords.close} className="icon-button">
          <CloseIcon />
        </button>
      )}
      {act && (
        <span className="basis-full pr-2.5 pb-1.5">
          <button type="button" onClick={act.go} className="plate min-h-12 w-full px-3 font-semibold">
            {act.label}
          </button>
        </span>
      )}
    </div>
  );
}
