import { createHash } from "node:crypto";
import { isFace } from "@/lib/engine";
import type { TypedCups } from "@/lib/protocol/typedCups";
import type { Reader } from "../../db/reader";

/** Long enough that no two phones of a game have the same. */
const MARK_LENGTH = 12;

/** What was taken back, or decided against, stands there with no dice: the version of all has to grow by that as well. */
const isReading = ({ dice }: { readonly dice: string }): boolean => dice !== "";

/** When the next is typed: later than all before it, whatever the clock says. */
export const after = (typed: TypedCups | null): Date =>
  new Date(Math.max(Date.now(), (typed?.version ?? 0) + 1));

/** A phone that types: whose it is, and what its page calls itself. */
interface Phone {
  readonly by: string;
  readonly phone: string;
}

/** What the others are told in the place of who a phone is. */
export const markOf = (gameId: string, { by, phone }: Phone): string =>
  createHash("sha256").update(`${gameId} ${by} ${phone}`).digest("base64url").slice(0, MARK_LENGTH);

/** What the phones have typed of the cups of the round that was typed of last; null where nothing is typed. */
export async function readCups(db: Reader, gameId: string): Promise<TypedCups | null> {
  const rows = await db.typedCup.findMany({
    where: { gameId },
    orderBy: [{ at: "asc" }, { cup: "asc" }, { phone: "asc" }],
  });
  const [first] = rows;
  if (first === undefined) return null;
  const seats = await db.seat.findMany({
    where: { gameId, heldBy: { in: rows.map(({ by }) => by) } },
    select: { key: true, heldBy: true },
  });
  return {
    began: first.began,
    version: Math.max(...rows.map(({ at }) => at.getTime())),
    readings: rows.filter(isReading).map((row) => ({
      cup: row.cup,
      dice: [...row.dice].map(Number).filter(isFace),
      phone: markOf(gameId, row),
      seat: seats.find(({ heldBy }) => heldBy === row.by)?.key ?? null,
    })),
  };
}
