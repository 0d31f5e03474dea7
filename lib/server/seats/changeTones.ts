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
 * Handles tones at a table. Anyone who can record may pause the game on all phones and TVs, resume it, or
 * mark who left on the call or came back. This adds no entry to the journal; phones record the consequences.
 * Repeating a change has no effect.
 *
 * Refuses with `no-such-table`, `only-watching`, `no-tones` when the table has no such key, and
 * `no-such-seat`.
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
