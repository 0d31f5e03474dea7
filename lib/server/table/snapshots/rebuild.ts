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
 * The counters. `games`: replayed games. `outdated`: states of another engine version, which are not drift.
 * `drifted`: games with derived data that differs from their entries. `states`, `rounds` and `outcomes` say
 * which data. `refused`: recorded entries that the rules now refuse. `failed`: games that could not be
 * replayed.
 */
const COUNTS = ["games", "outdated", "drifted", "states", "rounds", "outcomes", "refused", "failed"] as const;

/** The counts of a run. */
export type Found = Readonly<Record<(typeof COUNTS)[number], number>>;

const foundOf = (count: (what: (typeof COUNTS)[number]) => number): Found =>
  Object.fromEntries(COUNTS.map((what) => [what, count(what)])) as Found;

const NOTHING = foundOf(() => 0);

/** Progress of a rebuild, to resume after an interruption. */
const progress = z.object({
  engineVersion: z.literal(ENGINE_VERSION),
  after: z.string(),
  found: z.record(z.enum(COUNTS), z.int().nonnegative()),
});

/** The result for one game: its drift, or why it could not be replayed. */
export type GameFound =
  | { readonly gameId: string; readonly drift: Drift }
  | { readonly gameId: string; readonly failed: string };

/** Progress callbacks of a rebuild. */
export interface Rebuilding {
  /** Resumes an interrupted rebuild after this many games. */
  resumed?(games: number): void;
  /** This many of all games are done. */
  done?(games: number, of: number): void;
  /** A game's derived data differs. */
  differs?(game: GameFound): void;
}

const BATCH = 50;

/** Minimum interval between writes of the progress file. Drift writes it at once. */
const SAVE_EVERY_MS = 1000;

/** How often to retry a game that is being recorded. */
const ATTEMPTS = 20;

/**
 * Replays every game that is not deleted, and repairs derived data that differs: state, rounds, result. Each
 * game has its own transaction. If entries arrived during its replay, it is replayed again. A server may run
 * at the same time. An interrupted run resumes.
 * @param check Reports only: writes nothing and does not resume.
 */
export async function rebuild(dataDir: string, check: boolean, reporter: Rebuilding = {}): Promise<Found> {
  const file = rebuildingFile(dataDir);
  const cutOff = check ? null : readProgress(file);
  if (cutOff !== null) reporter.resumed?.(cutOff.found.games);
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
      const [before, one] = [sum, await rebuildGame(id, check, reporter)];
      sum = foundOf((what) => before[what] + one[what]);
      after = id;
      if (!check && (one.drifted > 0 || performance.now() - savedAt > SAVE_EVERY_MS)) {
        saveProgress(file, { engineVersion: ENGINE_VERSION, after, found: sum });
        savedAt = performance.now();
      }
      reporter.done?.(sum.games, Math.max(total, sum.games));
    }
  }
  if (!check) rmSync(file, { force: true });
  return sum;
}

async function rebuildGame(gameId: string, check: boolean, { differs }: Rebuilding): Promise<Found> {
  try {
    const folded = await replayAndRepair(gameId, check);
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
    // A disk or database fault affects all games, so stop.
    if (faultOf(thrown) !== null) throw thrown;
    differs?.({ gameId, failed: reasonOf(thrown) });
    return { ...NOTHING, games: 1, failed: 1 };
  }
}

async function replayAndRepair(gameId: string, check: boolean) {
  for (let attempt = 1; ; attempt++) {
    const folded = await replayGame(gameId);
    if (folded === null || check) return folded;
    const { drift, outdated } = folded;
    if (!outdated && !drift.state && drift.rounds.length === 0 && !drift.outcomes) return folded;
    if (await saveSnapshot(gameId, folded)) return folded;
    if (attempt === ATTEMPTS) throw new Error("its record keeps changing");
  }
}

/** Reads the progress of an interrupted rebuild by this engine version, or null. */
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
