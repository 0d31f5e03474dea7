import { type InstallationSettings, SIGN_UP } from "@/lib/protocol/installation";
import { database } from "../db/db";
import type { Reader } from "../db/reader";

/** The settings, and when the retention of guests' games was last shortened. */
export interface Settings extends InstallationSettings {
  readonly guestDaysFrom: Date;
}

/** Reads the server's settings, creating their single row if needed. */
export async function readSettings(db: Reader = database()): Promise<Settings> {
  const row = await db.installation.upsert({ where: { id: 1 }, create: {}, update: {} });
  return {
    signUp: SIGN_UP.find((known) => known === row.signUp) ?? "closed",
    guestGameDays: row.guestGameDays,
    guestDaysFrom: row.guestDaysFrom,
  };
}
