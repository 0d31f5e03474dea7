import { placesOf } from "@/lib/protocol/journal";
import type { Correction } from "@/lib/protocol/liveState";
import { addsABang, roundOfPlace } from "@/lib/views/history";
import { fromJson } from "../../db/json";
import type { Reader } from "../../db/reader";
import { displayName, type SeatHolder } from "../displayName";
import { isOfPlayoff } from "../playedOff";
import { REPLACING } from "../record/journalStore";

/** How many entries to search. Followers already know of earlier corrections. */
const LATEST = 60;

/**
 * Finds the latest correction among a game's latest entries, with its author's name: by seat, else by the
 * game's group. Entries recorded together are one correction. Another bang at the same claim (F13) is not a
 * correction.
 */
export async function latestCorrection(
  db: Reader,
  gameId: string,
  seats: readonly SeatHolder[],
): Promise<Correction | null> {
  const newest = await db.entry.findFirst({
    where: { gameId },
    orderBy: { seq: "desc" },
    select: { seq: true },
  });
  const rows = await db.entry.findMany({
    where: { gameId, seq: { gt: (newest?.seq ?? 0) - LATEST }, ...REPLACING },
    orderBy: { seq: "desc" },
  });
  for (const row of rows) {
    const together = rows.filter(({ by, at }) => by === row.by && at.valueOf() === row.at.valueOf());
    const first = together.at(-1) ?? row;
    const [replaced = 0] = fromJson("replaces", first.replaces) ?? [];
    const there = await db.entry.findUnique({ where: { gameId_seq: { gameId, seq: replaced } } });
    const was = there && fromJson("action", there.action);
    const now = fromJson("action", first.action);
    if (addsABang(was, now)) continue;
    return {
      id: first.entryId,
      seq: first.seq,
      replaced,
      round: await roundOf(db, gameId, first.seq),
      was,
      now,
      more: together.length - 1,
      by: (await displayName(db, gameId, [first.by], seats))[first.by] ?? null,
      playoff: isOfPlayoff(first.entryId),
    };
  }
  return null;
}

/** The round of an entry that replaces others, found without a replay. */
async function roundOf(db: Reader, gameId: string, seq: number): Promise<number> {
  const corrections = await db.entry.findMany({
    where: { gameId, seq: { lte: seq }, ...REPLACING },
    orderBy: { seq: "asc" },
    select: { seq: true, replaces: true },
  });
  const places = placesOf(
    corrections.map((row) => ({ seq: row.seq, replaces: fromJson("replaces", row.replaces) ?? [] })),
  );
  const place = places.get(seq) ?? seq;
  const before = await db.roundRow.findFirst({
    where: { gameId, seq: { lt: place } },
    orderBy: { seq: "desc" },
    select: { round: true, seq: true },
  });
  const lines = await db.entry.findMany({
    where: { gameId, seq: { gt: before?.seq ?? 0 }, OR: [{ seq: { lte: place } }, REPLACING] },
    orderBy: { seq: "asc" },
    select: { seq: true, action: true, replaces: true },
  });
  return roundOfPlace(
    place,
    before,
    lines.map((line) => {
      const replaces = fromJson("replaces", line.replaces);
      return { seq: line.seq, action: fromJson("action", line.action), ...(replaces && { replaces }) };
    }),
  );
}
