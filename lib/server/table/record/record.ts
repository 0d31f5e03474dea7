import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import type { Entry, NewEntry } from "@/lib/protocol/entry";
import { inTransaction } from "../../db/inTransaction";
import { asJson, asStored } from "../../db/json";
import { notifyInTransaction } from "../../db/notices";
import type { Reader } from "../../db/reader";
import { access, type Pass } from "../../identity/access";
import { holderOf } from "../../identity/visitor";
import { publish } from "../live/live";
import { broadcastLiveState } from "../live/liveStateBus";
import { previousHolder } from "../seatHistory";
import { type DerivedData, writeRounds, writeSeatResults } from "../snapshots/projections";
import { withSnapshots } from "../snapshots/withSnapshots";
import { applyPlayoffResult, type Carried } from "./applyPlayoffResult";
import { correct } from "./correct";
import { asRow } from "./journalStore";
import { cacheState } from "./stateCache";
import { type Validated, validate } from "./validate";

const ATTEMPTS = 5;

/** Another process wrote to this game between our read and our write. */
class ConcurrencyConflict extends Error {}

/**
 * Records entries, all or none. All writes to a game go through here. Returns the entries as recorded.
 *
 * - An entry with a known id and the same action is returned as stored, regardless of `after` and sender.
 *   Such entries may precede new ones, as after a lost answer.
 * - The first new entry must follow `after`; the others follow each other regardless of their own `after`.
 * - In a list with a correction, the first `after` must be the game's last entry.
 * - A bang at a claim that others banged meanwhile replaces theirs by one that lists all, in order of arrival
 *   (F13).
 * - Entries that decide a playoff are also recorded in the game it decides (F12).
 *
 * Refuses with `id-reused` (same id, another action), `already-replaced`, and as the engine refuses. `stale`
 * lists the entries that the author has not seen; it is empty if they have seen more than there is.
 * `breaks-later` lists later actions that a correction would make illegal. A correction may also give `busy`,
 * `too-many` or `too-costly`. A refusal writes nothing.
 */
export async function record(pass: Pass, list: readonly NewEntry[]): Promise<ApiResult<readonly Entry[]>> {
  const entries = asStored(list);
  for (let attempt = 1; ; attempt++) {
    try {
      const done = await append(pass, entries);
      if (!done.ok) return done;
      const [{ validated }] = done.value;
      for (const { pass: there, validated: written, outcome } of done.value) {
        const last = written.fresh.at(-1);
        if (last !== undefined) {
          cacheState(there, { seq: last.seq, state: outcome.state });
          publish(there.gameId, written.fresh);
        }
        // Answers to a verdict that changed no longer count, and joiners may get a phone.
        if (written.outcome === null || written.newcomers.length > 0) broadcastLiveState(there.gameId);
      }
      return ok([...validated.stored, ...validated.fresh]);
    } catch (thrown) {
      if (attempt === ATTEMPTS || !(thrown instanceof ConcurrencyConflict)) throw thrown;
    }
  }
}

/** Entries for the game, and for those it decides. */
type Written = readonly [Carried, ...Carried[]];

/** Conflicts only with writes to the same game, which `write` detects. */
const GUARDED = { guarded: true } as const;

async function append(pass: Pass, list: readonly NewEntry[]): Promise<ApiResult<Written>> {
  const validated = await withSnapshots(holderOf(pass.visitor), (states) =>
    inTransaction(async (tx) => {
      const done = await validate(tx, states, pass, list);
      if (done.ok && done.value.outcome && !canDecide(done.value))
        await write(tx, pass, done.value, done.value.outcome);
      return done;
    }, GUARDED),
  );
  if (!validated.ok) return validated;
  const { outcome: played } = validated.value;
  if (played && !canDecide(validated.value))
    return ok([{ pass, validated: validated.value, outcome: played }]);
  const outcome = played ?? (await corrected(pass, validated.value));
  if ("ok" in outcome) return outcome;
  const carried = await applyPlayoffResult(pass, outcome.state);
  if (carried === "conflict") throw new ConcurrencyConflict();
  if (!carried.ok) return carried;
  return inTransaction(async (tx): Promise<ApiResult<Written>> => {
    // Checks access again, because it may have been revoked meanwhile.
    const may = await access(pass.visitor, pass.gameId, "record", tx);
    if (!may.ok) return may;
    // The write itself detects entries recorded since validation.
    await write(tx, pass, validated.value, outcome);
    for (const there of carried.value) await write(tx, there.pass, there.validated, there.outcome);
    return ok([{ pass, validated: validated.value, outcome }, ...carried.value]);
  }, GUARDED);
}

/** True if the entries may change the result of the game that this playoff decides. */
const canDecide = ({ decides, over, fresh }: Validated): boolean =>
  decides !== null && over && fresh.length > 0;

/** Computes the result of validated corrections. */
async function corrected(
  pass: Pass,
  validated: Validated,
): Promise<DerivedData | Extract<ApiResult<never>, { ok: false }>> {
  const played = await correct(pass, validated, "rounds");
  if (played === "conflict") throw new ConcurrencyConflict();
  if (!played.ok) return played;
  const { broken } = played.value;
  return broken.length > 0 ? apiError("breaks-later", { broken }) : played.value;
}

/** Writes the entries and all derived rows. */
async function write(
  tx: Reader,
  { gameId, tableId, visitor }: Pass,
  { seq, fresh, newcomers, outcome }: Validated,
  { state, rounds, dropped }: DerivedData,
) {
  const last = fresh.at(-1);
  if (last === undefined) return;
  const { count } = await tx.game.updateMany({
    where: { id: gameId, seq },
    data: { seq: last.seq, state: asJson(state), engineVersion: ENGINE_VERSION, updatedAt: last.at },
  });
  if (count === 0) throw new ConcurrencyConflict();
  await tx.entry.createMany({ data: fresh.map((entry) => asRow(gameId, holderOf(visitor), entry)) });
  if (newcomers.length > 0) {
    const seats = await tx.seat.findMany({ where: { gameId }, select: { heldBy: true } });
    const again = await previousHolder(tx, tableId);
    const free = (holder: string | null) =>
      seats.some(({ heldBy: seatHolder }) => seatHolder === holder) ? null : holder;
    await tx.seat.createMany({
      data: newcomers.map((newcomer, at) => ({
        gameId,
        ...newcomer,
        position: seats.length + at,
        heldBy: free(again(newcomer)),
      })),
    });
  }
  if (outcome === null || state.phase === "finished") await writeSeatResults(tx, gameId, state);
  await writeRounds(tx, gameId, { rounds, dropped });
  await notifyInTransaction(tx, { of: "recorded", game: gameId, after: seq });
}
