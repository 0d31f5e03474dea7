import { sayAgo, sayMoment } from "@/lib/messages/moments";

/** A time by this phone's clock, "12:40", and how long ago it was. */
export function sinceWhen(at: string, now: number): readonly [time: string, ago: string] {
  const moment = new Date(at);
  return [sayMoment(moment, "time"), sayAgo(moment.valueOf(), now)];
}
