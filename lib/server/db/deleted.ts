import { DAYS_TO_PUT_BACK } from "@/lib/protocol/membership";

// Soft delete: rows stay for 30 days, hidden from every query, and can be restored.

/** The condition for games and tables that are not deleted. Every query that lists or counts them uses it. */
export const NOT_DELETED = { deletedAt: null } as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The restore deadline of something deleted at this time. */
export const restoreDeadline = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + DAYS_TO_PUT_BACK * DAY_MS);

/** Rows deleted at or before this time can no longer be restored. */
const lastRestored = (now: Date): Date => new Date(now.getTime() - DAYS_TO_PUT_BACK * DAY_MS);

/** The condition for deleted rows that can be restored at `now`. */
export const restorable = (now: Date) => ({ deletedAt: { gt: lastRestored(now) } });

/** The condition for deleted rows past their restore deadline at `now`. */
export const isPurgeable = (now: Date) => ({ deletedAt: { lte: lastRestored(now) } });
