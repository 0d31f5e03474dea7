import type { LinkKind, TableLinks } from "@/lib/protocol/tableLinks";
import { database } from "../../db/db";
import { besideReading } from "../../db/faults/besideReading";
import type { Reader } from "../../db/reader";
import { type GrantRole, mayAccess, type Pass } from "../../identity/access";
import { endVisits, writeVisit } from "../../identity/grants/visits";
import { holderOf, type Visitor } from "../../identity/visitor";
import { audit } from "../../process/audit/audit";
import { ANY_BROWSER } from "../grants/arrive";
import { hashOf, tokenFor } from "./linkToken";

// Whoever has one of a table's links may join it: its token is the key.

const GRANTED: Readonly<Record<LinkKind, GrantRole>> = { sit: "player", watch: "watcher" };

/** What a token is made of. A game's first link to sit down is made as it was when there was no other kind. */
const meaning = (kind: LinkKind, gameId: string, version: number): string =>
  kind === "sit" && version === 0 ? `table:${gameId}` : `${kind}:${gameId}:${version}`;

const tokenOf = (kind: LinkKind, gameId: string, version: number): string =>
  tokenFor(meaning(kind, gameId, version));

/** What the database keeps of the link by which others sit down at a new game. */
export const linkHash = (gameId: string): string => hashOf(tokenOf("sit", gameId, 0));

/** The path of the link by which others sit down, `/join/{token}`, made anew so many times. */
export const joinPath = (gameId: string, version: number): string =>
  `/join/${tokenOf("sit", gameId, version)}`;

const pathsOf = (gameId: string, version: number): TableLinks => ({
  sit: `/join/${tokenOf("sit", gameId, version)}`,
  watch: `/join/${tokenOf("watch", gameId, version)}`,
});

const hashesOf = (gameId: string, version: number) => ({
  linkHash: hashOf(tokenOf("sit", gameId, version)),
  watchHash: hashOf(tokenOf("watch", gameId, version)),
});

/**
 * The paths to show to others who want to come to the table. When the secret was replaced since the game began, the links
 * that were shown before give way to these.
 */
export async function tableLinks({ gameId }: Pass): Promise<TableLinks> {
  const game = await database().game.findUniqueOrThrow({
    where: { id: gameId },
    select: { linkHash: true, watchHash: true, linkVersion: true, updatedAt: true },
  });
  const hashes = hashesOf(gameId, game.linkVersion);
  if (game.linkHash !== hashes.linkHash || game.watchHash !== hashes.watchHash) {
    await besideReading(() =>
      database().game.updateMany({
        where: { id: gameId, linkVersion: game.linkVersion },
        data: { ...hashes, updatedAt: game.updatedAt },
      }),
    );
  }
  return pathsOf(gameId, game.linkVersion);
}

/** Makes a table's links anew: the old ones lead nowhere from now on. Whoever is at the table stays there. */
export async function makeLinksAnew({ gameId, visitor }: Pass): Promise<TableLinks> {
  const links = await database().$transaction(async (tx) => {
    const { linkVersion, updatedAt } = await tx.game.findUniqueOrThrow({
      where: { id: gameId },
      select: { linkVersion: true, updatedAt: true },
    });
    const version = linkVersion + 1;
    await tx.game.update({
      where: { id: gameId },
      data: { linkVersion: version, ...hashesOf(gameId, version), updatedAt },
    });
    await writeVisit(tx, {
      gameId,
      holder: holderOf(visitor),
      browser: visitor.browser ?? ANY_BROWSER,
      by: "links",
    });
    return pathsOf(gameId, version);
  });
  audit("links-made-anew", { who: holderOf(visitor), game: gameId });
  return links;
}

/**
 * The same for all tables of a group, in the transaction it is given: whoever is shown out of the group may know their links. The
 * new ones are worked out when they are next shown.
 */
export async function makeGroupLinksAnew(tx: Reader, groupId: string): Promise<void> {
  await tx.$executeRaw`UPDATE "Game" SET "linkVersion" = "linkVersion" + 1, "linkHash" = 'anew:' || "id", "watchHash" = NULL
    WHERE "groupId" = ${groupId}`;
}

/** Where a link leads, and as what. */
interface Behind {
  readonly gameId: string;
  readonly kind: LinkKind;
}

/**
 * The game that a link's token opens, or null; a deleted group's games are behind no link. The token is compared by its
 * hash, in an index: nothing to time.
 */
export async function gameBehind(token: string): Promise<Behind | null> {
  const hash = hashOf(token);
  const game = await database().game.findFirst({
    where: { OR: [{ linkHash: hash }, { watchHash: hash }] },
    select: { id: true, linkHash: true, group: { select: { deletedAt: true } } },
  });
  if (game === null || (game.group !== null && game.group.deletedAt !== null)) return null;
  return { gameId: game.id, kind: game.linkHash === hash ? "sit" : "watch" };
}

/**
 * Lets whoever holds a link sit down or watch. Somebody who may do that already, or more, keeps what they have: nothing is
 * written for them, and a watcher who finds the other link sits down.
 * @returns the game's id, or null when no table has this link.
 */
export async function joinByLink(visitor: Visitor, token: string): Promise<string | null> {
  const behind = await gameBehind(token);
  if (behind === null) return null;
  const { gameId, kind } = behind;
  if (await mayAccess(visitor, gameId, kind === "sit" ? "record" : "read")) return gameId;
  const holder = holderOf(visitor);
  const role = GRANTED[kind];
  await database().$transaction(async (tx) => {
    await tx.grant.upsert({
      where: { gameId_holder: { gameId, holder } },
      create: { gameId, holder, role },
      update: {},
    });
    if (kind === "sit") {
      await endVisits(tx, { holders: [holder], game: { id: gameId }, by: ["watch"] }, "sat-down");
      await tx.grant.updateMany({ where: { gameId, holder, role: GRANTED.watch }, data: { role } });
    }
    await writeVisit(tx, { gameId, holder, browser: visitor.browser ?? ANY_BROWSER, by: kind });
  });
  return gameId;
}
