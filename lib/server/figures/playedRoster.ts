import type { PlayedPlayer } from "@/lib/protocol/group";
import { storedSum } from "@/lib/views/figures/groupSum";
import { database } from "../db/db";
import { groupContext, type InGroup } from "../roster/groupContext";
import { rosterOf } from "../roster/rosterOf";
import { refresh } from "./refresh";
import { ALL } from "./totalsInput";

/** A group's roster as in `rosterOf`, with each player's number of games. */
export async function playedRoster(given: InGroup): Promise<readonly PlayedPlayer[]> {
  const of = await groupContext(given);
  const { groupId } = of;
  await refresh(groupId, of);
  const [players, rows] = await Promise.all([
    rosterOf(of),
    database().groupTally.findMany({ where: { groupId, scope: ALL } }),
  ]);
  const sums = rows.map(({ tally }) => storedSum(tally));
  return players.map((player) => ({
    ...player,
    games: sums.reduce((games, { people }) => games + (people[player.id]?.sat ?? 0), 0),
  }));
}
