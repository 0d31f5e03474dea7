import { createHash } from "node:crypto";
import { isFace } from "@/lib/engine";
import type { TypedCups } from "@/lib/protocol/typedCups";
import { database } from "../../db/db";
import type { Reader } from "../../db/reader";
import { publishToCluster } from "../../process/cluster";
import { broadcast } from "../live/broadcast";

/** Long enough to be unique among a game's phones. */
const MARK_LENGTH = 12;

/** An undone or rejected entry stays as a row without dice, because the version must still grow. */
const isReading = ({ dice }: { readonly dice: string }): boolean => dice !== "";

/** The time of the next entry: later than all others, even if the clock went back. */
export const after = (typed: TypedCups | null): Date =>
  new Date(Math.max(Date.now(), (typed?.version ?? 0) + 1));

/** A phone that enters dice: its holder, and its page's id. */
interface Phone {
  readonly by: string;
  readonly phone: string;
}

/** A phone's public id for the other phones. */
export const markOf = (gameId: string, { by, phone }: Phone): string =>
  createHash("sha256").update(`${gameId} ${by} ${phone}`).digest("base64url").slice(0, MARK_LENGTH);

/** Reads the shared dice entry of the latest round with any; null if there is none. */
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
      seat: seats.find(({ heldBy: seatHolder }) => seatHolder === row.by)?.key ?? null,
    })),
  };
}

const cups = broadcast<TypedCups | null>("TypedCups", (gameId) => readCups(database(), gameId));

/** Publishes the shared dice entry to this process's followers. */
export const publishCupsHere = cups.publishHere;

/** Publishes the shared dice entry to all followers of a game. Call it after each commit that changes it. */
export function publishCups(gameId: string): void {
  void publishCupsHere(gameId);
  publishToCluster({ of: "cups", game: gameId });
}

/** Sends a follower the shared dice entry now and after each change. Returns the function that stops it. */
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
