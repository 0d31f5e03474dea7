import { createHash } from "node:crypto";
import type { GrantRole } from "../access";
import { database } from "../db";
import { type Device, deviceCookie, newDevice } from "../device";
import type { Reader } from "../journalStore";
import { askAgain } from "../openStreams";

/** The better one first. */
const ORDER: readonly GrantRole[] = ["keeper", "player", "watcher"];

/** How many tables a guest has on this device. */
export const tablesOfGuest = (device: Device | null): Promise<number> =>
  device === null ? Promise.resolve(0) : database().grant.count({ where: { holder: device.id } });

/** What a guest is called where only a browser needs to tell one from another; it does not tell the device's id. */
export const nameOfGuest = (device: Device | null): string =>
  device === null ? "" : createHash("sha256").update(`guest:${device.id}`).digest("hex").slice(0, 12);

/** Where the account sits already, the phone's other seat is free. */
async function moveSeats(tx: Reader, device: string, accountId: string): Promise<void> {
  const seats = await tx.seat.findMany({ where: { heldBy: device } });
  for (const { gameId, key } of seats) {
    const sits = await tx.seat.count({ where: { gameId, heldBy: accountId } });
    await tx.seat.update({
      where: { gameId_key: { gameId, key } },
      data: { heldBy: sits > 0 ? null : accountId },
    });
  }
}

/**
 * Makes a guest's tables an account's: its grants and seats, the games it started, and what it recorded is read as the account's from now
 * on. Nothing recorded is changed. The browser is another device from here on, whose cookie is answered.
 */
export async function claimDevice(accountId: string, device: Device): Promise<string> {
  await database().$transaction(async (tx) => {
    const grants = await tx.grant.findMany({ where: { holder: device.id } });
    for (const { gameId, role } of grants) {
      const where = { gameId_holder: { gameId, holder: device.id } };
      const own = await tx.grant.findUnique({ where: { gameId_holder: { gameId, holder: accountId } } });
      if (own === null) {
        await tx.grant.update({ where, data: { holder: accountId } });
        continue;
      }
      const better = ORDER.find((one) => one === role || one === own.role) ?? own.role;
      await tx.grant.delete({ where });
      await tx.grant.update({
        where: { gameId_holder: { gameId, holder: accountId } },
        data: { role: better },
      });
    }
    await moveSeats(tx, device.id, accountId);
    await tx.game.updateMany({ where: { startedBy: device.id }, data: { startedBy: accountId } });
    // A device that came back from somebody's backup stays whose it was.
    await tx.claimedDevice.upsert({
      where: { device: device.id },
      create: { device: device.id, accountId },
      update: {},
    });
  });
  // Tables that lie open on this phone go on, as the account's.
  askAgain(device.id);
  return deviceCookie(newDevice());
}
