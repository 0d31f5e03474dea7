import { ok, type PlayerId } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { inTransaction } from "../db/inTransaction";
import { access, type Pass } from "../identity/access";
import { writeVisit } from "../identity/grants/visits";
import { holderOf } from "../identity/visitor";
import { audit } from "../process/audit/audit";
import { refreshAccess } from "../table/live/openStreams";

/**
 * Whoever keeps a table of guests gives that to the phone that sits on a seat: it keeps the table from now on, and nobody else does.
 * To give it to whoever has it already changes nothing. Of two who do this at once the second does not keep the table any more.
 *
 * Refuses with `no-such-table`, `only-watching`, `not-the-keeper`; with `group-keeps` at a group's table, which those keep who keep
 * the group; with `no-such-seat`, and with `seat-free` where no phone sits there.
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
