import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import { database } from "../../db/db";
import { NOT_DELETED } from "../../db/deleted";
import { faultOf } from "../../db/faults/faultOf";
import { rebuildingFile } from "../../process/dataDir";
import { reasonOf } from "../../process/operatorError";
import { type Drift, replayGame, saveSnapshot } from "./replayGame";

/**
 * What is counted. `games`: those that were played from their beginning. `outdated`: states that another engine had made, which are no
 * drift. `drifted`: games in which something is kept otherwise than it follows from their entries, and of what: `states`, `rounds`,
 * and `outcomes`, games that ended otherwise for somebody. `refused`: recorded entries that the rules refuse now. `failed`: games that
 * could not be played at all.
 */
const COUNTS = ["games", "outdated", "drifted", "states", "rounds", "outcomes", "refused", "failed"] as const;

/** What was found, in numbers. */
export type Found = Readonly<Record<(typeof COUNTS)[number], number>>;

const foundOf = (count: (what: (typeof COUNTS)[number]) => number): Found =>
  Object.fromEntries(COUNTS.map((what) => [what, count(what)])) as Found;

const NOTHING = foundOf(() => 0);

/** How far a rebuild came that may have been cut off. */
const progress = z.object({
  engineVersion: z.literal(ENGINE_VERSION),
  after: z.string(),
  found: z.record(z.enum(COUNTS), z.int().nonnegative()),
});

/** What came of one game: what differed, or why it could not be played. */
export type GameFound =
  | { readonly gameId: string; readonly drift: Drift }
  | { readonly gameId: string; readonly failed: string };

/** What is told while games are rebuilt. */
export interface Rebuilding {
  /** A rebuild that was cut off goes on after so many games. */
  resumed?(games: number): void;
  /** So many of all games are done. */
  done?(games: number, of: number): void;
  /** A game was found to differ. */
  differs?(game: GameFound): void;
}

const BATCH = 50;

/** How far it came is written no more often than this, and whenever something differed. */
const SAVE_EVERY_MS = 1000;

/** Somebody may record at a table while its game is played; they pause at some time. */
const ATTEMPTS = 20;

/**
 * Plays every game that is not deleted from its beginning, and mends what is kept of it where that differs: its state, its rounds, how it ended. Each
 * game is written in a transaction of its own, and not at all where something was recorded meanwhile: then it is played again. A
 * server may run besides. When it is cut off, the next one goes on from there.
 * @param check Only looks: nothing is written, and nothing is gone on with.
 */
export async function rebuild(dataDir: string, check: boolean, tell: Rebuilding = {}): Promise<Found> {
  const file = rebuildingFile(dataDir);
  const cutOff = check ? null : readProgress(file);
  if (cutOff !== null) tell.resumed?.(cutOff.found.games);
  let sum: Found = cutOff?.found ?? NOTHING;
  let after = cutOff?.after ?? "";
  const total = sum.games + (await database().game.count({ where: { id: { gt: after }, ...NOT_DELETED } }));
  let savedAt = performance.now();
  for (;;) {
    const games = await database().game.findMany({
      where: { id: { gt: after }, ...NOT_DELETED },
      orderBy: { id: "asc" },
      take: BATCH,
      select: { id: true },
    });
    if (games.length === 0) break;
    for (const { id } of games) {
      const [before, one] = [sum, await rebuildGame(id, check, tell)];
      sum = foundOf((what) => before[what] + one[what]);
      after = id;
      if (!check && (one.drifted > 0 || performance.now() - savedAt > SAVE_EVERY_MS)) {
        saveProgress(file, { engineVersion: ENGINE_VERSION, after, found: sum });
        savedAt = performance.now();
      }
      tell.done?.(sum.games, Math.max(total, sum.games));
    }
  }
  if (!check) rmSync(file, { force: true });
  return sum;
}

async function rebuildGame(gameId: string, check: boolean, { differs }: Rebuilding): Promise<Found> {
  try {
    const folded = await replayAndMend(gameId, check);
    // It was deleted meanwhile.
    if (folded === null) return NOTHING;
    const { drift, outdated, refused } = folded;
    const drifted = drift.state || drift.rounds.length > 0 || drift.outcomes;
    if (drifted) differs?.({ gameId, drift });
    return {
      games: 1,
      outdated: Number(outdated),
      drifted: Number(drifted),
      states: Number(drift.state),
      rounds: drift.rounds.length,
      outcomes: Number(drift.outcomes),
      refused,
      failed: 0,
    };
  } catch (thrown) {
    // Without the disk or the database nothing comes of the others either.
    if (faultOf(thrown) !== null) throw thrown;
    differs?.({ gameId, failed: reasonOf(thrown) });
    return { ...NOTHING, games: 1, failed: 1 };
  }
}

async function replayAndMend(gameId: string, check: boolean) {
  for (let attempt = 1; ; attempt++) {
    const folded = await replayGame(gameId);
    if (folded === null || check) return folded;
    const { drift, outdated } = folded;
    if (!outdated && !drift.state && drift.rounds.length === 0 && !drift.outcomes) return folded;
    if (await saveSnapshot(gameId, folded)) return folded;
    if (attempt === ATTEMPTS) throw new Error("somebody records in it all the time");
  }
}

/** How far the last rebuild came, by this engine; null where it was not cut off. */
function readProgress(file: string): z.infer<typeof progress> | null {
  try {
    return progress.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

function saveProgress(file: string, now: z.infer<typeof progress>): void {
  const draft = `${file}.unfinished`;
  writeFileSync(draft, JSON.stringify(now));
  renameSync(draft, file);
}
