import type { NamedSeat } from "@/lib/protocol/tablePhones";
import type { Reader } from "../../db/reader";
import { authorsOf } from "../groupOfTable";
import { seatNames } from "../record/journalStore";

/** What may be told of those who hold something at a table: what the group calls its own, and where they sit. */
export interface NamesAt {
  readonly nameOf: (holder: string | null) => string | null;
  readonly isAccount: (holder: string | null) => boolean;
  readonly seatOf: (holder: string | null) => NamedSeat | null;
}

/** Reads what may be told of these holders at a table. */
export async function namesAt(
  db: Reader,
  gameId: string,
  holders: readonly (string | null)[],
): Promise<NamesAt> {
  const ids = [...new Set(holders.filter((holder) => holder !== null))];
  const accounts = await db.account.findMany({ where: { id: { in: ids } }, select: { id: true } });
  const known = new Set(accounts.map(({ id }) => id));
  const called = await authorsOf(db, gameId, [...known]);
  const seats = await db.seat.findMany({
    where: { gameId, heldBy: { not: null } },
    select: { key: true, heldBy: true },
  });
  const names = await seatNames(db, gameId);
  const named = (key: string | undefined): NamedSeat | null =>
    key === undefined ? null : { key, name: names[key] ?? key };
  return {
    nameOf: (holder) => (holder === null ? null : (called[holder] ?? null)),
    isAccount: (holder) => holder !== null && known.has(holder),
    seatOf: (holder) => named(seats.find(({ heldBy }) => heldBy === holder && holder !== null)?.key),
  };
}

/** The seats of these games by name: a function of the game and the seat's key. */
export async function seatsNamed(
  db: Reader,
  gameIds: readonly string[],
): Promise<(gameId: string | null, key: string | null) => NamedSeat | null> {
  const names = new Map<string, Awaited<ReturnType<typeof seatNames>>>();
  for (const id of new Set(gameIds)) names.set(id, await seatNames(db, id));
  return (gameId, key) =>
    gameId === null || key === null ? null : { key, name: names.get(gameId)?.[key] ?? key };
}
