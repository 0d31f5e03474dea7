import { database } from "../db/db";
import { readSettings, type Settings } from "../identity/settings";
import { familyOf, type GameFamily } from "./gameFamily";

const DAY_MS = 24 * 60 * 60 * 1000;

/** So long before a game goes, whoever opens it is told. */
const NOTICE_DAYS = 14;

/** A game that nobody can open any more is kept so long all the same: its link may still lead somebody back. */
const UNREACHABLE_DAYS = 30;

const days = (from: Date, count: number): Date => new Date(from.getTime() + count * DAY_MS);
const later = (one: Date, other: Date): Date => (one < other ? other : one);

/**
 * When a family of games may be deleted; null for never. Games of guests go after the days that are set, and not before
 * their players had time to see it coming.
 */
export function goesAt({ heldBy, lastAt }: GameFamily, settings: Settings): Date | null {
  if (heldBy === "group" || heldBy === "account") return null;
  const { guestGameDays, guestDaysFrom } = settings;
  const asSet =
    guestGameDays === 0 ? null : later(days(lastAt, guestGameDays), days(guestDaysFrom, NOTICE_DAYS));
  if (heldBy === "guests") return asSet;
  const unreachable = days(lastAt, UNREACHABLE_DAYS);
  return asSet === null || unreachable < asSet ? unreachable : asSet;
}

/** Which games a sweep at `now` has to look at: by what one row tells. */
export const mayGo = ({ guestGameDays }: Settings, now: Date) => ({
  groupId: null,
  playoffOf: null,
  OR: [
    ...(guestGameDays === 0 ? [] : [{ updatedAt: { lte: days(now, -guestGameDays) } }]),
    { updatedAt: { lte: days(now, -UNREACHABLE_DAYS) }, grants: { none: {} } },
  ],
});

/**
 * Until when those of these games are kept that go within 14 days, by id. Takes games that somebody was let in to; as long as
 * none of them is old, it costs next to nothing.
 */
export async function keptUntil(
  gameIds: readonly string[],
  now = new Date(),
): Promise<ReadonlyMap<string, Date>> {
  const db = database();
  const settings = await readSettings();
  const kept = new Map<string, Date>();
  if (settings.guestGameDays === 0) return kept;
  const noticed = days(now, NOTICE_DAYS);
  const old = await db.game.findMany({
    where: {
      id: { in: [...gameIds] },
      groupId: null,
      updatedAt: { lte: days(noticed, -settings.guestGameDays) },
    },
    select: { id: true },
  });
  for (const { id } of old) {
    const family = await familyOf(db, id);
    const until = family && goesAt(family, settings);
    if (until && until <= noticed) kept.set(id, until);
  }
  return kept;
}
