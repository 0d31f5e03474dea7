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

/** The games of these that a group last recorded by outcomes. */
export async function scoreOnlyGames(
  db: Reader,
  groupId: string,
  games: readonly string[],
): Promise<readonly string[]> {
  const scored = await Promise.all(games.map((game) => wasScoreOnly(db, game, null, groupId)));
  return games.filter((_, at) => scored[at]);
}
