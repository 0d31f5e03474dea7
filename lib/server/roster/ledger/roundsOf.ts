import type { Reader } from "../../db/reader";

/** How many rounds these games had: counted for them alone, where a join would count those of all games there are. */
export async function roundsOf(db: Reader, games: readonly string[]): Promise<(game: string) => number> {
  const counted = await db.roundRow.groupBy({
    by: ["gameId"],
    where: { gameId: { in: [...games] } },
    _count: true,
  });
  const rounds = new Map(counted.map(({ gameId, _count }) => [gameId, _count]));
  return (game) => rounds.get(game) ?? 0;
}
