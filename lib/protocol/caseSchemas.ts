import { z } from "zod";
import { MAX_CASE_REASON_LENGTH } from "./cases";

// Request shapes of past rulings. Server only: no client bundle may import zod.
import { oneLine } from "./schemas";

/** Removes or restores a ruling, with a reason. `after` identifies which resolution of its round. */
export const caseMark = z.strictObject({
  struck: z.boolean(),
  reason: oneLine(MAX_CASE_REASON_LENGTH),
  after: z.int().min(0),
});
export type NewCaseMark = Readonly<z.output<typeof caseMark>>;
