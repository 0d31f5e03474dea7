import { backupsIn } from "../db/backups";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { onPostgres } from "../db/dialect";
import { readSettings } from "../identity/settings";
import { backupsFolder } from "../process/dataDir";
import { readEnvironment } from "../process/env";
import { NOTICE_DAYS } from "../table/expiry";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A crew that meets weekly uses the program at least so often. */
const QUIET_DAYS = 8;

/** Whether what is past its time may be deleted at this time of the clock. */
export type MayDelete = (now: Date) => Promise<boolean>;

/**
 * Guards deletion by time against a clock that is wrong. It refuses at the first look of a process, and for 14 days from a moment
 * when the clock jumped by more than a day, or the last use lies more than eight days away. That moment is stored as the start of the
 * notice of guests' games, so a restart does not end it.
 * @param monotonicMs Milliseconds by a clock that nobody sets.
 */
export function guardDeletion(monotonicMs = () => performance.now()): MayDelete {
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
    // A notice from the future: the clock was ahead when it began.
    if (jumped || noticed < -DAY_MS) {
      await database().installation.update({ where: { id: 1 }, data: { guestDaysFrom: now } });
      return false;
    }
    return before !== undefined && noticed >= NOTICE_DAYS * DAY_MS;
  };
}

/** Whether the last use before now lies more than eight days away; false where there was none. */
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
