import { ok, type PlayerId } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { inTransaction } from "../db/inTransaction";
import { access, type Pass } from "../identity/access";
import { writeVisit } from "../identity/grants/visits";
import { holderOf } from "../identity/visitor";
import { audit } from "../process/audit/audit";
import { refreshAccess } from "../table/live/openStreams";

/**
 * Transfers the keeper's role at a guests' table to the phone on a seat. Transferring it to the current
 * keeper changes nothing. If two transfers race, the second fails because its sender is no longer keeper.
 *
 * Refuses with `no-such-table`, `only-watching`, `not-the-keeper`, `no-such-seat`, and `seat-free` when no
 * phone has the seat. A group's table, which the group's keepers keep, gives `group-keeps`.
 */
export async function handOver({ gameId, tableId, visitor }: Pass, seat: PlayerId): Promise<ApiResult<null>> {
  const done = await inTransaction(async (tx): Promise<ApiResult<string | null>> => {
    const sits = await access(visitor, gameId, "record", tx);
    if (!sits.ok) return sits;
    const game = await tx.game.findUniqueOrThrow({
      where: { id: gameId },
      select: { groupId: true, seats: { where: { key: seat }, select: { heldBy: true } } },
    });
    const to = game.seats[0]?.heldBy ?? "";
    const has = await tx.grant.findUnique({ where: { tableId_holder: { tableId, holder: to } } });
    if (game.groupId === null && has?.role === "keeper") return ok(null);
    if (!sits.value.purposes.includes("relink")) return apiError("not-the-keeper");
    if (game.groupId !== null) return apiError("group-keeps");
    if (game.seats.length === 0) return apiError("no-such-seat");
    if (has === null) return apiError("seat-free");
    await tx.grant.updateMany({ where: { tableId, role: "keeper" }, data: { role: "player" } });
    await tx.grant.update({ where: { tableId_holder: { tableId, holder: to } }, data: { role: "keeper" } });
    await writeVisit(tx, { tableId, holder: to, browser: "", by: "handed", gameId, seat });
    return ok(to);
  });
  if (!done.ok) return done;
  if (done.value === null) return ok(null);
  audit("table-handed-over", { who: holderOf(visitor), about: done.value, table: tableId });
  refreshAccess({ table: tableId });
  return ok(null);
}
