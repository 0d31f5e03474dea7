import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { CONSENTS } from "@/lib/protocol/aside";
import type { ConsentGiven } from "@/lib/protocol/asideSchemas";
import { inTransaction } from "../db/inTransaction";
import { access, type Pass } from "../identity/access";
import { mineAmong, seatsHeld } from "../table/live/around";
import { tellAside } from "../table/live/asideBus";
import { verdictNow } from "./verdictNow";

/**
 * A seat agrees to the verdict of a round, disputes it, or takes back what it said. That is no entry of the game, and nothing waits
 * for it. The same again changes nothing.
 *
 * Refuses with `no-such-table`, `only-watching`; with `no-seat` whoever sits nowhere; with `no-such-round`, `verdict-changed`; and
 * with `dispute-settled` once a keeper has settled it.
 */
export async function giveConsent(
  { gameId, visitor }: Pass,
  round: number,
  { says, after }: ConsentGiven,
): Promise<ApiResult<null>> {
  const done = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const pass = await access(visitor, gameId, "record", tx);
    if (!pass.ok) return pass;
    const seat = mineAmong(await seatsHeld(tx, gameId), visitor);
    if (seat === null) return apiError("no-seat");
    const now = await verdictNow(tx, gameId, round, after);
    if (!now.ok) return now;
    const { seq, consent } = now.value;
    const before = CONSENTS.find((word) => consent[word].includes(seat)) ?? null;
    if (says === before) return ok(null);
    if (consent.settled !== null) return apiError("dispute-settled");
    const one = { gameId, round, seat };
    if (says === null) await tx.consent.deleteMany({ where: one });
    else
      await tx.consent.upsert({
        where: { gameId_round_seat: one },
        create: { ...one, says, after: seq },
        update: { says, after: seq },
      });
    return ok(null);
  });
  if (done.ok) tellAside(gameId);
  return done;
}
