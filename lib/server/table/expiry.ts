import { database } from "../db/db";
import { restoreDeadline } from "../db/deleted";
import type { Reader } from "../db/reader";
import type { Prisma } from "../generated/prisma/client";
import { readSettings, type Settings } from "../identity/settings";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days ahead visitors of a table see its deletion announced. */
export const NOTICE_DAYS = 14;

/** How long an unreachable table is kept, because a link may still lead back to it. */
const UNREACHABLE_DAYS = 30;

const days = (from: Date, count: number): Date => new Date(from.getTime() + count * DAY_MS);
const later = (one: Date, other: Date): Date => (one < other ? other : one);

/**
 * When a table with its games may be deleted; null for never. A guests' table expires after the configured
 * days. It gets a notice period first, and what its players deleted can be restored until its deadline.
 */
export function expiresAt(table: ExpiringTable, settings: Settings): Date | null {
  const at = quietUntil(table, settings);
  return at === null || table.deletedAt === null ? at : later(at, restoreDeadline(table.deletedAt));
}

function quietUntil({ ownedBy, lastAt }: ExpiringTable, settings: Settings): Date | null {
  if (ownedBy === "group" || ownedBy === "account") return null;
  const { guestGameDays, guestDaysFrom } = settings;
  const asSet =
    guestGameDays === 0 ? null : later(days(lastAt, guestGameDays), days(guestDaysFrom, NOTICE_DAYS));
  if (ownedBy === "guests") return asSet;
  const unreachable = days(lastAt, UNREACHABLE_DAYS);
  return asSet === null || unreachable < asSet ? unreachable : asSet;
}

/** The condition for tables without entries for this many days. */
const quietFor = (count: number, now: Date): Prisma.TableWhereInput => ({
  games: { none: { updatedAt: { gt: days(now, -count) } } },
});

/** The condition for tables that a sweep at `now` must check. */
export const isExpired = ({ guestGameDays }: Settings, now: Date): Prisma.TableWhereInput => ({
  groupId: null,
  OR: [
    ...(guestGameDays === 0 ? [] : [quietFor(guestGameDays, now)]),
    { ...quietFor(UNREACHABLE_DAYS, now), grants: { none: {} } },
  ],
});

/**
 * The expiry of those of these tables that expire within 14 days, by id. It is cheap unless one of them is
 * old.
 * @param tableIds Tables that the visitor has access to.
 */
export async function expiry(
  tableIds: readonly string[],
  now = new Date(),
): Promise<ReadonlyMap<string, Date>> {
  const db = database();
  const settings = await readSettings();
  const expiries = new Map<string, Date>();
  if (settings.guestGameDays === 0) return expiries;
  const noticed = days(now, NOTICE_DAYS);
  const old = await db.table.findMany({
    where: { id: { in: [...tableIds] }, groupId: null, ...quietFor(settings.guestGameDays, noticed) },
    select: { id: true },
  });
  for (const { id } of old) {
    const table = await expiringTable(db, id);
    const until = table && expiresAt(table, settings);
    if (until && until <= noticed) expiries.set(id, until);
  }
  return expiries;
}

/**
 * The owner of a table: a group, an account (by a grant or a claimed device), guests only, or no one left.
 */
export type OwnedBy = "group" | "account" | "guests" | "nobody";

/** A table with its games, which expire together. */
export interface ExpiringTable {
  /** The last entry in any of them. */
  readonly lastAt: Date;
  readonly ownedBy: OwnedBy;
  /** When the table, or the last of its deleted games, was deleted; null if none was. */
  readonly deletedAt: Date | null;
}

/** Reads a table's data for expiry; null if there is no such table. */
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
    ownedBy:
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
