import { isVisible, ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { CONSENTS, MAX_NOTE_LENGTH, type RoundConsent } from "@/lib/protocol/liveState";
import type { ConsentGiven, DisputeSettled } from "@/lib/protocol/liveStateSchemas";
import { seenName } from "@/lib/protocol/names";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { access, type Pass } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { consentsTo } from "../table/live/consents";
import { mineAmong, takenSeats } from "../table/live/liveState";
import { broadcastLiveState } from "../table/live/liveStateBus";

/**
 * Records that a seat agrees to a round's verdict, disputes it, or withdraws its answer. This adds no entry
 * to the journal, and nothing waits for it. Repeating a change has no effect.
 *
 * Refuses with `no-such-table`, `only-watching`, `no-seat` for a visitor without a seat, `no-such-round` and
 * `verdict-changed`. A keeper's resolution gives `dispute-settled`.
 */
export async function giveConsent(
  { gameId, visitor }: Pass,
  round: number,
  { says, after }: ConsentGiven,
): Promise<ApiResult<null>> {
  const done = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const pass = await access(visitor, gameId, "record", tx);
    if (!pass.ok) return pass;
    const seat = mineAmong(await takenSeats(tx, gameId), visitor);
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
  if (done.ok) broadcastLiveState(gameId);
  return done;
}

/**
 * Resolves a disputed round with the table keeper's note and locks the answers to its verdict. Repeating the
 * same note has no effect; of two concurrent resolutions the first wins.
 *
 * Refuses with `no-such-table`, `only-watching`, `not-the-keeper`, `bad-note`, `no-such-round`,
 * `verdict-changed`, `not-disputed`, `dispute-settled`.
 */
export async function settleDispute(
  { gameId, visitor }: Pass,
  round: number,
  { note: typed, after }: DisputeSettled,
): Promise<ApiResult<null>> {
  const note = seenName(typed);
  if (!isVisible(note) || [...note].length > MAX_NOTE_LENGTH) return apiError("bad-note");
  const done = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const pass = await access(visitor, gameId, "relink", tx);
    if (!pass.ok) return pass;
    const now = await verdictNow(tx, gameId, round, after);
    if (!now.ok) return now;
    const { seq, consent } = now.value;
    if (consent.disputed.length === 0) return apiError("not-disputed");
    if (consent.settled === note) return ok(null);
    if (consent.settled !== null) return apiError("dispute-settled");
    const settled = { note, after: seq, by: holderOf(visitor), at: new Date() };
    await tx.settlement.upsert({
      where: { gameId_round: { gameId, round } },
      create: { gameId, round, ...settled },
      update: settled,
    });
    return ok(null);
  });
  if (done.ok) broadcastLiveState(gameId);
  return done;
}

/** The current verdict, read in the transaction that answers it. */
interface VerdictNow {
  /** The journal's last entry; the verdict is at least that recent. */
  readonly seq: number;
  /** The answers to it so far. */
  readonly consent: RoundConsent;
}

/**
 * Reads a round's verdict for a visitor who has seen the entries up to `after`.
 * Refuses with `no-such-round`, and with `verdict-changed` when a later correction changed it.
 */
async function verdictNow(
  tx: Reader,
  gameId: string,
  round: number,
  after: number,
): Promise<ApiResult<VerdictNow>> {
  const row = await tx.roundRow.findUnique({
    where: { gameId_round: { gameId, round } },
    select: { since: true, game: { select: { seq: true } } },
  });
  if (row === null) return apiError("no-such-round");
  if (after < row.since) return apiError("verdict-changed");
  const [consent] = await consentsTo(tx, gameId, [round]);
  return consent ? ok({ seq: row.game.seq, consent }) : apiError("no-such-round");
}
