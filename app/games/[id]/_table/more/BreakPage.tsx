import { moreWords } from "@/lib/words/moreScreens";
import { sayAgo } from "@/lib/words/startScreens";

const WORDS = moreWords.pause;

/** Shorter than this nobody calls a break. */
const LULL = 20 * 60_000;

/** A break: everything is kept, and the game goes on where it stopped. */
export function BreakPage({
  since,
  onResume,
}: {
  readonly since: string | null;
  readonly onResume: () => void;
}) {
  const moment = since === null ? null : when(since, Date.now());
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

/** Since when nothing was recorded, in words; null when that is not long. */
export const idleSince = (at: string, now: number): readonly [time: string, ago: string] | null =>
  now - Date.parse(at) < LULL ? null : when(at, now);

/** "12:40", and how long ago that is. By this phone's own clock. */
function when(at: string, now: number): readonly [time: string, ago: string] {
  const moment = new Date(at);
  const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(moment);
  return [time, sayAgo(moment.valueOf(), now)];
}
