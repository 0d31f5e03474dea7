import { GUEST, type Party } from "@/lib/protocol/nightResult";
import type { Prisma } from "../generated/prisma/client";
import { nameOfSeat, SEAT_NAME } from "../table/seatNames";

/** The columns of a seat that `partyOnSeat` needs. */
export const PARTY_SEAT = {
  name: true,
  player: { select: { id: true, mergedInto: true, ...SEAT_NAME.player.select } },
} as const satisfies Prisma.SeatSelect;

/** Returns the person on a seat: a roster player, after merges, or a guest by name. */
export const partyOnSeat = (seat: Prisma.SeatGetPayload<{ select: typeof PARTY_SEAT }>): Party =>
  seat.player ? (seat.player.mergedInto ?? seat.player.id) : GUEST + nameOfSeat(seat);

/** True if the person on a seat is among these people. */
export const isAmong = (
  people: ReadonlySet<string>,
  { player }: { readonly player: { readonly id: string; readonly mergedInto: string | null } | null },
): boolean => player !== null && people.has(player.mergedInto ?? player.id);
