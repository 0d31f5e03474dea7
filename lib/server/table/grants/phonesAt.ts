import type { TablePhone } from "@/lib/protocol/tablePhones";
import { database } from "../../db/db";
import type { Reader } from "../../db/reader";
import type { GrantRole, Pass } from "../../identity/access";
import { holdersOf } from "../../identity/visitor";
import { isHere } from "../live/presence";
import { namesAt } from "./namesAt";
import { holderHandle } from "./ownHandles";

/** More than a bar holds; those who came last are the ones to look at. */
const MOST_SHOWN = 200;

/** As what a grant lets somebody in. */
const AS: Readonly<Partial<Record<GrantRole, TablePhone["as"]>>> = { keeper: "keeper", screen: "screen" };

/** Everybody who is let in at a table: whom its links let in, then those of its group who came, each the latest first. */
export async function phonesAt({ gameId, tableId, visitor }: Pass): Promise<readonly TablePhone[]> {
  const db = database();
  const grants = await db.grant.findMany({
    where: { tableId },
    orderBy: [{ createdAt: "desc" }, { holder: "asc" }],
    take: MOST_SHOWN,
  });
  const visits = await db.visit.findMany({
    where: { tableId, endedAt: null, holder: { not: null } },
    orderBy: { id: "desc" },
    select: { holder: true, browser: true, at: true },
  });
  const seats = await db.seat.findMany({ where: { gameId, heldBy: { not: null } } });
  const came = [...visits.map(({ holder }) => holder), ...seats.map(({ heldBy }) => heldBy)];
  const holders = [...new Set([...grants.map(({ holder }) => holder), ...came])];
  const { nameOf, isAccount, seatOf } = await namesAt(db, gameId, holders);
  // A screen has a line of its own, whoever is signed in on it.
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
      phone: holderHandle(tableId, holder),
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
  const held = new Set(grants.map(({ holder }) => holder));
  // Who has left the group is let in no more, whatever is written down of them.
  const group = [...new Set(came)].filter((one) => one !== null && !held.has(one) && nameOf(one) !== null);
  return [...guests, ...group.slice(0, MOST_SHOWN).map((one) => phone(one ?? "", null))];
}

/** Devices that hold something beside an account that is used on them and does so too: one line for both, and one tap shows both out. */
async function ownersOf(db: Reader, holders: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const used = await db.accountDevice.findMany({
    where: { device: { in: [...holders] }, accountId: { in: [...holders] } },
    orderBy: { lastAt: "asc" },
    select: { device: true, accountId: true },
  });
  return new Map(used.map(({ device, accountId }) => [device, accountId]));
}
