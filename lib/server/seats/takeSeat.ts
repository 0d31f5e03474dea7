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
 * Somebody who may record at a table says which seat is theirs, or that none is; the one they had is free then. The same again
 * changes nothing. A seat where another phone sits is taken over only when that is asked for (`over`), and by those who may: the
 * table's keepers, the one whom the roster names for it, and everybody while that phone is not there.
 *
 * Refuses with `no-such-table`, `only-watching`, `no-such-seat`; with `seat-in-use` those who may not take it over, and with
 * `seat-taken` those who may and did not ask for it.
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
    // A member who is removed later loses every phone that sat for them.
    for (const { key, heldBy } of seats.filter((one) => one.heldBy !== null && holders.includes(one.heldBy)))
      await tx.visit.updateMany({
        where: { tableId, holder: heldBy, endedAt: null },
        data: { gameId, seat: key },
      });
    await tx.seat.updateMany({ where: { gameId, heldBy: { in: [...holders] } }, data: { heldBy: null } });
    await tx.sitting.deleteMany({ where: { tableId, holder: { in: [...holders] } } });
    if (seat !== null) {
      // Under the id that lets them in, so that the seat goes with it.
      const grants = await tx.grant.findMany({ where: { tableId, holder: { in: [...holders] } } });
      const heldBy = holders.find((id) => grants.some(({ holder }) => holder === id)) ?? holderOf(visitor);
      const { name, playerId } = await tx.seat.update({
        where: { gameId_key: { gameId, key: seat } },
        data: { heldBy },
      });
      await tx.sitting.create({ data: { tableId, holder: heldBy, name, playerId } });
    }
    return ok(null);
  });
  if (done.ok) broadcastLiveState(gameId);
  return done;
}

/** Whether somebody may sit down where another phone sits. */
const canTakeOver = ({ gameId, purposes, visitor }: Pass, { heldBy, accountId }: TakenSeat): boolean =>
  purposes.includes("relink") ||
  (accountId !== null && accountId === visitor.account?.id) ||
  heldBy === null ||
  !isHere(gameId, heldBy);
