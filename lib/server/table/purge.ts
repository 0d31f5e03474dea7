import type { Reader } from "../db/reader";
import type { Prisma } from "../generated/prisma/client";
import { outdateTotals } from "./outdateTotals";

/**
 * Deletes games for good. There are no cascades, so rows with references go first. A playoff outside the
 * selection stays, but no longer decides a game.
 * @returns how many.
 */
export async function purgeGames(tx: Reader, games: Prisma.GameWhereInput): Promise<number> {
  const ofGame = { where: { game: games } };
  await tx.entry.deleteMany(ofGame);
  await tx.consent.deleteMany(ofGame);
  await tx.settlement.deleteMany(ofGame);
  await tx.caseMark.deleteMany(ofGame);
  await tx.typedCup.deleteMany(ofGame);
  await tx.tones.deleteMany(ofGame);
  await tx.roundRow.deleteMany(ofGame);
  await tx.publicLink.deleteMany(ofGame);
  await outdateTotals(tx, { games: { some: games } });
  await tx.gameTally.deleteMany(ofGame);
  // Settled debts stay settled.
  await tx.ledgerLine.updateMany({ ...ofGame, data: { gameId: null } });
  await tx.seat.deleteMany(ofGame);
  await tx.game.updateMany({ where: { decides: games }, data: { playoffOf: null } });
  return (await tx.game.deleteMany({ where: games })).count;
}

/**
 * Deletes tables for good, with their games.
 * @returns how many games.
 */
export async function purgeTables(tx: Reader, tables: Prisma.TableWhereInput): Promise<number> {
  const games = await purgeGames(tx, { table: tables });
  await tx.grant.deleteMany({ where: { table: tables } });
  await tx.visit.deleteMany({ where: { table: tables } });
  await tx.table.deleteMany({ where: tables });
  return games;
}
