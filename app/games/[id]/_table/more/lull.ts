/** Shorter than this nobody calls a break. */
const LULL = 20 * 60_000;

/** Whether nothing was recorded for so long that one tells it. */
export const isLull = (at: string, now: number): boolean => now - Date.parse(at) >= LULL;
