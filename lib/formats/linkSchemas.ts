import { z } from "zod";

/** What making a table's links anew takes: that it is meant. */
export const linksAnew = z.strictObject({ anew: z.literal(true) });
