import { database } from "../db/db";
import type { GroupPass } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { readNewNames } from "../table/lookalikes";
import { nameOfSeat } from "../table/seatNames";
import { SNAPSHOT, type States, withSnapshots } from "../table/snapshots/withSnapshots";
import { inSeason } from "./inSeason";

const WHO = { name: true, nickname: true, retiredAt: true } as const;

/**
 * Returns the players of the group's last played game in seat order, by their current names. It ignores
 * playoffs. It includes late joiners, but not those who left or retired. On a shift, it takes the shift's
 * last game. Empty if there is none, or if too few remain for a game.
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
  // Names that have become equal or lookalikes since cannot start a game together.
  return readNewNames(names).ok && names.length > 1 ? names : [];
}
