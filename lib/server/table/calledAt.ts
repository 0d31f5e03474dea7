import type { PlayerId } from "@/lib/engine";
import type { Reader } from "../db/reader";
import { authorsOf } from "./groupOfTable";
import { seatNames } from "./record/journalStore";

/** A seat, and the account or device whose phone sits there. */
export interface Held {
  readonly key: PlayerId;
  readonly heldBy: string | null;
}

/**
 * What those who recorded something are called at a table: by the seat their phone sits on, else as the game's group calls them. Of
 * everybody else no name is told.
 * @param by Accounts and devices.
 */
export async function calledAt(
  db: Reader,
  gameId: string,
  by: readonly string[],
  seats: readonly Held[],
): Promise<Readonly<Record<string, string>>> {
  const taken = seats.flatMap(({ key, heldBy }) => (heldBy === null ? [] : [{ key, heldBy }]));
  const claimed = await db.claimedDevice.findMany({
    where: { device: { in: [...by, ...taken.map(({ heldBy }) => heldBy)] } },
  });
  const accountOf = new Map(claimed.map(({ device, accountId }) => [device, accountId]));
  // Whoever signs in sits where they sat as a guest.
  const whoIs = (holder: string) => accountOf.get(holder) ?? holder;
  const [names, authors] = [await seatNames(db, gameId), await authorsOf(db, gameId, by)];
  return Object.fromEntries(
    [...new Set(by)].flatMap((one) => {
      const seat =
        taken.find(({ heldBy }) => heldBy === one) ??
        taken.find(({ heldBy }) => whoIs(heldBy) === whoIs(one));
      const name = (seat && names[seat.key]) ?? authors[one];
      return name === undefined ? [] : [[one, name]];
    }),
  );
}
