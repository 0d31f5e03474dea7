import { type LinkKind, TABLE_LINKS, type TableLinks } from "@/lib/protocol/tableLinks";
import { database } from "../../db/db";
import { whileReading } from "../../db/faults/faults";
import { inTransaction } from "../../db/inTransaction";
import type { Reader } from "../../db/reader";
import { canAccessTable, type GrantRole, type TablePass } from "../../identity/access";
import { endVisits, writeVisit } from "../../identity/grants/visits";
import { holderOf, type Visitor } from "../../identity/visitor";
import { audit } from "../../process/audit/audit";
import { currentGame } from "../currentGame";
import { ANY_BROWSER } from "../grants/arrive";
import { hashOf, tokenFor } from "./linkToken";

// A table's link lets anyone join; its token is the credential.

const GRANTED: Readonly<Record<LinkKind, GrantRole>> = { sit: "player", watch: "watcher" };

/**
 * The input of a token. The first link to play keeps its original form, from when there was no other kind.
 */
const meaning = (kind: LinkKind, tableId: string, version: number): string =>
  kind === "sit" && version === 0 ? `table:${tableId}` : `${kind}:${tableId}:${version}`;

const tokenOf = (kind: LinkKind, tableId: string, version: number): string =>
  tokenFor(meaning(kind, tableId, version));

/** The path `/join/{token}` of the link to play, after this many resets. */
export const joinPath = (tableId: string, version: number): string => pathsOf(tableId, version).sit;

const pathsOf = (tableId: string, version: number): TableLinks => ({
  sit: `/join/${tokenOf("sit", tableId, version)}`,
  watch: `/join/${tokenOf("watch", tableId, version)}`,
});

/** The stored rows of a table's links. */
const rowsOf = (tableId: string, version = 0) =>
  TABLE_LINKS.map((kind) => ({ tableId, kind, hash: hashOf(tokenOf(kind, tableId, version)) }));

/** The stored rows of the links of a new table. */
export const firstLinks = (tableId: string) => rowsOf(tableId).map(({ kind, hash }) => ({ kind, hash }));

/** Returns the paths of a table's links. If the server's secret changed, new links replace the old ones. */
export async function tableLinks({ tableId }: TablePass): Promise<TableLinks> {
  const { linkVersion, links } = await database().table.findUniqueOrThrow({
    where: { id: tableId },
    select: { linkVersion: true, links: { select: { hash: true } } },
  });
  const known = new Set(links.map(({ hash }) => hash));
  const rows = rowsOf(tableId, linkVersion);
  const missing = rows.filter(({ hash }) => !known.has(hash));
  // An old table may lack only the link to watch, and keeps the other.
  const replaced = missing.some(({ kind }) => kind === "sit");
  if (missing.length > 0)
    await whileReading(() =>
      inTransaction(async (tx) => {
        if ((await tx.table.count({ where: { id: tableId, linkVersion } })) === 0) return;
        if (replaced) await tx.tableLink.deleteMany({ where: { tableId } });
        for (const row of replaced ? rows : missing)
          await tx.tableLink.upsert({ where: { hash: row.hash }, create: row, update: {} });
      }),
    );
  return pathsOf(tableId, linkVersion);
}

/** Resets a table's links: the old ones stop working. Those who joined keep their access. */
export async function resetLinks({ tableId, visitor }: TablePass): Promise<TableLinks> {
  const links = await inTransaction(async (tx) => {
    const { linkVersion } = await tx.table.update({
      where: { id: tableId },
      data: { linkVersion: { increment: 1 } },
    });
    await tx.tableLink.deleteMany({ where: { tableId } });
    await tx.tableLink.createMany({ data: rowsOf(tableId, linkVersion) });
    await writeVisit(tx, {
      tableId,
      holder: holderOf(visitor),
      browser: visitor.browser ?? ANY_BROWSER,
      by: "links",
    });
    return pathsOf(tableId, linkVersion);
  });
  audit("links-made-anew", { who: holderOf(visitor), table: tableId });
  return links;
}

/**
 * Resets the links of all tables of a group, within the given transaction, because a removed member may know
 * them. New tokens are derived when next shown.
 */
export async function resetGroupLinks(tx: Reader, groupId: string): Promise<void> {
  await tx.table.updateMany({ where: { groupId }, data: { linkVersion: { increment: 1 } } });
  await tx.tableLink.deleteMany({ where: { table: { groupId } } });
}

/** The table and kind of a link. */
interface LinkTarget {
  readonly tableId: string;
  readonly kind: LinkKind;
}

/**
 * Checks a table's link: finds the table of its token, or null. Deleted tables, and those of a deleted group, have
 * no links.
 * The lookup is by hash in an index, so its timing reveals nothing.
 */
export async function resolveTableLink(token: string): Promise<LinkTarget | null> {
  const link = await database().tableLink.findUnique({
    where: { hash: hashOf(token) },
    select: {
      tableId: true,
      kind: true,
      table: { select: { deletedAt: true, group: { select: { deletedAt: true } } } },
    },
  });
  const deleted = link?.table.deletedAt ?? link?.table.group?.deletedAt ?? null;
  return link === null || deleted !== null ? null : { tableId: link.tableId, kind: link.kind as LinkKind };
}

/** The table that was joined, and its current game; null before the first. */
interface Joined {
  readonly table: string;
  readonly id: string | null;
}

/**
 * Joins a table by a link, to play or to watch. Existing access is never reduced and nothing is written for
 * it. A watcher with a link to play becomes a player.
 * @returns null if the link is invalid.
 */
export async function joinByLink(visitor: Visitor, token: string): Promise<Joined | null> {
  const target = await resolveTableLink(token);
  if (target === null) return null;
  const { tableId, kind } = target;
  if (!(await canAccessTable(visitor, tableId, kind === "sit" ? "record" : "read")))
    await sitDown(visitor, tableId, kind);
  return { table: tableId, id: await currentGame(database(), tableId) };
}

/** Grants the access of a link to a visitor without it. */
async function sitDown(visitor: Visitor, tableId: string, kind: LinkKind): Promise<void> {
  const holder = holderOf(visitor);
  const role = GRANTED[kind];
  await inTransaction(async (tx) => {
    await tx.grant.upsert({
      where: { tableId_holder: { tableId, holder } },
      create: { tableId, holder, role },
      update: {},
    });
    if (kind === "sit") {
      await endVisits(tx, { holders: [holder], table: { id: tableId }, by: ["watch"] }, "sat-down");
      await tx.grant.updateMany({ where: { tableId, holder, role: GRANTED.watch }, data: { role } });
    }
    await writeVisit(tx, { tableId, holder, browser: visitor.browser ?? ANY_BROWSER, by: kind });
  });
}
