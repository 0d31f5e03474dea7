/** What keeps the program from recording, the worst first: of several the first that holds is told. */
export const FAULTS = [
  "database-damaged",
  "database-gone",
  "no-database",
  "database-read-only",
  "disk-full",
] as const;
export type Fault = (typeof FAULTS)[number];
