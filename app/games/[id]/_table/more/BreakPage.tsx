import { moreSheetWords } from "@/lib/messages/sheets";
import { sinceWhen } from "./sinceWhen";

const WORDS = moreSheetWords.pause;

/** A break: everything is kept, and the game goes on where it stopped. */
export function BreakPage({
  since,
  onResume,
}: {
  readonly since: string | null;
  readonly onResume: () => void;
}) {
  const moment = since === null ? null : sinceWhen(since, Date.now());
  return (
    <div className="flex flex-col gap-4">
      <p className="text-lg leading-snug">{WORDS.kept}</p>
      {moment && <p className="text-soft">{WORDS.since(...moment)}</p>}
      <button type="button" onClick={onResume} className="plate brass stamp min-h-16 text-2xl">
        {WORDS.resume}
      </button>
    </div>
  );
}
