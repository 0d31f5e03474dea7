import type { GameState } from "@/lib/engine";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { Prisma } from "../generated/prisma/client";
import type { GroupPass } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { readNewNames } from "../table/lookalikes";
import { nameOfSeat } from "../table/seatNames";
import { SNAPSHOT, withSnapshots } from "../table/snapshots/withSnapshots";
import { type ContextPlayer, groupContext, type InGroup, seated } from "./groupContext";

interface PlayedSeat {
  readonly key: string;
  readonly name: string;
  readonly player: ContextPlayer | null;
}

/**
 * Returns the players of the last played game of each given shift in seat order, by their current names; for
 * null, of the group's last game. It ignores playoffs. It includes late joiners, but not those who left or
 * retired. Empty if there is none, or if too few remain for a game.
 */
export async function lastCrews(
  given: InGroup,
  shifts: readonly (string | null)[],
): Promise<readonly (readonly string[])[]> {
  const of = await groupContext(given);
  const ids = await lastGames(of.groupId, shifts);
  return withSnapshots(holderOf(of.pass.visitor), async (states) => {
    const games = await database().game.findMany({
      where: { ...NOT_DELETED, id: { in: ids.flatMap((id) => id ?? []) } },
      select: { ...SNAPSHOT, seats: { select: { key: true, name: true, playerId: true } } },
    });
    return ids.map((id) => {
      const game = games.find((one) => one.id === id);
      return game
        ? namesIn(
            states.of(game),
            game.seats.map((seat) => seated(of, seat)),
          )
        : [];
    });
  });
}

function namesIn(state: GameState, seats: readonly PlayedSeat[]): readonly string[] {
  const names = state.seats.flatMap(({ player: key, gone }) => {
    const seat = gone ? undefined : seats.find((one) => one.key === key);
    return seat && !(seat.player?.same ?? seat.player)?.retiredAt ? nameOfSeat(seat) : [];
  });
  // Names that have become equal or lookalikes since cannot start a game together.
  return readNewNames(names).ok && names.length > 1 ? names : [];
}

/** The same for one shift, or for the group. */
export const lastCrew = async (pass: GroupPass, shift: string | null): Promise<readonly string[]> =>
  (await lastCrews(pass, [shift]))[0] ?? [];

/** The last game of each shift, by one statement. */
async function lastGames(
  groupId: string,
  shifts: readonly (string | null)[],
): Promise<readonly (string | null | undefined)[]> {
  const last = (shift: string | null, at: number) => Prisma.sql`SELECT * FROM (
    SELECT "id", CAST(${at} AS INTEGER) AS "at" FROM "Game" WHERE "groupId" = ${groupId} AND "deletedAt" IS NULL
      AND "resultOnly" = FALSE AND "playoffOf" IS NULL
      ${shift === null ? Prisma.empty : Prisma.sql`AND "seasonId" = ${shift}`}
    ORDER BY "playedAt" DESC, "id" DESC LIMIT 1) AS "last"`;
  const rows = await database().$queryRaw<{ readonly id: string; readonly at: bigint | number }[]>(
    Prisma.join(shifts.map(last), " UNION ALL "),
  );
  return shifts.map((_, at) => rows.find((row) => Number(row.at) === at)?.id);
}
