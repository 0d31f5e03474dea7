import { DAYS_TO_PUT_BACK } from "@/lib/protocol/membership";

// What is deleted can be put back for 30 days; until then its rows stay, and nobody reads them.

/** Games and tables that are not deleted, as a condition: of every query that lists or counts any. */
export const NOT_DELETED = { deletedAt: null } as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Until when that may be put back which was deleted then. */
export const restoreDeadline = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + DAYS_TO_PUT_BACK * DAY_MS);

/** What was deleted before then, or just then, is gone for good. */
const lastRestored = (now: Date): Date => new Date(now.getTime() - DAYS_TO_PUT_BACK * DAY_MS);

/** What may still be put back at `now`, as a condition. */
export const restorable = (now: Date) => ({ deletedAt: { gt: lastRestored(now) } });

/** What nobody can put back any more at `now`, as a condition. */
export const isPurgeable = (now: Date) => ({ deletedAt: { lte: lastRestored(now) } });
