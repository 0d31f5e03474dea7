import { tonesWords } from "@/lib/messages/sheets";
import type { Tones } from "@/lib/protocol/liveState";
import type { TableView } from "@/lib/views/table";
import { outOnCall } from "@/lib/views/tones";
import { stoppedAt } from "../../tones/stoppedAt";

interface TvTonesProps {
  readonly view: TableView;
  readonly tones: Tones | null;
}

/** The game is paused for tones: where it stopped, and who is on the call. */
export function TvTones({ view, tones }: TvTonesProps) {
  const out = outOnCall(view, tones);
  const line = "line-clamp-3 w-full text-balance leading-[1.15] [overflow-wrap:anywhere]";
  return (
    <section className="felt flex h-full flex-col items-center justify-center gap-2 overflow-hidden p-2 text-center">
      <p className="stamp text-huge leading-none">{tonesWords.title}</p>
      {out.length > 0 && (
        <p className={`stamp text-large ${line}`}>{tonesWords.away(out.map(({ name }) => name))}</p>
      )}
      <p className={`text-lead text-felt-soft ${line}`}>{stoppedAt(view)}</p>
    </section>
  );
}
