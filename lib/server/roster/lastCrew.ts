import { database } from "../db/db";
import type { GroupPass } from "../identity/access";
import { readNewNames } from "../table/lookalikes";
import { nameOfSeat } from "../table/seatNames";
import { inSeason } from "./inSeason";

const WHO = { name: true, nickname: true, retiredAt: true } as const;

/**
 * Who sat down at the group's latest game but playoffs, in seat order, by the names they go by now: whoever is retired since is left out. On a
 * shift, the shift's latest game. Nobody where there was none, or where too few of them are left for a game.
 */
export async function lastCrew({ groupId }: GroupPass, seasonId: string | null): Promise<readonly string[]> {
  const game = await database().game.findFirst({
    where: { ...(await inSeason(database(), groupId, seasonId)), resultOnly: false, playoffOf: null },
    orderBy: [{ playedAt: "desc" }, { id: "desc" }],
    select: {
      seats: {
        where: { joinedAt: 0 },
        orderBy: { position: "asc" },
        select: {
          name: true,
          player: { select: { ...WHO, same: { select: WHO } } },
        },
      },
    },
  });
  const names = (game?.seats ?? [])
    .filter(({ player }) => !(player?.same ?? player)?.retiredAt)
    .map(nameOfSeat);
  // Two who have come to be called the same since then, or to look so, could not sit down again.
  return readNewNames(names).ok && names.length > 1 ? names : [];
}
