/** Faults that prevent recording, worst first. Only the first is reported. */
export const FAULTS = [
  "database-damaged",
  "database-gone",
  "no-database",
  "database-read-only",
  "database-locked",
  "disk-full",
] as const;
export type Fault = (typeof FAULTS)[number];
