import type { Reader } from "../../db/reader";
import { revokeInGroup } from "./revoke";

/**
 * Records within the given transaction that an account is signed in on a device. If a group removed the
 * account, this revokes what the device already held at its tables. Signing in later is thus no way back.
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

/**
 * Lists every id under which an account may hold grants: its own, its devices', and those of devices it
 * claimed.
 */
export async function holdersOfAccount(tx: Reader, accountId: string): Promise<readonly string[]> {
  const [used, claimed] = [
    await tx.accountDevice.findMany({ where: { accountId }, select: { device: true } }),
    await tx.claimedDevice.findMany({ where: { accountId }, select: { device: true } }),
  ];
  return [...new Set([accountId, ...[...used, ...claimed].map(({ device }) => device)])];
}

/** A device cookie lasts this long and is renewed at every table. */
const COOKIE_MS = 400 * 24 * 60 * 60 * 1000;

/** Deletes unused devices after their cookie's lifetime, if they hold no grants. Returns how many. */
export const clearDevices = (tx: Reader, now: Date): Promise<number> =>
  tx.$executeRaw`DELETE FROM "AccountDevice" WHERE "lastAt" < ${new Date(now.getTime() - COOKIE_MS)}
    AND "device" NOT IN (SELECT "holder" FROM "Grant") AND "device" NOT IN (SELECT "heldBy" FROM "Seat" WHERE "heldBy" IS NOT NULL)`;
