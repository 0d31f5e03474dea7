import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { SeatTaken } from "@/lib/protocol/liveStateSchemas";
import { inTransaction } from "../db/inTransaction";
import { access, type Pass } from "../identity/access";
import { holderOf, holdersOf } from "../identity/visitor";
import { mineAmong, type TakenSeat, takenSeats } from "../table/live/liveState";
import { broadcastLiveState } from "../table/live/liveStateBus";
import { isHere } from "../table/live/presence";

/**
 * Takes a seat for a phone that can record, or releases its seat. A phone's previous seat becomes free.
 * Repeating it has no effect. Taking another phone's seat needs `over` and permission. The keepers and the
 * seat's roster player have it; others have it only while that phone is away.
 *
 * Refuses with `no-such-table`, `only-watching`, `no-such-seat`. An occupied seat gives `seat-in-use` without
 * permission, and `seat-taken` with permission but without `over`.
 */
export async function takeSeat(
  { gameId, tableId, visitor }: Pass,
  { seat, over = false }: SeatTaken,
): Promise<ApiResult<null>> {
  const done = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const pass = await access(visitor, gameId, "record", tx);
    if (!pass.ok) return pass;
    const seats = await takenSeats(tx, gameId);
    if (seat === mineAmong(seats, visitor)) return ok(null);
    const wanted = seats.find(({ key }) => key === seat);
    if (seat !== null && wanted === undefined) return apiError("no-such-seat");
    if (wanted && wanted.heldBy !== null) {
      if (!canTakeOver(pass.value, wanted)) return apiError("seat-in-use");
      if (!over) return apiError("seat-taken");
    }
    const holders = holdersOf(visitor);
    // Remembers each phone that held the seat, so that removing a member later covers all of them.
    for (const { key, heldBy: seatHolder } of seats.filter(
      (one) => one.heldBy !== null && holders.includes(one.heldBy),
    ))
      await tx.visit.updateMany({
        where: { tableId, holder: seatHolder, endedAt: null },
        data: { gameId, seat: key },
      });
    await tx.seat.updateMany({ where: { gameId, heldBy: { in: [...holders] } }, data: { heldBy: null } });
    await tx.sitting.deleteMany({ where: { tableId, holder: { in: [...holders] } } });
    if (seat !== null) {
      // Stored under the holder whose grant lets them in, so that revoking the grant frees the seat.
      const grants = await tx.grant.findMany({ where: { tableId, holder: { in: [...holders] } } });
      const newHolder = holders.find((id) => grants.some(({ holder }) => holder === id)) ?? holderOf(visitor);
      const { name, playerId } = await tx.seat.update({
        where: { gameId_key: { gameId, key: seat } },
        data: { heldBy: newHolder },
      });
      await tx.sitting.create({ data: { tableId, holder: newHolder, name, playerId } });
    }
    return ok(null);
  });
  if (done.ok) broadcastLiveState(gameId);
  return done;
}

/** True if the visitor may take another phone's seat. */
const canTakeOver = (
  { gameId, purposes, visitor }: Pass,
  { heldBy: seatHolder, accountId }: TakenSeat,
): boolean =>
  purposes.includes("relink") ||
  (accountId !== null && accountId === visitor.account?.id) ||
  seatHolder === null ||
  !isHere(gameId, seatHolder);
