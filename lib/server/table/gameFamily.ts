import type { Reader } from "../db/reader";

/** Whose a game is: a group's, an account's (by a grant, or by a device it has claimed), guests' only, nobody's any more. */
export type HeldBy = "group" | "account" | "guests" | "nobody";

/**
 * A game with the playoffs that decide it, and theirs: they are kept together and go together. A playoff that is played
 * on keeps the game whose dishes it is about.
 */
export interface GameFamily {
  /** From the game itself to the last playoff, each after the game it decides. */
  readonly ids: readonly string[];
  /** When something was last recorded in any of them. */
  readonly lastAt: Date;
  readonly heldBy: HeldBy;
}

const OF_A_FAMILY = {
  id: true,
  updatedAt: true,
  groupId: true,
  playoffOf: true,
  grants: { select: { holder: true } },
} as const;

/** The family of a game, whichever of its games that is; null where there is no such game. */
export async function familyOf(db: Reader, gameId: string): Promise<GameFamily | null> {
  const root = await rootOf(db, gameId);
  if (root === null) return null;
  const games = await db.game.findMany({ where: { id: root }, select: OF_A_FAMILY });
  let generation = games;
  while (generation.length > 0) {
    generation = await db.game.findMany({
      where: { playoffOf: { in: generation.map(({ id }) => id) } },
      select: OF_A_FAMILY,
    });
    games.push(...generation);
  }
  const holders = [...new Set(games.flatMap(({ grants }) => grants.map(({ holder }) => holder)))];
  return {
    ids: games.map(({ id }) => id),
    lastAt: new Date(Math.max(...games.map(({ updatedAt }) => updatedAt.getTime()))),
    heldBy: games.some(({ groupId }) => groupId !== null)
      ? "group"
      : holders.length === 0
        ? "nobody"
        : (await anyAccount(db, holders))
          ? "account"
          : "guests",
  };
}

async function rootOf(db: Reader, gameId: string): Promise<string | null> {
  const game = await db.game.findUnique({ where: { id: gameId }, select: { playoffOf: true } });
  if (game === null) return null;
  return game.playoffOf === null ? gameId : rootOf(db, game.playoffOf);
}

async function anyAccount(db: Reader, holders: readonly string[]): Promise<boolean> {
  const accounts = await db.account.count({ where: { id: { in: [...holders] } } });
  if (accounts > 0) return true;
  return (await db.claimedDevice.count({ where: { device: { in: [...holders] } } })) > 0;
}
