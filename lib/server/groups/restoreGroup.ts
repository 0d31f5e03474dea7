import { DAYS_TO_PUT_BACK } from "@/lib/protocol/membership";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Until when a group that was deleted then may be put back. */
export const untilRestored = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + DAYS_TO_PUT_BACK * DAY_MS);

/** Whether that time is over. */
export const gone = (deletedAt: Date, now: Date): boolean => untilRestored(deletedAt) <= now;

/** Groups deleted before then are gone for good. */
export const lastRestored = (now: Date): Date => new Date(now.getTime() - DAYS_TO_PUT_BACK * DAY_MS);
