import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { Tones } from "@/lib/protocol/liveState";
import type { TonesChange } from "@/lib/protocol/liveStateSchemas";
import { inTransaction } from "../db/inTransaction";
import { asJsonList } from "../db/json";
import { access, type Pass } from "../identity/access";
import { broadcastLiveState } from "../table/live/liveStateBus";
import { TONES, tonesOf } from "../table/live/tones";

/**
 * The tones drop at a table: somebody who may record there freezes its game on all phones and boards, goes on with it, or says who is
 * out on the call and who is back. That is no entry of the game: what comes of it is recorded by the phones. The same again changes
 * nothing.
 *
 * Refuses with `no-such-table`, `only-watching`; with `no-tones` where the table has no such key, and with `no-such-seat`.
 */
export async function changeTones({ gameId, visitor }: Pass, change: TonesChange): Promise<ApiResult<null>> {
  const done = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const pass = await access(visitor, gameId, "record", tx);
    if (!pass.ok) return pass;
    const game = await tx.game.findUniqueOrThrow({
      where: { id: gameId },
      select: { ...TONES, seats: { select: { key: true } } },
    });
    const before = tonesOf(game);
    if (before === null) return apiError("no-tones");
    const keys = game.seats.map(({ key }) => key);
    if ("seats" in change && change.seats.some((seat) => !keys.includes(seat)))
      return apiError("no-such-seat");
    const after = changed(before, change);
    const row = { since: after.since, away: asJsonList(after.away) };
    if (after.since === null && after.away.length === 0) await tx.tones.deleteMany({ where: { gameId } });
    else await tx.tones.upsert({ where: { gameId }, create: { gameId, ...row }, update: row });
    return ok(null);
  });
  if (done.ok) broadcastLiveState(gameId);
  return done;
}

function changed({ since, away }: Tones, change: TonesChange): Tones {
  if ("frozen" in change) return { since: change.frozen ? (since ?? new Date().toISOString()) : null, away };
  const others = away.filter((seat) => !change.seats.includes(seat));
  return { since, away: change.out ? [...others, ...new Set(change.seats)] : others };
}
