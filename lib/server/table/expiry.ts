import { database } from "../db/db";
import { restoreDeadline } from "../db/deleted";
import type { Reader } from "../db/reader";
import type { Prisma } from "../generated/prisma/client";
import { readSettings, type Settings } from "../identity/settings";

const DAY_MS = 24 * 60 * 60 * 1000;

/** So long before a table goes, whoever opens it is told. */
export const NOTICE_DAYS = 14;

/** A table that nobody can open any more is kept so long all the same: its link may still lead somebody back. */
const UNREACHABLE_DAYS = 30;

const days = (from: Date, count: number): Date => new Date(from.getTime() + count * DAY_MS);
const later = (one: Date, other: Date): Date => (one < other ? other : one);

/**
 * When a table may be deleted with its games; null for never. Those of guests go after the days that are set, and not before
 * their players had time to see it coming, nor before what they deleted themselves cannot be put back any more.
 */
export function expiresAt(kept: ExpiringTable, settings: Settings): Date | null {
  const at = quietUntil(kept, settings);
  return at === null || kept.deletedAt === null ? at : later(at, restoreDeadline(kept.deletedAt));
}

function quietUntil({ heldBy, lastAt }: ExpiringTable, settings: Settings): Date | null {
  if (heldBy === "group" || heldBy === "account") return null;
  const { guestGameDays, guestDaysFrom } = settings;
  const asSet =
    guestGameDays === 0 ? null : later(days(lastAt, guestGameDays), days(guestDaysFrom, NOTICE_DAYS));
  if (heldBy === "guests") return asSet;
  const unreachable = days(lastAt, UNREACHABLE_DAYS);
  return asSet === null || unreachable < asSet ? unreachable : asSet;
}

/** Nothing was recorded at a table for so many days. */
const quietFor = (count: number, now: Date): Prisma.TableWhereInput => ({
  games: { none: { updatedAt: { gt: days(now, -count) } } },
});

/** Which tables a sweep at `now` has to look at. */
export const isExpired = ({ guestGameDays }: Settings, now: Date): Prisma.TableWhereInput => ({
  groupId: null,
  OR: [
    ...(guestGameDays === 0 ? [] : [quietFor(guestGameDays, now)]),
    { ...quietFor(UNREACHABLE_DAYS, now), grants: { none: {} } },
  ],
});

/**
 * Until when those of these tables are kept that go within 14 days, by id. Takes tables that somebody was let in to; as long as
 * none of them is old, it costs next to nothing.
 */
export async function expiry(
  tableIds: readonly string[],
  now = new Date(),
): Promise<ReadonlyMap<string, Date>> {
  const db = database();
  const settings = await readSettings();
  const kept = new Map<string, Date>();
  if (settings.guestGameDays === 0) return kept;
  const noticed = days(now, NOTICE_DAYS);
  const old = await db.table.findMany({
    where: { id: { in: [...tableIds] }, groupId: null, ...quietFor(settings.guestGameDays, noticed) },
    select: { id: true },
  });
  for (const { id } of old) {
    const table = await expiringTable(db, id);
    const until = table && expiresAt(table, settings);
    if (until && until <= noticed) kept.set(id, until);
  }
  return kept;
}

/** Whose a table is: a group's, an account's (by a grant, or by a device it has claimed), guests' only, nobody's any more. */
export type OwnedBy = "group" | "account" | "guests" | "nobody";

/** A table with the games that were played there: they are kept together and go together. */
export interface ExpiringTable {
  /** When something was last recorded in any of them. */
  readonly lastAt: Date;
  readonly heldBy: OwnedBy;
  /** When it was deleted, or the last of its games that are; null where nothing is. */
  readonly deletedAt: Date | null;
}

/** How a table is kept; null where there is no such table. */
export async function expiringTable(db: Reader, tableId: string): Promise<ExpiringTable | null> {
  const table = await db.table.findUnique({
    where: { id: tableId },
    select: {
      groupId: true,
      createdAt: true,
      deletedAt: true,
      grants: { where: { role: { not: "screen" } }, select: { holder: true } },
      games: { orderBy: { updatedAt: "desc" }, take: 1, select: { updatedAt: true } },
    },
  });
  if (table === null) return null;
  const { groupId, createdAt, deletedAt, grants, games } = table;
  const { _max } = await db.game.aggregate({ where: { tableId }, _max: { deletedAt: true } });
  const holders = grants.map(({ holder }) => holder);
  return {
    deletedAt: deletedAt ?? _max.deletedAt,
    lastAt: games[0]?.updatedAt ?? createdAt,
    heldBy:
      groupId !== null
        ? "group"
        : holders.length === 0
          ? "nobody"
          : (await anyAccount(db, holders))
            ? "account"
            : "guests",
  };
}

async function anyAccount(db: Reader, holders: readonly string[]): Promise<boolean> {
  const accounts = await db.account.count({ where: { id: { in: [...holders] } } });
  if (accounts > 0) return true;
  return (await db.claimedDevice.count({ where: { device: { in: [...holders] } } })) > 0;
}
