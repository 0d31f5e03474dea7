import { createHash, createHmac } from "node:crypto";
import type { Pass } from "./access";
import { database } from "./db";
import { installationSecret } from "./installationSecret";
import { holderOf, type Visitor } from "./visitor";

// Whoever has a table's link may join it: its token is the key. It is worked out from the secret whenever it is shown;
// the database holds only its hash, so that a copy of the database opens no table.

/** 128 bits: beyond guessing, and a small QR code. */
const TOKEN_BYTES = 16;

const tokenOf = (gameId: string): string =>
  createHmac("sha256", installationSecret())
    .update(`table:${gameId}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString("base64url");

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** What the database keeps of a game's link. */
export const linkHash = (gameId: string): string => hashOf(tokenOf(gameId));

/** The path of the link that leads to a game, `/join/{token}`. */
export const joinPath = (gameId: string): string => `/join/${tokenOf(gameId)}`;

/**
 * The path to show to others who want to join. When the secret was replaced since the game began, the link that was
 * shown before gives way to this one.
 */
export async function tableLink(pass: Pass): Promise<string> {
  const hash = linkHash(pass.gameId);
  const where = { id: pass.gameId };
  const game = await database().game.findUniqueOrThrow({
    where,
    select: { linkHash: true, updatedAt: true },
  });
  if (game.linkHash !== hash) {
    await database().game.update({ where, data: { linkHash: hash, updatedAt: game.updatedAt } });
  }
  return joinPath(pass.gameId);
}

/** The game that a link's token opens, or null. The token is compared by its hash, in an index: nothing to time. */
export async function gameBehind(token: string): Promise<string | null> {
  const game = await database().game.findUnique({
    where: { linkHash: hashOf(token) },
    select: { id: true },
  });
  return game?.id ?? null;
}

/**
 * Lets whoever holds a link join as a player; somebody who has already joined keeps their role.
 * @returns the game's id, or null when no table has this link.
 */
export async function joinByLink(visitor: Visitor, token: string): Promise<string | null> {
  const gameId = await gameBehind(token);
  if (gameId === null) return null;
  const holder = holderOf(visitor);
  await database().grant.upsert({
    where: { gameId_holder: { gameId, holder } },
    create: { gameId, holder, role: "player" },
    update: {},
  });
  return gameId;
}
