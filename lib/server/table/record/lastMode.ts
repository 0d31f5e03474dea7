import { NOT_DELETED } from "../../db/deleted";
import type { Reader } from "../../db/reader";

/** True if the last game of a kind at the table, or else in the group, was recorded by outcomes (S26). */
export async function wasScoreOnly(
  db: Reader,
  ruleSet: string,
  tableId: string | null,
  groupId: string | null,
): Promise<boolean> {
  for (const place of [tableId && { tableId }, groupId && { groupId }]) {
    if (!place) continue;
    const last = await db.game.findFirst({
      where: { ...NOT_DELETED, ...place, ruleSet },
      orderBy: { createdAt: "desc" },
      select: { scoreOnly: true },
    });
    if (last) return last.scoreOnly;
  }
  return false;
}

/** Enough of a group's games to find the last one of each kind it still plays. */
const LATEST_GAMES = 100;

/** The kinds of games that a group last recorded by outcomes. */
export async function scoreOnlyGames(db: Reader, groupId: string): Promise<readonly string[]> {
  const latest = await db.game.findMany({
    where: { ...NOT_DELETED, groupId },
    orderBy: { playedAt: "desc" },
    select: { ruleSet: true, scoreOnly: true },
    take: LATEST_GAMES,
  });
  const lastOf = new Map(latest.toReversed().map(({ ruleSet, scoreOnly }) => [ruleSet, scoreOnly]));
  return [...lastOf].flatMap(([ruleSet, scoreOnly]) => (scoreOnly ? [ruleSet] : []));
}
