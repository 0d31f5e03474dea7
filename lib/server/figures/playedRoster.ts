import type { PlayedPlayer } from "@/lib/protocol/group";
import { groupContext, type InGroup } from "../roster/groupContext";
import { rosterOf } from "../roster/rosterOf";
import { refresh, totalsOf } from "./refresh";
import { ALL } from "./totalsInput";

/** A group's roster as in `rosterOf`, with each player’s number of finished games, as in the statistics. */
export async function playedRoster(given: InGroup): Promise<readonly PlayedPlayer[]> {
  const of = await groupContext(given);
  await refresh(of.groupId, of);
  const players = await rosterOf(of);
  const sums = Object.values(totalsOf(of.groupId).sums.get(ALL) ?? {});
  return players.map((player) => ({
    ...player,
    games: sums.reduce((games, { people }) => games + (people[player.id]?.games ?? 0), 0),
  }));
}
