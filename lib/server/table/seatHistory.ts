import { foldName } from "@/lib/protocol/names";
import type { Reader } from "../db/reader";
import { nameOfSeat, SEAT_NAME } from "./seatNames";

/** A seat of a game that is about to begin, or whose player is about to join. */
interface Seat {
  readonly name: string;
  readonly playerId: string | null;
}

/**
 * Whose phone sat at a table as whom last, for the next game there: answers for a seat the account or device that will hold it; null for
 * nobody. A phone is asked for once only, and of two that were the same person the one that sat down last is.
 */
export async function previousHolder(db: Reader, tableId: string): Promise<(seat: Seat) => string | null> {
  const rows = await db.sitting.findMany({
    where: { tableId },
    orderBy: { satAt: "desc" },
    select: {
      holder: true,
      name: true,
      player: { select: { id: true, mergedInto: true, ...SEAT_NAME.player.select } },
    },
  });
  const sittings = rows.map(({ holder, name, player }) => ({
    holder,
    name: foldName(nameOfSeat({ name, player })),
    playerId: player && (player.mergedInto ?? player.id),
  }));
  return ({ name, playerId }) => {
    const was = sittings.findIndex((sitting) =>
      playerId === null || sitting.playerId === null
        ? sitting.name === foldName(name)
        : sitting.playerId === playerId,
    );
    return was < 0 ? null : (sittings.splice(was, 1)[0]?.holder ?? null);
  };
}
