import type { Reader } from "../../db/reader";
import { revokeInGroup } from "./revoke";

/**
 * Writes down that an account is signed in on a device, in the transaction it is given. What the device held at tables of groups that the
 * account was shown out of, from before that, ends: nobody comes back by signing in only afterwards.
 * @param browser "Firefox on Android".
 */
export async function rememberDevice(
  tx: Reader,
  accountId: string,
  device: string,
  browser: string,
): Promise<void> {
  const used = { accountId, device };
  await tx.accountDevice.upsert({
    where: { accountId_device: used },
    create: { ...used, browser },
    update: { browser, lastAt: new Date() },
  });
  const removals = await tx.groupRemoval.findMany({ where: { accountId } });
  for (const { groupId, at } of removals)
    await revokeInGroup(tx, { groupId, holders: [device], until: at }, "shown-out");
}

/** Every id by which an account may hold something: its own, those of devices it was used on, and of those whose tables it took over. */
export async function holdersOfAccount(tx: Reader, accountId: string): Promise<readonly string[]> {
  const [used, claimed] = [
    await tx.accountDevice.findMany({ where: { accountId }, select: { device: true } }),
    await tx.claimedDevice.findMany({ where: { accountId }, select: { device: true } }),
  ];
  return [...new Set([accountId, ...[...used, ...claimed].map(({ device }) => device)])];
}

/** A device's cookie lasts so long, and is given anew at every table. */
const COOKIE_MS = 400 * 24 * 60 * 60 * 1000;

/** Forgets devices that were not used with an account for longer than a cookie lasts, and hold nothing. Answers how many. */
export const clearDevices = (tx: Reader, now: Date): Promise<number> =>
  tx.$executeRaw`DELETE FROM "AccountDevice" WHERE "lastAt" < ${new Date(now.getTime() - COOKIE_MS)}
    AND "device" NOT IN (SELECT "holder" FROM "Grant") AND "device" NOT IN (SELECT "heldBy" FROM "Seat" WHERE "heldBy" IS NOT NULL)`;
