import { isDeepStrictEqual } from "node:util";
import { toStored } from "@/lib/views/figures/groupSum";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { asStored } from "../db/json";
import { outdateTotals } from "../table/outdateTotals";
import { countGame } from "./countGame";
import { saveCount } from "./refresh";
import { COUNTING } from "./totalsInput";

/** The drift found: games whose saved tally differs from their entries. */
export interface Recounted {
  readonly groups: number;
  readonly tallies: number;
}

/** Progress callbacks of a recount. */
export interface Recounting {
  /** This many of all games are counted. */
  done?(games: number, of: number): void;
  /** A group's saved tallies differ. */
  differs?(groupId: string): void;
}

/**
 * Recounts every game of every group from its entries and repairs saved tallies that differ. Tallies not
 * refreshed yet are not drift. A server may run at the same time.
 * @param check Reports only and writes nothing.
 */
export async function rebuildTotals(check: boolean, { done, differs }: Recounting = {}): Promise<Recounted> {
  const db = database();
  const groups = await db.group.findMany({
    where: NOT_DELETED,
    orderBy: { id: "asc" },
    select: { id: true },
  });
  const all = await db.game.count({ where: { ...NOT_DELETED, group: NOT_DELETED } });
  let [games, tallies] = [0, 0];
  for (const { id: groupId } of groups) {
    let drifted = 0;
    const own = await db.game.findMany({ where: { groupId, ...NOT_DELETED }, select: { id: true } });
    for (const { id } of own) {
      drifted += Number(await recountGame(id, check));
      done?.(++games, Math.max(all, games));
    }
    tallies += drifted;
    if (drifted > 0) differs?.(groupId);
    if (drifted > 0 && !check) await outdateTotals(db, { id: groupId });
  }
  return { groups: groups.length, tallies };
}

/** True if a current saved tally differs from a recount of its game. */
async function recountGame(gameId: string, check: boolean): Promise<boolean> {
  const saved = await database().gameTally.findUnique({ where: { gameId } });
  const counted = await countGame(gameId);
  if (counted === null) return false;
  const current = saved !== null && saved.version === COUNTING && saved.seq === counted.seq;
  const same = current && isDeepStrictEqual(saved.tally, asStored(toStored(counted.count)));
  if (!same && !check) await saveCount(database(), gameId, counted);
  return current && !same;
}
