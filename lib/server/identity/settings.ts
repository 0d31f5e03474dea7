import { type InstallationSettings, SIGN_UP } from "@/lib/protocol/installation";
import { database } from "../db/db";
import type { Reader } from "../db/reader";
import { readEnvironment } from "../process/env";

/** The settings, the owner, and when the retention of guests' games was last shortened. */
export interface Settings extends InstallationSettings {
  readonly ownerId: string | null;
  readonly guestDaysFrom: Date;
}

/** Reads the server's settings, creating their single row if needed: `SIGN_UP` is its first value. */
export async function readSettings(db: Reader = database()): Promise<Settings> {
  const only = { where: { id: 1 } };
  const row =
    (await db.installation.findUnique(only)) ??
    (await db.installation.upsert({
      ...only,
      create: { signUp: readEnvironment().firstSignUp },
      update: {},
    }));
  return {
    ownerId: row.ownerId,
    signUp: SIGN_UP.find((known) => known === row.signUp) ?? "closed",
    guestGameDays: row.guestGameDays,
    guestDaysFrom: row.guestDaysFrom,
  };
}
