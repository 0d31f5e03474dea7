import { z } from "zod";
import { CONSENTS } from "./aside";
import { isOneLine, seatKey } from "./schemas";

// The shapes of what is said beside a game's journal. For the server only: no client bundle may import zod.

/** Where somebody sits down, null for nowhere; `over`: also where another phone sits. */
export const seatTaken = z.strictObject({ seat: seatKey.nullable(), over: z.boolean().exactOptional() });
export type SeatTaken = Readonly<z.output<typeof seatTaken>>;

/** That a phone is still there. */
export const stillHere = z.strictObject({ here: z.literal(true) });

/** To whose seat a table is handed over. */
export const keeperNamed = z.strictObject({ seat: seatKey });

/** The last entry that whoever answers a verdict has seen. */
const after = z.int().min(0);

/** What a seat says to a verdict; null takes it back. */
export const consentGiven = z.strictObject({ says: z.enum(CONSENTS).nullable(), after });
export type ConsentGiven = Readonly<z.output<typeof consentGiven>>;

/** How a dispute is settled. Longer notes are let through to what has the sentence for them. */
export const disputeSettled = z.strictObject({ note: z.string().max(1_000).refine(isOneLine), after });
export type DisputeSettled = Readonly<z.output<typeof disputeSettled>>;
