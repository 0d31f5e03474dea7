import { z } from "zod";
import { type InstallationChange, SIGN_UP } from "./installation";
import { rowId } from "./schemas";

/** Ten years: beyond that one means never. */
const MOST_DAYS = 3650;

/** What changing the installation takes: one setting at least. */
export const installationChange = z
  .strictObject({
    signUp: z.enum(SIGN_UP).exactOptional(),
    guestGameDays: z.int().min(0).max(MOST_DAYS).exactOptional(),
    owner: rowId.exactOptional(),
  })
  .refine((change) => Object.keys(change).length > 0) satisfies z.ZodType<InstallationChange>;
