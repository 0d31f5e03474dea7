import { database } from "../db/db";
import type { Reader } from "../db/reader";
import { readSettings } from "../identity/settings";
import { familyOf, type GameFamily } from "../table/gameFamily";
import { goesAt, mayGo } from "../table/keptUntil";
import { shutUngiven } from "../table/live/openStreams";

/** Games that are looked at in one go. */
const BATCH = 50;

/**
 * Deletes the games of guests that nobody has recorded in for long, and those that nobody can open any more, each family in a
 * transaction of its own: whoever records meanwhile waits for one game at most, and whatever they recorded before is seen.
 * @param stopped Asked before each: whether to leave the rest to the next time.
 * @returns how many games went.
 */
export async function deleteAbandonedGames(now: Date, stopped: () => boolean): Promise<number> {
  const candidates = mayGo(await readSettings(), now);
  let deleted = 0;
  let last = "";
  for (;;) {
    const old = await database().game.findMany({
      where: { ...candidates, id: { gt: last } },
      orderBy: { id: "asc" },
      take: BATCH,
      select: { id: true },
    });
    for (const { id } of old) {
      if (stopped()) return deleted;
      if (await dueFamily(database(), id, now))
        deleted += await database().$transaction((tx) => deleteIfDue(tx, id, now));
    }
    const end = old.at(-1);
    if (end === undefined) break;
    last = end.id;
  }
  if (deleted > 0) await shutUngiven();
  return deleted;
}

async function dueFamily(db: Reader, id: string, now: Date): Promise<GameFamily | null> {
  const family = await familyOf(db, id);
  const until = family && goesAt(family, await readSettings(db));
  return until && until <= now ? family : null;
}

/** What was found before is asked again here, where nobody else writes: somebody may have recorded, or signed in. */
async function deleteIfDue(tx: Reader, id: string, now: Date): Promise<number> {
  const family = await dueFamily(tx, id, now);
  if (family === null) return 0;
  const gameId = { in: [...family.ids] };
  await tx.grant.deleteMany({ where: { gameId } });
  await tx.visit.deleteMany({ where: { gameId } });
  await tx.consent.deleteMany({ where: { gameId } });
  await tx.settlement.deleteMany({ where: { gameId } });
  await tx.roundRow.deleteMany({ where: { gameId } });
  await tx.verdictLink.deleteMany({ where: { gameId } });
  await tx.entry.deleteMany({ where: { gameId } });
  await tx.seat.deleteMany({ where: { gameId } });
  // A playoff names the game that it decides.
  for (const game of family.ids.toReversed()) await tx.game.delete({ where: { id: game } });
  return family.ids.length;
}
