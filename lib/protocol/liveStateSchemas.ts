import { z } from "zod";
import { MAX_SEATS } from "@/lib/engine";
import { face } from "./engineShapes";
import { CONSENTS } from "./liveState";
import { isOneLine } from "./names";
import { entryId, seatKey } from "./schemas";
import { NO_PLAYER } from "./typedCups";

// Request shapes of the live state. Server only: no client bundle may import zod.

/** Takes a seat; null leaves it. `over` takes it from another phone. */
export const seatBody = z.strictObject({ seat: seatKey.nullable(), over: z.boolean().exactOptional() });
export type SeatTaken = Readonly<z.output<typeof seatBody>>;

/** A phone's heartbeat. */
export const hereBody = z.strictObject({ here: z.literal(true) });

/** The seat whose phone becomes keeper. */
export const keeperBody = z.strictObject({ seat: seatKey });

/** The last entry that the sender has seen. */
const after = z.int().min(0);

/** A seat's answer to a verdict; null withdraws it. */
export const consentGiven = z.strictObject({ says: z.enum(CONSENTS).nullable(), after });
export type ConsentGiven = Readonly<z.output<typeof consentGiven>>;

/** Resolves a dispute. Longer notes pass here and get their specific error later. */
export const disputeSettled = z.strictObject({ note: z.string().max(1_000).refine(isOneLine), after });
export type DisputeSettled = Readonly<z.output<typeof disputeSettled>>;

/** More dice than any cup holds. */
const dice = z.array(face).max(200).readonly();

/**
 * Dice that a phone typed for revealed cups. `phone` is its page's id, which distinguishes two phones of one
 * account.
 */
export const cupsBody = z.strictObject({
  began: entryId,
  phone: entryId,
  cups: z
    .array(
      z.strictObject({
        cup: z.union([seatKey, z.literal(NO_PLAYER)]),
        dice,
        instead: z.array(dice).max(40).readonly().exactOptional(),
      }),
    )
    .max(100)
    .readonly(),
});
export type CupsSent = Readonly<z.output<typeof cupsBody>>;

/** Records rounds by their outcome, or by their claims. */
export const modeBody = z.strictObject({ score_only: z.boolean() });

/** Tones: pauses or resumes the game, or marks players as on the call or back. */
export const tonesBody = z.union([
  z.strictObject({ frozen: z.boolean() }),
  z.strictObject({ seats: z.array(seatKey).min(1).max(MAX_SEATS), out: z.boolean() }),
]);
export type TonesChange = Readonly<z.output<typeof tonesBody>>;
