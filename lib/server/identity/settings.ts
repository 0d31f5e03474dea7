import { type InstallationSettings, SIGN_UP } from "@/lib/protocol/installation";
import { database } from "../db/db";
import type { Reader } from "../db/reader";

/** The settings, and when the days of guests' games were last made fewer. */
export interface Settings extends InstallationSettings {
  readonly guestDaysFrom: Date;
}

/** The installation's settings; its one row is made when it is first needed. */
export async function readSettings(db: Reader = database()): Promise<Settings> {
  const row = await db.installation.upsert({ where: { id: 1 }, create: {}, update: {} });
  return {
    signUp: SIGN_UP.find((known) => known === row.signUp) ?? "closed",
    guestGameDays: row.guestGameDays,
    guestDaysFrom: row.guestDaysFrom,
  };
}
