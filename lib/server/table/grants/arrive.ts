import type { VisitBy } from "@/lib/protocol/tablePhones";
import { database } from "../../db/db";
import { inTransaction } from "../../db/inTransaction";
import type { Reader } from "../../db/reader";
import type { GrantRole, TablePass } from "../../identity/access";
import { writeVisit } from "../../identity/grants/visits";
import { holderOf, holdersOf } from "../../identity/visitor";

/** Name of a browser with an unknown user agent. */
export const ANY_BROWSER = "A browser";

/**
 * The assumed way of joining for a visit without a log entry: it is older than the log, or was on another phone.
 */
const BY_ROLE: Readonly<Record<GrantRole, VisitBy>> = {
  keeper: "sit",
  player: "sit",
  watcher: "watch",
  screen: "screen",
};

/**
 * Logs a visitor's first use of a table on this browser. Members need no link, and an account may come by a
 * second phone.
 */
export async function arrive(pass: TablePass): Promise<void> {
  if (await isKnown(database(), pass)) return;
  await inTransaction(async (tx) => {
    // Two streams of one phone may open at once.
    if (await isKnown(tx, pass)) return;
    const { tableId, visitor } = pass;
    const { holder, by } = await letInBy(tx, pass);
    await writeVisit(tx, { tableId, holder, browser: visitor.browser ?? ANY_BROWSER, by });
  });
}

/** True if this browser's visit is logged and has not ended. */
const isKnown = async (db: Reader, { tableId, visitor }: TablePass): Promise<boolean> =>
  (await db.visit.count({
    where: {
      tableId,
      holder: { in: [...holdersOf(visitor)] },
      browser: visitor.browser ?? ANY_BROWSER,
      endedAt: null,
    },
  })) > 0;

async function letInBy(
  tx: Reader,
  { tableId, visitor }: TablePass,
): Promise<{ holder: string; by: VisitBy }> {
  const holders = holdersOf(visitor);
  const table = await tx.table.findUniqueOrThrow({
    where: { id: tableId },
    select: {
      grants: { where: { holder: { in: [...holders] } } },
      group: { select: { memberships: { where: { accountId: visitor.account?.id ?? "" } } } },
    },
  });
  if (table.group && table.group.memberships.length > 0) return { holder: holderOf(visitor), by: "group" };
  const grant = holders.flatMap((id) => table.grants.find(({ holder }) => holder === id) ?? []).at(0);
  const holder = grant?.holder ?? holderOf(visitor);
  const before = await tx.visit.findFirst({
    where: { tableId, holder, endedAt: null },
    orderBy: { id: "asc" },
    select: { by: true },
  });
  return { holder, by: (before?.by as VisitBy) ?? BY_ROLE[grant?.role as GrantRole] ?? "group" };
}
