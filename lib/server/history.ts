import type { Entry, History } from "@/lib/formats/entry";
import type { Pass } from "./access";
import { database } from "./db";
import { authorsOf, tableGroup } from "./groupOfTable";
import { entriesAfter, openingOf, type Reader, seatNames } from "./journalStore";
import { mineAmong, seatsHeld } from "./phones/around";
import { readConsents } from "./phones/consents";
import { holderOf, holdersOf, type Visitor } from "./visitor";

/** A game's whole journal, all of one moment. */
export function readHistory(pass: Pass): Promise<History> {
  const { gameId, visitor, purposes } = pass;
  return database().$transaction(async (tx) => {
    const { playedAt, playoffOf, resultOnly } = await tx.game.findUniqueOrThrow({
      where: { id: gameId },
      select: { playedAt: true, playoffOf: true, resultOnly: true },
    });
    const entries = await asOneAuthor(tx, visitor, await entriesAfter(tx, gameId, 0));
    return {
      id: gameId,
      startedAt: playedAt.toISOString(),
      playoffOf,
      resultOnly,
      group: await tableGroup(tx, pass),
      opening: await openingOf(tx, gameId),
      names: await seatNames(tx, gameId),
      entries,
      you: holderOf(visitor),
      authors: await authorsOf(
        tx,
        gameId,
        entries.map(({ by }) => by),
      ),
      mine: mineAmong(await seatsHeld(tx, gameId), visitor),
      keeps: purposes.includes("relink"),
      consents: await readConsents(tx, gameId),
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
