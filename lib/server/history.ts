import type { History } from "@/lib/formats/entry";
import type { Pass } from "./access";
import { database } from "./db";
import { entriesAfter, openingOf, seatNames } from "./journalStore";

/** A game's whole journal, all of one moment. */
export function readHistory({ gameId, device }: Pass): Promise<History> {
  return database().$transaction(async (tx) => {
    const { createdAt, playoffOf } = await tx.game.findUniqueOrThrow({
      where: { id: gameId },
      select: { createdAt: true, playoffOf: true },
    });
    return {
      id: gameId,
      startedAt: createdAt.toISOString(),
      playoffOf,
      opening: await openingOf(tx, gameId),
      names: await seatNames(tx, gameId),
      entries: await entriesAfter(tx, gameId, 0),
      you: device.id,
    };
  });
}
