import { foldName } from "@/lib/protocol/names";
import type { Reader } from "../db/reader";
import { nameOfSeat, SEAT_NAME } from "./seatNames";

/** A seat of a new game, or of a joining player. */
interface Seat {
  readonly name: string;
  readonly playerId: string | null;
}

/**
 * Loads the table's seat history. It returns a function from a seat to the account or device that held it
 * last, or null. Each phone is returned once. The most recent of several phones wins.
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
