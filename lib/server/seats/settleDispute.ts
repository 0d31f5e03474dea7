import { isVisible, ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { LONGEST_NOTE } from "@/lib/protocol/aside";
import type { DisputeSettled } from "@/lib/protocol/asideSchemas";
import { seenName } from "@/lib/protocol/names";
import { inTransaction } from "../db/inTransaction";
import { access, type Pass } from "../identity/access";
import { tellAside } from "../table/live/asideBus";
import { verdictNow } from "./verdictNow";

/**
 * Whoever keeps a table settles a disputed round with a note: what was said to its verdict stays as it is from then on. The same note
 * again changes nothing; of two who settle it at once the first does.
 *
 * Refuses with `no-such-table`, `only-watching`, `not-the-keeper`, `bad-note`, `no-such-round`, `verdict-changed`, `not-disputed`,
 * `dispute-settled`.
 */
export async function settleDispute(
  { gameId, visitor }: Pass,
  round: number,
  { note: typed, after }: DisputeSettled,
): Promise<ApiResult<null>> {
  const note = seenName(typed);
  if (!isVisible(note) || [...note].length > LONGEST_NOTE) return apiError("bad-note");
  const done = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const pass = await access(visitor, gameId, "relink", tx);
    if (!pass.ok) return pass;
    const now = await verdictNow(tx, gameId, round, after);
    if (!now.ok) return now;
    const { seq, consent } = now.value;
    if (consent.disputed.length === 0) return apiError("not-disputed");
    if (consent.settled === note) return ok(null);
    if (consent.settled !== null) return apiError("dispute-settled");
    await tx.settlement.upsert({
      where: { gameId_round: { gameId, round } },
      create: { gameId, round, note, after: seq },
      update: { note, after: seq },
    });
    return ok(null);
  });
  if (done.ok) tellAside(gameId);
  return done;
}
