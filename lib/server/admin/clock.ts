import { backupsIn } from "../db/backupFiles";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { onPostgres } from "../db/dialect";
import { readSettings } from "../identity/settings";
import { backupsFolder } from "../process/dataDir";
import { readEnvironment } from "../process/env";
import { NOTICE_DAYS } from "../table/expiry";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A weekly crew uses the program at least this often. */
const QUIET_DAYS = 8;

/** Decides whether expired data may be deleted at this clock time. */
export type CanDelete = (now: Date) => Promise<boolean>;

/**
 * Guards deletion against a wrong clock. It refuses on a process's first check. It also refuses for 14 days
 * after the clock jumps by more than a day, or after eight days without use. The database stores that moment
 * as the start of the notice for guests' games, so a restart does not reset it.
 * @param monotonicMs Milliseconds of a monotonic clock.
 */
export function guardDeletion(monotonicMs = () => performance.now()): CanDelete {
  let last: { readonly wall: number; readonly monotonic: number } | undefined;
  return async (now) => {
    const [before, at] = [last, { wall: now.getTime(), monotonic: monotonicMs() }];
    last = at;
    const jumped =
      before === undefined
        ? await wasQuiet(now)
        : Math.abs(at.wall - before.wall - (at.monotonic - before.monotonic)) > DAY_MS;
    const { guestDaysFrom } = await readSettings();
    const noticed = now.getTime() - guestDaysFrom.getTime();
    // A notice from the future: the clock was ahead when the notice started.
    if (jumped || noticed < -DAY_MS) {
      await database().installation.update({ where: { id: 1 }, data: { guestDaysFrom: now } });
      return false;
    }
    return before !== undefined && noticed >= NOTICE_DAYS * DAY_MS;
  };
}

/** True if the last use was more than eight days ago; false if there was none. */
async function wasQuiet(now: Date): Promise<boolean> {
  const db = database();
  const [game, session] = await Promise.all([
    db.game.aggregate({ where: { ...NOT_DELETED, updatedAt: { lte: now } }, _max: { updatedAt: true } }),
    db.session.aggregate({ where: { seenAt: { lte: now } }, _max: { seenAt: true } }),
  ]);
  const copies = onPostgres() ? [] : backupsIn(backupsFolder(readEnvironment().dataDir), now);
  const used = [game._max.updatedAt, session._max.seenAt].flatMap((at) => (at ? [at.getTime()] : []));
  const times = [...used, ...copies.map(({ at }) => Date.parse(at))].filter((time) => time <= now.getTime());
  return times.length > 0 && now.getTime() - Math.max(...times) > QUIET_DAYS * DAY_MS;
}
