import { ok } from "@/lib/engine";
import { database } from "./db";
import type { Device } from "./device";
import { type Done, notDone } from "./notDone";

/** What access is asked for. */
export type Purpose = "read" | "record";

const ROLES = ["keeper", "player"] as const;
export type Role = (typeof ROLES)[number];

const MAY: Readonly<Record<Role, readonly Purpose[]>> = {
  keeper: ["read", "record"],
  player: ["read", "record"],
};

/** Not exported: only this file can let anybody in. */
class TablePass {
  // A member that is not public makes the type nominal: an object of the same shape is no pass.
  protected readonly given = true;
  constructor(
    readonly gameId: string,
    readonly device: Device,
    readonly role: Role,
  ) {}
}

/** Proof that access was asked for and given. Every function that reads or writes a game takes one. */
export type Pass = TablePass;

/**
 * Decides whether a device may read or record a game: the one place where that is decided.
 * Refuses with `no-such-table`, the same answer for a game there is not and for one this device has not joined.
 */
export async function access(device: Device | null, gameId: string, purpose: Purpose): Promise<Done<Pass>> {
  if (device === null) return notDone("no-such-table");
  const grant = await database().grant.findUnique({
    where: { gameId_device: { gameId, device: device.id } },
    select: { role: true },
  });
  const role = ROLES.find((known) => known === grant?.role);
  if (role === undefined || !MAY[role].includes(purpose)) return notDone("no-such-table");
  return ok(new TablePass(gameId, device, role));
}
