import { z } from "zod";

/** What making a table's links anew takes: that it is meant. */
export const linksAnew = z.strictObject({ anew: z.literal(true) });

/** What sharing a verdict takes: of which round. */
export const verdictToShare = z.strictObject({ round: z.int().min(1).max(999_999) });

/** What coming to a table by its link takes: the last part of the link. */
export const tableJoin = z.strictObject({ token: z.string().min(1).max(100) });
