import type {
  NamedSeat,
  TablePhone,
  VisitBy,
  VisitEnd,
  VisitLine,
  VisitPage,
} from "@/lib/protocol/tablePhones";
import { database } from "../../db/db";
import type { Reader } from "../../db/reader";
import type { GrantRole, Pass } from "../../identity/access";
import { holdersOf } from "../../identity/visitor";
import { authorsOf } from "../displayName";
import { isHere } from "../live/presence";
import { seatNames } from "../record/journalStore";
import { publicHolderId } from "./publicIds";

/** More than a bar holds. The latest are the relevant ones. */
const MAX_SHOWN = 200;

/** How a grant appears in the list. */
const AS: Readonly<Partial<Record<GrantRole, TablePhone["as"]>>> = { keeper: "keeper", screen: "screen" };

/** Lists everyone with access to a table: guests first, then members who came, each newest first. */
export async function phonesAt({ gameId, tableId, visitor }: Pass): Promise<readonly TablePhone[]> {
  const db = database();
  const grants = await db.grant.findMany({
    where: { tableId },
    orderBy: [{ createdAt: "desc" }, { holder: "asc" }],
    take: MAX_SHOWN,
  });
  const visits = await db.visit.findMany({
    where: { tableId, endedAt: null, holder: { not: null } },
    orderBy: { id: "desc" },
    select: { holder: true, browser: true, at: true },
  });
  const seats = await db.seat.findMany({ where: { gameId, heldBy: { not: null } } });
  const otherHolders = [
    ...visits.map(({ holder }) => holder),
    ...seats.map(({ heldBy: seatHolder }) => seatHolder),
  ];
  const holders = [...new Set([...grants.map(({ holder }) => holder), ...otherHolders])];
  const { nameOf, isAccount, seatOf } = await namesAt(db, gameId, holders);
  // A TV has its own line, regardless of the account signed in on it.
  const of = await ownersOf(
    db,
    grants.flatMap(({ holder, role }) => (role === "screen" ? [] : holder)),
  );
  const own = new Set(holdersOf(visitor));

  const phone = (holder: string, given: (typeof grants)[number] | null): TablePhone => {
    const all = [holder, ...grants.flatMap((one) => (of.get(one.holder) === holder ? one.holder : []))];
    const theirs = visits.filter((one) => all.includes(one.holder ?? ""));
    const since = given?.createdAt ?? theirs.at(-1)?.at ?? new Date();
    return {
      phone: publicHolderId(tableId, holder),
      as: given === null ? "group" : (AS[given.role as GrantRole] ?? "guest"),
      may: given?.role === "watcher" || given?.role === "screen" ? "watch" : "record",
      signedIn: isAccount(holder),
      name: nameOf(holder),
      seat: all.flatMap((one) => seatOf(one) ?? []).at(0) ?? null,
      browsers: [...new Set(theirs.map(({ browser }) => browser))],
      since: since.toISOString(),
      here: all.some((one) => isHere(gameId, one)),
      own: all.some((one) => own.has(one)),
    };
  };
  const guests = grants.filter(({ holder }) => !of.has(holder)).map((one) => phone(one.holder, one));
  const grantHolders = new Set(grants.map(({ holder }) => holder));
  // Former members have no access, even if the log names them.
  const group = [...new Set(otherHolders)].filter(
    (one) => one !== null && !grantHolders.has(one) && nameOf(one) !== null,
  );
  return [...guests, ...group.slice(0, MAX_SHOWN).map((one) => phone(one ?? "", null))];
}

/**
 * Maps devices to the account used on them if both hold grants here. They share one line, and one tap removes
 * both.
 */
async function ownersOf(db: Reader, holders: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const used = await db.accountDevice.findMany({
    where: { device: { in: [...holders] }, accountId: { in: [...holders] } },
    orderBy: { lastAt: "asc" },
    select: { device: true, accountId: true },
  });
  return new Map(used.map(({ device, accountId }) => [device, accountId]));
}

const PAGE = 25;

/**
 * Lists the log of a table's visits, newest first, in pages, for its keepers.
 * @param from `next` of the previous page; an invalid cursor starts at the first page.
 */
export async function readVisits({ gameId, tableId }: Pass, from?: string): Promise<VisitPage> {
  const before = /^[1-9]\d{0,14}$/.test(from ?? "") ? Number(from) : null;
  const rows = await database().visit.findMany({
    where: { tableId, ...(before !== null && { id: { lt: before } }) },
    orderBy: { id: "desc" },
    take: PAGE + 1,
  });
  const page = rows.slice(0, PAGE);
  const { nameOf, isAccount, seatOf } = await namesAt(
    database(),
    gameId,
    page.map(({ holder }) => holder),
  );
  const sat = await seatsNamed(
    database(),
    page.flatMap(({ gameId: satIn }) => satIn ?? []),
  );
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return {
    visits: page.map(
      ({ holder, by, at, browser, gameId: satIn, seat, ended, endedAt }): VisitLine => ({
        by: by as VisitBy,
        at: at.toISOString(),
        browser,
        signedIn: isAccount(holder),
        name: nameOf(holder),
        seat: endedAt === null ? seatOf(holder) : sat(satIn, seat),
        ended:
          endedAt === null || ended === null ? null : { how: ended as VisitEnd, at: endedAt.toISOString() },
      }),
    ),
    next: last ? String(last.id) : null,
  };
}

/** Names of holders at a table: by the group, and by seat. */
interface NamesAt {
  readonly nameOf: (holder: string | null) => string | null;
  readonly isAccount: (holder: string | null) => boolean;
  readonly seatOf: (holder: string | null) => NamedSeat | null;
}

/** Reads the names of these holders at a table. */
async function namesAt(db: Reader, gameId: string, holders: readonly (string | null)[]): Promise<NamesAt> {
  const ids = [...new Set(holders.filter((holder) => holder !== null))];
  const accounts = await db.account.findMany({ where: { id: { in: ids } }, select: { id: true } });
  const known = new Set(accounts.map(({ id }) => id));
  const called = await authorsOf(db, gameId, [...known]);
  const seats = await db.seat.findMany({
    where: { gameId, heldBy: { not: null } },
    select: { key: true, heldBy: true },
  });
  const names = await seatNames(db, gameId);
  const named = (key: string | undefined): NamedSeat | null =>
    key === undefined ? null : { key, name: names[key] ?? key };
  return {
    nameOf: (holder) => (holder === null ? null : (called[holder] ?? null)),
    isAccount: (holder) => holder !== null && known.has(holder),
    seatOf: (holder) =>
      named(seats.find(({ heldBy: seatHolder }) => seatHolder === holder && holder !== null)?.key),
  };
}

/** Seat names of these games, by game and seat key. */
async function seatsNamed(
  db: Reader,
  gameIds: readonly string[],
): Promise<(gameId: string | null, key: string | null) => NamedSeat | null> {
  const names = new Map<string, Awaited<ReturnType<typeof seatNames>>>();
  for (const id of new Set(gameIds)) names.set(id, await seatNames(db, id));
  return (gameId, key) =>
    gameId === null || key === null ? null : { key, name: names.get(gameId)?.[key] ?? key };
}
