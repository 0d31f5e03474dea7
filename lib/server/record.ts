import { isDeepStrictEqual } from "node:util";
import { type GameState, ok, play, type Settled } from "@/lib/engine";
import type { Entry, NewEntry } from "@/lib/formats/entry";
import { stillAnswers } from "@/lib/formats/journal";
import type { Pass } from "./access";
import { database } from "./db";
import { Prisma } from "./generated/prisma/client";
import {
  asEntry,
  asJson,
  asRow,
  asState,
  ENGINE_VERSION,
  entriesAfter,
  type Reader,
  seatNames,
} from "./journalStore";
import { publish } from "./live";
import { type Done, forbidden, notDone } from "./notDone";

/** A phone that missed more than this has missed something that matters, and is told so many. */
const MOST_UNSEEN = 50;

const ATTEMPTS = 5;

/** Another process wrote this game between our reading and our writing. */
class Overtaken extends Error {}

/**
 * Records entries, all or none of them: the only way anything gets into a game. The answer lists them as recorded.
 *
 * - An entry that is already there (same id, same action) is answered as it is stored, whatever its `after` now says
 *   and whoever sends it. Such entries may stand before new ones, as when an answer was lost.
 * - The first new entry answers `after`; the others follow one another, whatever their own `after` says.
 *
 * Refuses with `id-reused` (same id, another action), `stale` (with what the author has not seen; with nothing when
 * they have seen more than there is), and whatever the engine refuses. Then nothing is written.
 */
export async function record(pass: Pass, list: readonly NewEntry[]): Promise<Done<readonly Entry[]>> {
  // What is played, answered and published is what can be read back: JSON has no -0 and no undefined.
  const entries = JSON.parse(JSON.stringify(list)) as readonly NewEntry[];
  for (let attempt = 1; ; attempt++) {
    try {
      const done = await database().$transaction((tx) => append(tx, pass, entries));
      if (!done.ok) return done;
      if (done.value.fresh.length > 0) publish(pass.gameId, done.value.fresh);
      return ok([...done.value.stored, ...done.value.fresh]);
    } catch (thrown) {
      if (attempt === ATTEMPTS || !wasOvertaken(thrown)) throw thrown;
    }
  }
}

interface Appended {
  /** Those that had been recorded before. */
  readonly stored: readonly Entry[];
  readonly fresh: readonly Entry[];
}

/** Touches the snapshot, the rows with these ids, at most `MOST_UNSEEN` more, and what it writes: however long the game. */
async function append(
  tx: Reader,
  { gameId, device }: Pass,
  list: readonly NewEntry[],
): Promise<Done<Appended>> {
  const known = await alreadyThere(tx, gameId, list);
  if (!known.ok) return known;
  const stored = known.value;
  const [first, ...others] = list.slice(stored.length);
  if (first === undefined) return ok({ stored, fresh: [] });

  const game = await tx.game.findUniqueOrThrow({ where: { id: gameId }, select: { seq: true, state: true } });
  const seen = Math.max(first.after, ...stored.map(({ seq }) => seq));
  const late = await staleness(tx, gameId, game.seq, seen);
  if (late) return late;

  const at = new Date().toISOString();
  const fresh = [{ ...first, after: seen }, ...others].map((entry, index): Entry => {
    const seq = game.seq + index + 1;
    return { ...entry, after: index === 0 ? entry.after : seq - 1, seq, by: device.id, at };
  });
  const played = playAll(asState(game.state), fresh);
  if (!played.ok) return forbidden(played.refusal, await seatNames(tx, gameId));
  await write(tx, gameId, game.seq, fresh, played.value);
  return ok({ stored, fresh });
}

/** The entries at the head of the list that were recorded before, as they are stored. */
async function alreadyThere(
  tx: Reader,
  gameId: string,
  list: readonly NewEntry[],
): Promise<Done<readonly Entry[]>> {
  const rows = await tx.entry.findMany({ where: { gameId, entryId: { in: list.map(({ id }) => id) } } });
  const byId = new Map(rows.map((row) => [row.entryId, asEntry(row)]));
  const stored = list.slice(0, byId.size).flatMap(({ id, action }) => {
    const entry = byId.get(id);
    return entry && isDeepStrictEqual(entry.action, action) ? [entry] : [];
  });
  return stored.length === byId.size ? ok(stored) : notDone("id-reused");
}

/** Why an entry whose author has seen the journal up to `seen` comes too late, or null when it does not. */
async function staleness(tx: Reader, gameId: string, seq: number, seen: number) {
  const unseen = seen < seq ? await entriesAfter(tx, gameId, seen, MOST_UNSEEN) : [];
  return unseen.length === seq - seen && stillAnswers(unseen) ? null : notDone("stale", { unseen });
}

/** The state after all entries, and the rounds they settled. Refuses with the first refusal of the engine. */
function playAll(from: GameState, entries: readonly Entry[]) {
  let state = from;
  const rounds: { readonly seq: number; readonly settled: Settled }[] = [];
  for (const { action, seq } of entries) {
    const played = play(state, action);
    if (!played.ok) return played;
    state = played.value.state;
    for (const fact of played.value.facts)
      if (fact.fact === "settled") rounds.push({ seq, settled: fact.settled });
  }
  return ok({ state, rounds });
}

type Outcome = Extract<ReturnType<typeof playAll>, { readonly ok: true }>["value"];

/** Writes the entries and all that follows from them. */
async function write(
  tx: Reader,
  gameId: string,
  seq: number,
  fresh: readonly Entry[],
  { state, rounds }: Outcome,
) {
  const last = fresh.at(-1);
  if (last === undefined) throw new Error("cannot happen: nothing to write");
  const { count } = await tx.game.updateMany({
    where: { id: gameId, seq },
    data: { seq: last.seq, state: asJson(state), engineVersion: ENGINE_VERSION, updatedAt: last.at },
  });
  if (count === 0) throw new Overtaken();
  await tx.entry.createMany({ data: fresh.map((entry) => asRow(gameId, entry)) });
  await tx.roundRow.createMany({
    data: rounds.map((row) => ({
      gameId,
      round: row.settled.round,
      seq: row.seq,
      verdict: asJson(row.settled),
    })),
  });
}

/** Prisma's codes for a unique row that is already there, and for a transaction that met another one. */
const OVERTAKEN_CODES = ["P2002", "P2034"];

const wasOvertaken = (thrown: unknown): boolean =>
  thrown instanceof Overtaken ||
  (thrown instanceof Prisma.PrismaClientKnownRequestError && OVERTAKEN_CODES.includes(thrown.code));
