import type { PlayedPlayer } from "@/lib/protocol/group";
import { storedSum } from "@/lib/views/figures/groupSum";
import { database } from "../db/db";
import type { GroupPass } from "../identity/access";
import { rosterOf } from "../roster/rosterOf";
import { refresh } from "./refresh";
import { ALL } from "./totalsInput";

/** A group's roster as in `rosterOf`, with each player's number of games. */
export async function playedRoster(pass: GroupPass): Promise<readonly PlayedPlayer[]> {
  const { groupId } = pass;
  await refresh(groupId);
  const [players, rows] = await Promise.all([
    rosterOf(pass),
    database().groupTally.findMany({ where: { groupId, scope: ALL } }),
  ]);
  const sums = rows.map(({ tally }) => storedSum(tally));
  return players.map((player) => ({
    ...player,
    games: sums.reduce((games, { people }) => games + (people[player.id]?.sat ?? 0), 0),
  }));
}
