import { z } from "zod";
import { MAX_SEATS } from "@/lib/engine";
import { face } from "./engineShapes";
import { CONSENTS } from "./liveState";
import { isOneLine } from "./names";
import { entryId, seatKey } from "./schemas";
import { NOBODY } from "./typedCups";

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

/** More dice than any cup holds. */
const dice = z.array(face).max(200).readonly();

/** What a phone has typed of lifted cups. `phone`: what its page calls itself, so that two phones of one account are two. */
export const cupsSent = z.strictObject({
  began: entryId,
  phone: entryId,
  cups: z
    .array(
      z.strictObject({
        cup: z.union([seatKey, z.literal(NOBODY)]),
        dice,
        instead: z.array(dice).max(40).readonly().exactOptional(),
      }),
    )
    .max(100)
    .readonly(),
});
export type CupsSent = Readonly<z.output<typeof cupsSent>>;

/** The tones: the game is frozen or goes on; or some are out on the call, or back. */
export const tonesChange = z.union([
  z.strictObject({ frozen: z.boolean() }),
  z.strictObject({ seats: z.array(seatKey).min(1).max(MAX_SEATS), out: z.boolean() }),
]);
export type TonesChange = Readonly<z.output<typeof tonesChange>>;
