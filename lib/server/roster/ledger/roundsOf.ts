import type { Reader } from "../../db/reader";

/** Counts the rounds of these games only; a join would count those of all games. */
export async function roundsOf(db: Reader, games: readonly string[]): Promise<(game: string) => number> {
  const counted =
    games.length === 0
      ? []
      : await db.roundRow.groupBy({
          by: ["gameId"],
          where: { gameId: { in: [...games] } },
          _count: true,
        });
  const rounds = new Map(counted.map(({ gameId, _count }) => [gameId, _count]));
  return (game) => rounds.get(game) ?? 0;
}
