import { GUEST, type Party } from "@/lib/protocol/nightResult";
import type { Prisma } from "../generated/prisma/client";
import { nameOfSeat, SEAT_NAME } from "../table/seatNames";

/** What a query of seats selects so that `partyOf` can tell who sat there. */
export const PARTY_SEAT = {
  key: true,
  outcome: true,
  name: true,
  player: { select: { id: true, mergedInto: true, ...SEAT_NAME.player.select } },
} as const satisfies Prisma.SeatSelect;

/** A seat as `PARTY_SEAT` selects it. */
export type SeatRow = Prisma.SeatGetPayload<{ select: typeof PARTY_SEAT }>;

/** Who sat there, whichever of their entries did, and by which name they are read; a guest is told apart by name. */
export function partyOf(seat: Pick<SeatRow, "name" | "player">): {
  readonly party: Party;
  readonly name: string;
} {
  const name = nameOfSeat(seat);
  const { player } = seat;
  return { party: player ? (player.mergedInto ?? player.id) : GUEST + seat.name.toLowerCase(), name };
}
