import type { Ledger, LedgerEntries, LedgerEntry, LedgerEntryKind } from "@/lib/protocol/ledger";
import { dayOf } from "@/lib/views/dayOf";
import { parseCursor, writeCursor } from "../../db/cursor";
import { database } from "../../db/db";
import { fromJson } from "../../db/json";
import type { Prisma } from "../../generated/prisma/client";
import { canKeep, canRecord, isOwnEntry, receiversFor } from "../../identity/access";
import { groupContext, type InGroup } from "../groupContext";
import { canceledAmong } from "./canceled";
import { roundsOf } from "./roundsOf";
import { ledgerOf, storedName } from "./storedName";

const PAGE = 20;

/**
 * Lists a ledger's entries, newest first, in pages. Chips and money are listed together, each with its own
 * name.
 * @param from `next` of the previous page; an invalid cursor starts at the first page.
 */
export async function listLedgerEntries(
  given: InGroup,
  ledger: Ledger,
  from?: string,
): Promise<LedgerEntries> {
  const db = database();
  const { pass, timeZone, parties } = await groupContext(given);
  const mark = parseCursor(from);
  const where: Prisma.LedgerLineWhereInput =
    ledger === "chips"
      ? { OR: [{ ledger }, { ledger: { startsWith: storedName("money") } }] }
      : ledger === "drinks"
        ? { OR: [{ ledger }, { ledger: { startsWith: storedName("drinks", "") } }] }
        : { ledger };
  const found = await db.ledgerLine.findMany({
    where: {
      groupId: pass.groupId,
      AND: [where, mark ? { at: { lte: mark.at }, NOT: { at: mark.at, id: { gte: mark.id } } } : {}],
    },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: PAGE + 1,
    include: { game: { select: { deletedAt: true } } },
  });
  if (found.length === 0) return { lines: [], next: null };
  const page = found.slice(0, PAGE);
  const last = found.length > PAGE ? page.at(-1) : undefined;
  const ids = page.map(({ id }) => id);
  const canceled = await canceledAmong(db, ids);
  const rounds = await roundsOf(
    db,
    page.flatMap(({ gameId }) => gameId ?? []),
  );
  const taken = await db.ledgerLine.findMany({
    where: { id: { in: page.flatMap(({ takesBack }) => takesBack ?? []) } },
    select: { id: true, deed: true },
  });
  const mayReceive = await receiversFor(pass);
  const writers = await db.account.findMany({
    where: { id: { in: page.map(({ by }) => by) } },
    select: { id: true, name: true },
  });
  return {
    lines: page.map((row): LedgerEntry => {
      const isCanceled = canceled.has(row.id);
      const shares = fromJson("shares", row.shares);
      const concerned =
        row.deed === "round" ? (shares ?? []).map(([party]) => party) : row.deed === "repaid" ? [row.to] : [];
      const mayWrite =
        canKeep(pass.role) ||
        (canRecord(pass.role) &&
          (isOwnEntry(pass, row) || concerned.some((party) => mayReceive(parties.personOf(party) ?? party))));
      return {
        id: row.id,
        ...ledgerOf(row.ledger),
        deed: row.deed as LedgerEntryKind,
        from: row.from,
        fromName: parties.nameOf(row.from),
        to: row.to,
        toName: parties.nameOf(row.to),
        amount: row.amount,
        shares: shares?.map(([party, amount]) => ({ party, name: parties.nameOf(party), amount })) ?? null,
        day: row.day,
        season: row.seasonId,
        note: row.note,
        game:
          row.gameId !== null && row.game?.deletedAt === null
            ? { id: row.gameId, rounds: rounds(row.gameId) }
            : null,
        night: row.nightId,
        at: row.at.toISOString(),
        on: dayOf(row.at, timeZone),
        byName: writers.find(({ id }) => id === row.by)?.name ?? null,
        takes: (taken.find(({ id }) => id === row.takesBack)?.deed as LedgerEntryKind | undefined) ?? null,
        takenBack: isCanceled,
        mayTakeBack: mayWrite && !isCanceled && row.takesBack === null,
      };
    }),
    next: last ? writeCursor({ at: last.at, id: last.id }) : null,
  };
}
