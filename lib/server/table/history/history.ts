import type { AuthoredEntry, Entry, History } from "@/lib/protocol/entry";
import { atOneMoment } from "../../db/inTransaction";
import type { Reader } from "../../db/reader";
import type { Pass } from "../../identity/access";
import { holderOf } from "../../identity/visitor";
import { calledAt } from "../calledAt";
import { holderHandle, ownHolders } from "../grants/ownHandles";
import { authorsOf, tableGroup } from "../groupOfTable";
import { mineAmong, seatsHeld } from "../live/around";
import { readConsents } from "../live/consents";
import { entriesAfter, openingOf, seatNames } from "../record/journalStore";

/** A game's whole journal, all of one moment. */
export function readHistory(pass: Pass): Promise<History> {
  const { gameId, tableId, visitor, purposes } = pass;
  return atOneMoment(async (tx) => {
    const { playedAt, playoffOf, resultOnly } = await tx.game.findUniqueOrThrow({
      where: { id: gameId },
      select: { playedAt: true, playoffOf: true, resultOnly: true },
    });
    const journal = await entriesAfter(tx, gameId, 0);
    const { entries, by } = await authored(tx, pass, journal);
    const seats = await seatsHeld(tx, gameId);
    const own = holderOf(visitor);
    const called = {
      ...(await calledAt(tx, gameId, by, seats)),
      // One's own phone is this phone, wherever it sits.
      [own]: (await authorsOf(tx, gameId, [own]))[own],
    };
    return {
      id: gameId,
      startedAt: playedAt.toISOString(),
      playoffOf,
      resultOnly,
      group: await tableGroup(tx, pass),
      opening: await openingOf(tx, gameId, journal),
      names: await seatNames(tx, gameId),
      entries,
      you: holderHandle(tableId, holderOf(visitor)),
      authors: Object.fromEntries(
        Object.entries(called).flatMap(([holder, name]) =>
          name === undefined ? [] : [[holderHandle(tableId, holder), name]],
        ),
      ),
      mine: mineAmong(seats, visitor),
      keeps: purposes.includes("relink"),
      consents: await readConsents(tx, gameId),
    };
  });
}

/** The entries of a game and who recorded them. */
interface Authored {
  /** Each with the handle of who recorded it. */
  readonly entries: readonly AuthoredEntry[];
  /** The accounts and devices themselves. */
  readonly by: readonly string[];
}

/** What a visitor recorded as a guest, on this device or on one their account has claimed, is theirs as well. */
async function authored(
  tx: Reader,
  { gameId, tableId, visitor }: Pass,
  journal: readonly Entry[],
): Promise<Authored> {
  const own = new Set(await ownHolders(tx, visitor));
  const rows = await tx.entry.findMany({ where: { gameId }, select: { seq: true, by: true } });
  const authors = new Map(rows.map(({ seq, by }) => [seq, own.has(by) ? holderOf(visitor) : by]));
  const by = [...new Set(authors.values())];
  const handles = new Map(by.map((holder) => [holder, holderHandle(tableId, holder)]));
  const entries = journal.map((entry) => ({
    ...entry,
    by: handles.get(authors.get(entry.seq) ?? "") ?? "",
  }));
  return { entries, by };
}
