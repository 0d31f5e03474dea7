import { createHash } from "node:crypto";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import { type Device, deviceCookie, newDevice } from "../identity/device";
import { rememberDevice } from "../identity/grants/accountDevices";
import { audit } from "../process/audit/audit";
import { moveGrants } from "../table/grants/moveGrants";
import { reconnectStreams } from "../table/live/openStreams";

/** Counts a guest's tables on this device. The table that it shows as a TV does not count. */
export const tablesOfGuest = (device: Device | null): Promise<number> =>
  device === null
    ? Promise.resolve(0)
    : database().grant.count({ where: { holder: device.id, role: { not: "screen" } } });

/** A short label for a guest, unique within a browser. It does not reveal the device id. */
export const nameOfGuest = (device: Device | null): string =>
  device === null ? "" : createHash("sha256").update(`guest:${device.id}`).digest("hex").slice(0, 12);

/**
 * Moves a guest's tables to an account (`moveGrants`). Returns the cookie of the new device that the browser
 * becomes.
 * @param browser "Firefox on Android".
 */
export async function claimDevice(accountId: string, device: Device, browser: string): Promise<string> {
  const next = newDevice();
  await inTransaction(async (tx) => {
    await moveGrants(tx, device.id, accountId, browser);
    await rememberDevice(tx, accountId, next.id, browser);
  });
  audit("device-claimed", { who: accountId, about: device.id });
  // Tables open on this phone reconnect as the account's.
  reconnectStreams(device.id);
  return deviceCookie(next);
}
