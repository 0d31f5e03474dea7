import { database } from "../db/db";
import type { GroupPass } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { readNewNames } from "../table/lookalikes";
import { nameOfSeat } from "../table/seatNames";
import { SNAPSHOT, type States, withSnapshots } from "../table/snapshots/withSnapshots";
import { inSeason } from "./inSeason";

const WHO = { name: true, nickname: true, retiredAt: true } as const;

/**
 * Who sat at the group's latest game but playoffs when it was played last, in seat order, by the names they go by now: whoever joined late is
 * one of them, whoever left or is retired since is not. On a shift, the shift's latest game. Nobody where there was none, or where too few
 * of them are left for a game.
 */
export const lastCrew = (
  { groupId, visitor }: GroupPass,
  seasonId: string | null,
): Promise<readonly string[]> =>
  withSnapshots(holderOf(visitor), (states) => readCrew(states, groupId, seasonId));

async function readCrew(
  states: States,
  groupId: string,
  seasonId: string | null,
): Promise<readonly string[]> {
  const game = await database().game.findFirst({
    where: { ...(await inSeason(database(), groupId, seasonId)), resultOnly: false, playoffOf: null },
    orderBy: [{ playedAt: "desc" }, { id: "desc" }],
    select: {
      ...SNAPSHOT,
      seats: { select: { key: true, name: true, player: { select: { ...WHO, same: { select: WHO } } } } },
    },
  });
  if (game === null) return [];
  const names = states.of(game).seats.flatMap(({ player: key, gone }) => {
    const seat = gone ? undefined : game.seats.find((one) => one.key === key);
    return seat && !(seat.player?.same ?? seat.player)?.retiredAt ? nameOfSeat(seat) : [];
  });
  // Two who have come to be called the same since then, or to look so, could not sit down again.
  return readNewNames(names).ok && names.length > 1 ? names : [];
}
