import { isDeepStrictEqual } from "node:util";
import { type GameState, ok, type Settled } from "@/lib/engine";
import type { Entry, NewEntry } from "@/lib/formats/entry";
import type { Pass } from "./access";
import { database } from "./db";
import { Prisma } from "./generated/prisma/client";
import { asJson, asRow, ENGINE_VERSION, type Reader } from "./journalStore";
import { type Judged, judge } from "./judge";
import { publish } from "./live";
import { type Done, notDone } from "./notDone";
import { tellAside } from "./phones/asideBus";

const ATTEMPTS = 5;

/** Another process wrote this game between our reading and our writing. */
class Overtaken extends Error {}

/**
 * Records entries, all or none of them: the only way anything gets into a game. The answer lists them as recorded.
 *
 * - An entry that is already there (same id, same action) is answered as it is stored, whatever its `after` now says
 *   and whoever sends it. Such entries may stand before new ones, as when an answer was lost.
 * - The first new entry answers `after`; the others follow one another, whatever their own `after` says.
 * - A list with a correction answers the game as it is now: its first `after` is the last entry there is.
 * - A bang at a claim that others banged meanwhile replaces theirs by one that lists all, as they arrived (F13).
 *
 * Refuses with `id-reused` (same id, another action), `stale` (with what the author has not seen; with nothing when
 * they have seen more than there is), `already-replaced`, `breaks-later` (with the later actions a correction would make
 * illegal), and whatever the engine refuses. Then nothing is written.
 */
export async function record(pass: Pass, list: readonly NewEntry[]): Promise<Done<readonly Entry[]>> {
  const entries = asJsonKeeps(list);
  for (let attempt = 1; ; attempt++) {
    try {
      const done = await database().$transaction((tx) => append(tx, pass, entries));
      if (!done.ok) return done;
      if (done.value.fresh.length > 0) publish(pass.gameId, done.value.fresh);
      // What was said to a verdict that is another one now does not count any more.
      if (done.value.corrects) tellAside(pass.gameId);
      return ok([...done.value.stored, ...done.value.fresh]);
    } catch (thrown) {
      if (attempt === ATTEMPTS || !wasOvertaken(thrown)) throw thrown;
    }
  }
}

/** What is played, answered and published is what can be read back: JSON has no -0 and no undefined. */
export const asJsonKeeps = <Kept>(value: Kept) => JSON.parse(JSON.stringify(value)) as Kept;

async function append(tx: Reader, pass: Pass, list: readonly NewEntry[]): Promise<Done<Judged>> {
  const judged = await judge(tx, pass, list);
  if (!judged.ok) return judged;
  const { broken } = judged.value;
  if (broken.length > 0) return notDone("breaks-later", { broken });
  await write(tx, pass.gameId, judged.value);
  return judged;
}

/** Writes the entries and all that follows from them. */
async function write(tx: Reader, gameId: string, { seq, fresh, newcomers, state, rounds, corrects }: Judged) {
  const last = fresh.at(-1);
  if (last === undefined) return;
  const { count } = await tx.game.updateMany({
    where: { id: gameId, seq },
    data: { seq: last.seq, state: asJson(state), engineVersion: ENGINE_VERSION, updatedAt: last.at },
  });
  if (count === 0) throw new Overtaken();
  await tx.entry.createMany({ data: fresh.map((entry) => asRow(gameId, entry)) });
  if (newcomers.length > 0) {
    const seats = await tx.seat.count({ where: { gameId } });
    await tx.seat.createMany({
      data: newcomers.map((newcomer, at) => ({ gameId, ...newcomer, position: seats + at })),
    });
  }
  if (corrects || state.phase === "finished") await writeOutcome(tx, gameId, state);
  const before = corrects ? await tx.roundRow.findMany({ where: { gameId } }) : [];
  if (corrects) await tx.roundRow.deleteMany({ where: { gameId } });
  await tx.roundRow.createMany({
    data: rounds.map(({ place, settled }) => ({
      gameId,
      round: settled.round,
      seq: place,
      verdict: asJson(settled),
      since: before.find((row) => isVerdict(row, settled))?.since ?? last.seq,
    })),
  });
}

/** Whether a kept round has this very verdict. */
const isVerdict = (row: { readonly round: number; readonly verdict: unknown }, settled: Settled): boolean =>
  row.round === settled.round && isDeepStrictEqual(row.verdict, asJsonKeeps(settled));

/** Writes how a game ended beside each seat; that it has not, where a correction opened it again. */
export async function writeOutcome(tx: Reader, gameId: string, state: GameState): Promise<void> {
  const { losers, winners } = state.phase === "finished" ? state.finished : NOBODY;
  await tx.seat.updateMany({ where: { gameId, outcome: { not: null } }, data: { outcome: null } });
  await tx.seat.updateMany({ where: { gameId, key: { in: [...winners] } }, data: { outcome: "won" } });
  await tx.seat.updateMany({ where: { gameId, key: { in: [...losers] } }, data: { outcome: "lost" } });
}

const NOBODY = { losers: [], winners: [] } as const;

/** Prisma's codes for a unique row that is already there, and for a transaction that met another one. */
const OVERTAKEN_CODES = ["P2002", "P2034"];

const wasOvertaken = (thrown: unknown): boolean =>
  thrown instanceof Overtaken ||
  (thrown instanceof Prisma.PrismaClientKnownRequestError && OVERTAKEN_CODES.includes(thrown.code));
