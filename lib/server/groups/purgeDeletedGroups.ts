import { database } from "../db/db";
import { goneForGood } from "../db/deleted";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { purgeTables } from "../table/purge";

/** Years of games are a lot of rows. */
const LONGEST_MS = 60_000;

/**
 * Deletes for good the groups that nobody can put back any more, with their games and rosters, each in one transaction.
 * @param stopped Asked before each: whether to leave the rest to the next time.
 * @returns how many.
 */
export async function purgeDeletedGroups(now: Date, stopped = () => false): Promise<number> {
  const long = goneForGood(now);
  const groups = await database().group.findMany({ where: long, select: { id: true } });
  let purged = 0;
  for (const { id } of groups) {
    if (stopped()) break;
    const done = await inTransaction(
      async (tx) => {
        // Somebody may have put it back while another one was deleted.
        if ((await tx.group.count({ where: { id, ...long } })) === 0) return false;
        await purge(tx, id);
        return true;
      },
      { timeout: LONGEST_MS },
    );
    if (done) purged++;
  }
  return purged;
}

/** Nothing goes along by itself: whatever points at something goes before it. */
async function purge(tx: Reader, groupId: string): Promise<void> {
  await purgeTables(tx, { groupId });
  await tx.groupFigures.deleteMany({ where: { groupId } });
  await tx.courseRow.deleteMany({ where: { groupId } });
  await tx.groupTally.deleteMany({ where: { groupId } });
  await tx.ledgerLine.deleteMany({ where: { groupId } });
  await tx.publicLink.deleteMany({ where: { groupId } });
  await tx.buyIn.deleteMany({ where: { night: { groupId } } });
  await tx.payment.deleteMany({ where: { night: { groupId } } });
  await tx.night.deleteMany({ where: { groupId } });
  await tx.player.updateMany({ where: { groupId }, data: { mergedInto: null } });
  await tx.player.deleteMany({ where: { groupId } });
  await tx.season.deleteMany({ where: { groupId } });
  await tx.invitation.deleteMany({ where: { groupId } });
  await tx.housePreset.deleteMany({ where: { groupId } });
  await tx.membership.deleteMany({ where: { groupId } });
  await tx.groupRemoval.deleteMany({ where: { groupId } });
  await tx.group.delete({ where: { id: groupId } });
}
