import { createHash } from "node:crypto";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import { type Device, deviceCookie, newDevice } from "../identity/device";
import { rememberDevice } from "../identity/grants/accountDevices";
import { audit } from "../process/audit/audit";
import { moveGrants } from "../table/grants/moveGrants";
import { reconnectStreams } from "../table/live/openStreams";

/** How many tables a guest has on this device; one that it is the big screen of is nobody's. */
export const tablesOfGuest = (device: Device | null): Promise<number> =>
  device === null
    ? Promise.resolve(0)
    : database().grant.count({ where: { holder: device.id, role: { not: "screen" } } });

/** What a guest is called where only a browser needs to tell one from another; it does not tell the device's id. */
export const nameOfGuest = (device: Device | null): string =>
  device === null ? "" : createHash("sha256").update(`guest:${device.id}`).digest("hex").slice(0, 12);

/**
 * Makes a guest's tables an account's (`moveGrants`). The browser is another device from here on, whose cookie is answered.
 * @param browser "Firefox on Android".
 */
export async function claimDevice(accountId: string, device: Device, browser: string): Promise<string> {
  const next = newDevice();
  await inTransaction(async (tx) => {
    await moveGrants(tx, device.id, accountId, browser);
    await rememberDevice(tx, accountId, next.id, browser);
  });
  audit("device-claimed", { who: accountId, about: device.id });
  // Tables that lie open on this phone go on, as the account's.
  reconnectStreams(device.id);
  return deviceCookie(next);
}
