import type { Reader } from "../db/reader";
import type { Prisma } from "../generated/prisma/client";

/**
 * Deletes games for good. Nothing goes along by itself: whatever points at something goes before it. A playoff of one of them that is
 * not among them stays, and decides nothing any more.
 * @returns how many.
 */
export async function purgeGames(tx: Reader, games: Prisma.GameWhereInput): Promise<number> {
  const ofGame = { where: { game: games } };
  await tx.entry.deleteMany(ofGame);
  await tx.consent.deleteMany(ofGame);
  await tx.settlement.deleteMany(ofGame);
  await tx.roundRow.deleteMany(ofGame);
  await tx.verdictLink.deleteMany(ofGame);
  await tx.seat.deleteMany(ofGame);
  await tx.game.updateMany({ where: { decides: games }, data: { playoffOf: null } });
  return (await tx.game.deleteMany({ where: games })).count;
}

/**
 * Deletes tables for good, with the games that were played there.
 * @returns how many games.
 */
export async function purgeTables(tx: Reader, tables: Prisma.TableWhereInput): Promise<number> {
  const games = await purgeGames(tx, { table: tables });
  await tx.grant.deleteMany({ where: { table: tables } });
  await tx.visit.deleteMany({ where: { table: tables } });
  await tx.table.deleteMany({ where: tables });
  return games;
}
