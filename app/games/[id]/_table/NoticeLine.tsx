import { CloseIcon } from "@/app/_components/Icons";
import { RuleChip } from "@/app/_components/RuleChip";
import type { Notice } from "@/lib/client/tableStore";
import type { Phase } from "@/lib/engine";
import { type Names, sayApi, sayRefusal } from "@/lib/words";
import { sayAction, tableWords } from "@/lib/words/screens";

interface NoticeLineProps {
  readonly notice: Notice;
  readonly names: Names;
  readonly phase: Phase;
  readonly onDismiss: () => void;
}

/** What was not recorded and why, over the thumb zone until it is closed or the next tap is recorded. */
export function NoticeLine({ notice, names, phase, onDismiss }: NoticeLineProps) {
  const { sentence, rule } = say(notice, names, phase);
  return (
    <div className="pointer-events-auto flex items-center gap-2 rounded-xl border border-edge bg-raised py-1 pr-1 pl-3.5 text-[0.95rem] shadow-[0_6px_24px_rgb(0_0_0/.35)]">
      <p className="min-w-0 flex-1 py-1.5 leading-snug [overflow-wrap:anywhere]">
        {sentence} {rule && <RuleChip id={rule} />}
      </p>
      <button type="button" onClick={onDismiss} aria-label={tableWords.close} className="icon-button">
        <CloseIcon />
      </button>
    </div>
  );
}

function say(notice: Notice, names: Names, phase: Phase): { sentence: string; rule: string | null } {
  switch (notice.notice) {
    case "refused":
      return { sentence: sayRefusal(notice.refusal, names), rule: notice.refusal.rule };
    case "not-done":
      return { sentence: notice.answer.message, rule: notice.answer.rule ?? null };
    case "too-late": {
      const [first] = notice.unseen;
      return {
        sentence: first
          ? tableWords.tooLate(sayAction(first.action, names, phase), sayAction(notice.action, names, phase))
          : sayApi("stale"),
        rule: null,
      };
    }
  }
}
