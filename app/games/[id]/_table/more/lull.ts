import { sayAgo, sayMoment } from "@/lib/words/moments";

/** Shorter than this nobody calls a break. */
const LULL = 20 * 60_000;

/** A moment, "12:40", and how long ago that is. */
type Since = readonly [time: string, ago: string];

/** Since when nothing was recorded, in words; null when that is not long. */
export const idleSince = (at: string, now: number): Since | null =>
  now - Date.parse(at) < LULL ? null : sinceWhen(at, now);

/** A moment in words, by this phone's own clock. */
export function sinceWhen(at: string, now: number): Since {
  const moment = new Date(at);
  return [sayMoment(moment, "time"), sayAgo(moment.valueOf(), now)];
}
