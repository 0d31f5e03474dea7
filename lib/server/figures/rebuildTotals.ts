import { isDeepStrictEqual } from "node:util";
import { type Runs, serialize } from "@/lib/views/figures/chains";
import { toStored } from "@/lib/views/figures/groupSum";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { asStored } from "../db/json";
import { type Chained, computeTotals, type GroupSums } from "./computeTotals";
import { countGame } from "./countGame";
import { changedSince, uncounted } from "./refresh";
import { lastTouched, saveCount, saveTotals } from "./saveTotals";
import { basisOf, COUNTING } from "./totalsInput";

/** The drift found: games whose saved tally differs from their entries, and groups whose totals do. */
export interface Recounted {
  readonly groups: number;
  readonly tallies: number;
  readonly sums: number;
}

/** Progress callbacks of a rebuild. */
export interface Recounting {
  /** This many of all games are counted. */
  done?(games: number, of: number): void;
  /** A group's saved statistics differ. */
  differs?(groupId: string): void;
}

/**
 * Recounts every game of every group from its entries and repairs saved tallies and totals that differ.
 * Values not refreshed yet are not drift. A server may run at the same time.
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
  let [games, tallies, sums] = [0, 0, 0];
  for (const { id: groupId } of groups) {
    const known = await db.groupFigures.findUnique({ where: { groupId } });
    const { key } = await basisOf(db, groupId);
    const current =
      known?.basis === key &&
      (known.chains as unknown as Chained).stale.length === 0 &&
      (await uncounted(db, groupId, 1)).length === 0 &&
      (await changedSince(db, groupId, new Date(0))).length === 0;
    let drifted = 0;
    const own = await db.game.findMany({ where: { groupId, ...NOT_DELETED }, select: { id: true } });
    for (const { id } of own) {
      drifted += Number(await recountGame(groupId, id, check));
      done?.(++games, Math.max(all, games));
    }
    tallies += drifted;
    const upTo = await lastTouched(groupId);
    const summed = await computeTotals(groupId);
    const same = !current || (await savedAlike(groupId, known.chains as unknown as Chained, summed));
    if (!same || drifted > 0) differs?.(groupId);
    if (!same) sums++;
    if (!check && (!same || !current)) await saveTotals(groupId, upTo, summed);
  }
  return { groups: groups.length, tallies, sums };
}

/** True if a current saved tally differs from a recount of its game. */
async function recountGame(groupId: string, gameId: string, check: boolean): Promise<boolean> {
  const saved = await database().gameTally.findUnique({ where: { gameId } });
  const counted = await countGame(gameId);
  if (counted === null) return false;
  const current = saved !== null && saved.version === COUNTING && saved.seq === counted.seq;
  const same = current && isDeepStrictEqual(saved.tally, asStored(toStored(counted.count)));
  if (!same && !check) {
    // Deletes the totals that include the old count. They are rebuilt even if this run stops here.
    await database().groupFigures.deleteMany({ where: { groupId } });
    await saveCount(database(), groupId, gameId, counted);
  }
  return current && !same;
}

async function savedAlike(
  groupId: string,
  saved: Chained,
  { sums, chains, byHand }: GroupSums,
): Promise<boolean> {
  const db = database();
  const keyOf = ({ scope, ruleSet }: { readonly scope: string; readonly ruleSet: string }) =>
    JSON.stringify([scope, ruleSet]);
  const rows = new Map(
    (await db.groupTally.findMany({ where: { groupId } })).map((row) => [keyOf(row), row.tally]),
  );
  const sameSums =
    rows.size === sums.length &&
    sums.every((one) => isDeepStrictEqual(rows.get(keyOf(one)), asStored(toStored(one.sum))));
  const people = Object.entries(chains).flatMap(([ruleSet, { people }]) =>
    Object.entries(people).map(([person, chain]) => ({ ruleSet, person, ...serialize(chain) })),
  );
  const courses = await db.courseRow.findMany({ where: { groupId } });
  const sameCourses =
    courses.length === people.length &&
    people.every(({ ruleSet, person, course }) => {
      const row = courses.find((one) => one.ruleSet === ruleSet && one.person === person);
      return isDeepStrictEqual(row?.course, asStored(course));
    });
  const runs: Record<string, Record<string, Runs>> = {};
  for (const { ruleSet, person, runs: own } of people) runs[ruleSet] = { ...runs[ruleSet], [person]: own };
  const last = Object.fromEntries(Object.entries(chains).map(([ruleSet, to]) => [ruleSet, to.last]));
  const spells = Object.fromEntries(Object.entries(chains).map(([ruleSet, to]) => [ruleSet, to.spells]));
  // Names of guests whose games are deleted may remain, so they are not compared.
  const chained: Chained = { chains: runs, spells, byHand, last, stale: [], guests: saved.guests };
  return sameSums && sameCourses && isDeepStrictEqual(saved, asStored(chained));
}
