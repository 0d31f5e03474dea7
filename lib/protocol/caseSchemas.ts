import { z } from "zod";
import { MAX_CASE_REASON_LENGTH } from "./cases";
import { oneLine } from "./rosterSchemas";

// What the case book is sent. For the server only: no client bundle may import zod.

/** That a case is struck out, or put back, and why. `after`: which settlement of its round is meant. */
export const caseMark = z.strictObject({
  struck: z.boolean(),
  reason: oneLine(MAX_CASE_REASON_LENGTH),
  after: z.int().min(0),
});
export type NewCaseMark = Readonly<z.output<typeof caseMark>>;
