import { GUEST, type Party } from "@/lib/protocol/nightResult";
import type { Prisma } from "../generated/prisma/client";
import { nameOfSeat, SEAT_NAME } from "../table/seatNames";

/** What a query of seats selects so that `partyOnSeat` can tell who sat there. */
export const PARTY_SEAT = {
  name: true,
  player: { select: { id: true, mergedInto: true, ...SEAT_NAME.player.select } },
} as const satisfies Prisma.SeatSelect;

/** Who sat there, whichever of their entries did: guests by name. */
export const partyOnSeat = (seat: Prisma.SeatGetPayload<{ select: typeof PARTY_SEAT }>): Party =>
  seat.player ? (seat.player.mergedInto ?? seat.player.id) : GUEST + nameOfSeat(seat);
