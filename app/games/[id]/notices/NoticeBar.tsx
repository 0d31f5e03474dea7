import { CloseIcon } from "@/app/ui/Icons";
import { PlainLink } from "@/app/ui/PlainLink";
import { RuleChip } from "@/app/ui/RuleChip";
import type { Names } from "@/lib/messages/names";
import { tableWords } from "@/lib/messages/table";
import { type NoticeSource, notify } from "../_table/notices";
import type { Seated } from "../_table/seated";

interface NoticeBarProps extends Pick<Seated, "allowAnyway"> {
  readonly news: NoticeSource;
  readonly names: Names;
  readonly onDismiss: () => void;
}

/**
 * The table's toast: what happened, why, and what to do. It stays over the thumb zone until it is closed or the
 * next entry is recorded.
 */
export function NoticeBar({ news, names, allowAnyway, onDismiss }: NoticeBarProps) {
  const { sentence, rule, nextStep, close, act, other, look } = notify(news, names, allowAnyway);
  return (
    <div className="flex flex-wrap items-center gap-x-2 rounded-xl border border-edge bg-raised py-1 pr-1 pl-3.5 text-base shadow-[0_6px_24px_rgb(0_0_0/.35)]">
      <p className="min-w-0 flex-1 py-1.5 leading-snug [overflow-wrap:anywhere]">
        {sentence} {nextStep} {rule && <RuleChip id={rule} />}
      </p>
      {close && !act && (
        <button type="button" onClick={onDismiss} className="key min-h-14 shrink-0 px-3 font-semibold">
          {close}
        </button>
      )}
      {!close && (
        <button
          type="button"
          onClick={onDismiss}
          aria-label={tableWords.close}
          className="icon-button min-h-14"
        >
          <CloseIcon />
        </button>
      )}
      {look && (
        <span className="flex basis-full pr-2.5 pb-1.5">
          <PlainLink href={look.href} className="key min-h-14 flex-1 px-3 font-semibold low:min-h-11">
            {look.label}
          </PlainLink>
        </span>
      )}
      {act && (
        <span className="flex basis-full gap-2 pr-2.5 pb-1.5">
          {close && (
            <button type="button" onClick={onDismiss} className="key min-h-14 flex-1 px-3 font-semibold">
              {close}
            </button>
          )}
          <button type="button" onClick={act.go} className="key min-h-14 flex-1 px-3 font-semibold">
            {act.label}
          </button>
        </span>
      )}
      {other && (
        <span className="flex basis-full pr-2.5 pb-1.5">
          <button
            type="button"
            onClick={other.go}
            className="key min-h-14 flex-1 px-3 font-semibold low:min-h-11"
          >
            {other.label}
          </button>
        </span>
      )}
    </div>
  );
}
