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

// Whoever has one of a table's links may join it: its token is the key.

const GRANTED: Readonly<Record<LinkKind, GrantRole>> = { sit: "player", watch: "watcher" };

/** What a token is made of. A table's first link to sit down is made as it was when there was no other kind. */
const meaning = (kind: LinkKind, tableId: string, version: number): string =>
  kind === "sit" && version === 0 ? `table:${tableId}` : `${kind}:${tableId}:${version}`;

const tokenOf = (kind: LinkKind, tableId: string, version: number): string =>
  tokenFor(meaning(kind, tableId, version));

/** The path of the link by which others sit down, `/join/{token}`, made anew so many times. */
export const joinPath = (tableId: string, version: number): string => pathsOf(tableId, version).sit;

const pathsOf = (tableId: string, version: number): TableLinks => ({
  sit: `/join/${tokenOf("sit", tableId, version)}`,
  watch: `/join/${tokenOf("watch", tableId, version)}`,
});

/** What the database keeps of a table's links. */
const rowsOf = (tableId: string, version = 0) =>
  TABLE_LINKS.map((kind) => ({ tableId, kind, hash: hashOf(tokenOf(kind, tableId, version)) }));

/** What the database keeps of the links of a table that is about to be made. */
export const firstLinks = (tableId: string) => rowsOf(tableId).map(({ kind, hash }) => ({ kind, hash }));

/**
 * The paths to show to others who want to come to the table. When the secret was replaced since they were made, the links
 * that were shown before give way to these.
 */
export async function tableLinks({ tableId }: TablePass): Promise<TableLinks> {
  const { linkVersion, links } = await database().table.findUniqueOrThrow({
    where: { id: tableId },
    select: { linkVersion: true, links: { select: { hash: true } } },
  });
  const known = new Set(links.map(({ hash }) => hash));
  const rows = rowsOf(tableId, linkVersion);
  const missing = rows.filter(({ hash }) => !known.has(hash));
  // A table from before there was a link to watch lacks that one only, and keeps what it has.
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

/** Makes a table's links anew: the old ones lead nowhere from now on. Whoever is at the table stays there. */
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
 * The same for all tables of a group, in the transaction it is given: whoever is shown out of the group may know their links. The
 * new ones are worked out when they are next shown.
 */
export async function resetGroupLinks(tx: Reader, groupId: string): Promise<void> {
  await tx.table.updateMany({ where: { groupId }, data: { linkVersion: { increment: 1 } } });
  await tx.tableLink.deleteMany({ where: { table: { groupId } } });
}

/** Where a link leads, and as what. */
interface Behind {
  readonly tableId: string;
  readonly kind: LinkKind;
}

/**
 * The table that a link's token opens, or null; deleted tables, and those of a deleted group, are behind no link. The token is compared by its
 * hash, in an index: nothing to time.
 */
export async function resolveTableLink(token: string): Promise<Behind | null> {
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

/** Where somebody has come to: the table, and the game that is played there; null before the first. */
interface Joined {
  readonly table: string;
  readonly id: string | null;
}

/**
 * Lets whoever holds a link sit down or watch. Somebody who may do that already, or more, keeps what they have: nothing is
 * written for them, and a watcher who finds the other link sits down.
 * @returns null when no table has this link.
 */
export async function joinByLink(visitor: Visitor, token: string): Promise<Joined | null> {
  const behind = await resolveTableLink(token);
  if (behind === null) return null;
  const { tableId, kind } = behind;
  if (!(await canAccessTable(visitor, tableId, kind === "sit" ? "record" : "read")))
    await sitDown(visitor, tableId, kind);
  return { table: tableId, id: await currentGame(database(), tableId) };
}

/** Lets somebody in at a table who may not yet do what they come for. */
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
