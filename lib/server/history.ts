import type { Entry, History } from "@/lib/formats/entry";
import type { Pass } from "./access";
import { database } from "./db";
import { entriesAfter, openingOf, type Reader, seatNames } from "./journalStore";
import { holderOf, holdersOf, type Visitor } from "./visitor";

/** A game's whole journal, all of one moment. */
export function readHistory({ gameId, visitor }: Pass): Promise<History> {
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
      entries: await asOneAuthor(tx, visitor, await entriesAfter(tx, gameId, 0)),
      you: holderOf(visitor),
    };
  });
}

/** What a visitor recorded as a guest, on this device or on one their account has claimed, is theirs as well. */
async function asOneAuthor(
  tx: Reader,
  visitor: Visitor,
  entries: readonly Entry[],
): Promise<readonly Entry[]> {
  const claimed = await tx.claimedDevice.findMany({ where: { accountId: visitor.account?.id ?? "" } });
  const own = new Set([...holdersOf(visitor), ...claimed.map(({ device }) => device)]);
  return entries.map((entry) => (own.has(entry.by) ? { ...entry, by: holderOf(visitor) } : entry));
}
