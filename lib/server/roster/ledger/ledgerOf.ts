import { database } from "../../db/db";
import type { Reader } from "../../db/reader";
import type { LedgerOf } from "./openDebts";
import { partiesOf } from "./parties";

/** Whom a group's ledgers name, and by which clock. */
export async function ledgerOfGroup(groupId: string, db: Reader = database()): Promise<LedgerOf> {
  const { timeZone } = await db.group.findUniqueOrThrow({
    where: { id: groupId },
    select: { timeZone: true },
  });
  return { groupId, timeZone, parties: await partiesOf(db, groupId) };
}
