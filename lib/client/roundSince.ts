import { standing } from "@/lib/protocol/journal";
import { settles } from "@/lib/views/roundOfTwo";
import { ask } from "./ask";

/**
 * What was recorded of a game after one of its entries, where that is one round.
 * @returns the `seq`s of what stands of it; null where it is no round, or more than one. Rejects when no answer came.
 */
export async function roundSince(game: string, after: number): Promise<readonly number[] | null> {
  const answer = await ask("GET /api/v1/games/{game}/journal", { game });
  if (!("entries" in answer)) return null;
  const since = standing(answer.entries).filter(({ seq }) => seq > after);
  return since.filter(({ action }) => settles(action)).length === 1 ? since.map(({ seq }) => seq) : null;
}
