import { sayAgo, sayMoment } from "@/lib/messages/moments";

/** A moment in words, by this phone's own clock, "12:40", and how long ago that is. */
export function sinceWhen(at: string, now: number): readonly [time: string, ago: string] {
  const moment = new Date(at);
  return [sayMoment(moment, "time"), sayAgo(moment.valueOf(), now)];
}
