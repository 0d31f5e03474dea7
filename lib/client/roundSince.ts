import { standing } from "@/lib/protocol/journal";
import { settles } from "@/lib/views/roundOfTwo";
import { ask } from "./ask";

/**
 * Finds out if the entries after one of a game's entries form exactly one round.
 * @returns the `seq`s of its valid entries; null if they do not. Rejects without a response.
 */
export async function roundSince(game: string, after: number): Promise<readonly number[] | null> {
  const answer = await ask("GET /api/v1/games/{game}/journal", { game });
  if (!("entries" in answer)) return null;
  const since = standing(answer.entries).filter(({ seq }) => seq > after);
  return since.filter(({ action }) => settles(action)).length === 1 ? since.map(({ seq }) => seq) : null;
}
