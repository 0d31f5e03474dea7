import { createHash } from "node:crypto";
import { isFace } from "@/lib/engine";
import type { TypedCups } from "@/lib/protocol/typedCups";
import { database } from "../../db/db";
import type { Reader } from "../../db/reader";
import { publishToCluster } from "../../process/cluster";
import { broadcast } from "../live/broadcast";

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

const cups = broadcast<TypedCups | null>("TypedCups", (gameId) => readCups(database(), gameId));

/** Tells those who follow a game through this process what is typed of its cups. */
export const publishCupsHere = cups.publishHere;

/** Has everybody who follows a game told what is typed of its cups. Call it after every change of that, once it is committed. */
export function publishCups(gameId: string): void {
  void publishCupsHere(gameId);
  publishToCluster({ of: "cups", game: gameId });
}

/** Sends somebody who follows a game what is typed of its cups, at once and after every change. Returns what stops it. */
export function followCups(gameId: string, send: (event: string) => void): () => void {
  let last = "";
  const stop = cups.on(gameId, (typed) => {
    const written = JSON.stringify(typed);
    if (written === last) return;
    last = written;
    send(`event: cups\ndata: ${written}\n\n`);
  });
  void publishCupsHere(gameId);
  return stop;
}
