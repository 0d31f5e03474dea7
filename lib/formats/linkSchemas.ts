import { z } from "zod";

/** What making a table's links anew takes: that it is meant. */
export const linksAnew = z.strictObject({ anew: z.literal(true) });

/** What sharing a verdict takes: of which round. */
export const verdictToShare = z.strictObject({ round: z.int().min(1).max(999_999) });
