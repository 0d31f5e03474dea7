import type { Reader } from "../../db/reader";
import type { GrantRole } from "../../identity/access";
import { boundVisits, endVisits } from "../../identity/grants/visits";

/** Best first. */
const ORDER: readonly GrantRole[] = ["keeper", "player", "watcher"];

/** If the account already has a seat there, the phone's seat becomes free. */
async function moveSeats(tx: Reader, device: string, accountId: string): Promise<void> {
  const sits = await tx.seat.findMany({ where: { heldBy: accountId }, select: { gameId: true } });
  const twice = { gameId: { in: sits.map(({ gameId }) => gameId) } };
  await tx.seat.updateMany({ where: { heldBy: device, ...twice }, data: { heldBy: null } });
  await tx.seat.updateMany({ where: { heldBy: device }, data: { heldBy: accountId } });
  // The later of two seat records at one table wins.
  for (const { tableId, satAt } of await tx.sitting.findMany({ where: { holder: device } })) {
    const own = { tableId, holder: accountId };
    const later = await tx.sitting.count({ where: { ...own, satAt: { gt: satAt } } });
    await tx.sitting.deleteMany({ where: later > 0 ? { tableId, holder: device } : own });
  }
  await tx.sitting.updateMany({ where: { holder: device }, data: { holder: accountId } });
}

/**
 * Moves a device's tables to an account, within the given transaction: its grants, seats and started games.
 * Its entries now count as the account's, without being changed. A TV grant belongs to the device alone and
 * ends.
 * @param browser "Firefox on Android".
 */
export async function moveGrants(
  tx: Reader,
  device: string,
  accountId: string,
  browser: string,
): Promise<void> {
  await tx.grant.deleteMany({ where: { holder: device, role: "screen" satisfies GrantRole } });
  await endVisits(tx, { holders: [device], table: {}, by: ["screen"] }, "ended");
  const grants = await tx.grant.findMany({ where: { holder: device } });
  const own = await tx.grant.findMany({
    where: { holder: accountId, tableId: { in: grants.map(({ tableId }) => tableId) } },
  });
  for (const { tableId, role } of own) {
    const moved = grants.find((grant) => grant.tableId === tableId);
    const better = ORDER.find((one) => one === role || one === moved?.role) ?? role;
    await tx.grant.delete({ where: { tableId_holder: { tableId, holder: device } } });
    await tx.grant.update({
      where: { tableId_holder: { tableId, holder: accountId } },
      data: { role: better },
    });
  }
  await tx.grant.updateMany({ where: { holder: device }, data: { holder: accountId } });
  await endVisits(tx, { holders: [device], table: {} }, "signed-in");
  await moveSeats(tx, device, accountId);
  await tx.visit.createMany({
    data: grants.map(({ tableId }) => ({ tableId, holder: accountId, browser, by: "signed-in" })),
  });
  for (const { tableId } of grants) await boundVisits(tx, tableId);
  // Raw SQL, because Prisma would set updatedAt and make the games look recorded now.
  await tx.$executeRaw`UPDATE "Game" SET "startedBy" = ${accountId} WHERE "startedBy" = ${device}`;
  // A device that reappears from a backup keeps its first account.
  await tx.claimedDevice.upsert({
    where: { device },
    create: { device, accountId },
    update: {},
  });
}
