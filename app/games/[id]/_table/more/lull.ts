import { sayAgo } from "@/lib/words/startScreens";

/** Shorter than this nobody calls a break. */
const LULL = 20 * 60_000;

/** A moment, "12:40", and how long ago that is. */
type Since = readonly [time: string, ago: string];

/** Since when nothing was recorded, in words; null when that is not long. */
export const idleSince = (at: string, now: number): Since | null =>
  now - Date.parse(at) < LULL ? null : sayMoment(at, now);

/** A moment in words, by this phone's own clock. */
export function sayMoment(at: string, now: number): Since {
  const moment = new Date(at);
  const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(moment);
  return [time, sayAgo(moment.valueOf(), now)];
}
