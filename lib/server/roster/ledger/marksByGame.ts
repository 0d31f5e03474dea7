import type { MarksOfGame } from "@/lib/protocol/ledger";
import { dayOf } from "@/lib/views/dayOf";
import { parseCursor, writeCursor } from "../../db/cursor";
import { database } from "../../db/db";
import { holderOf } from "../../identity/visitor";
import { namesBySeat } from "../../table/seatNames";
import { SNAPSHOT, withSnapshots } from "../../table/snapshots/withSnapshots";
import { groupContext, type InGroup, seated } from "../groupContext";
import { inSeason } from "../inSeason";
import { gamesWith } from "./gamesWith";

const PAGE = 20;

/**
 * Lists the games that goods and bads come from, newest first, in pages.
 * @param from `next` of the previous page; an invalid cursor starts at the first page.
 */
export async function marksByGame(
  given: InGroup,
  seasonId: string | null,
  from?: string,
): Promise<{ readonly games: readonly MarksOfGame[]; readonly next: string | null }> {
  const of = await groupContext(given);
  return withSnapshots(holderOf(of.pass.visitor), async (states) => {
    const db = database();
    const mark = parseCursor(from);
    const found = await db.game.findMany({
      where: {
        ...inSeason(of, seasonId),
        resultOnly: false,
        seq: { gt: 0 },
        AND: [
          gamesWith("bad"),
          ...(mark ? [{ playedAt: { lte: mark.at }, NOT: { playedAt: mark.at, id: { gte: mark.id } } }] : []),
        ],
      },
      orderBy: [{ playedAt: "desc" }, { id: "desc" }],
      take: PAGE + 1,
      select: {
        ...SNAPSHOT,
        playedAt: true,
        night: { select: { startedAt: true } },
        seats: { orderBy: { position: "asc" }, select: { key: true, name: true, playerId: true } },
      },
    });
    const page = found.slice(0, PAGE);
    const last = found.length > PAGE ? page.at(-1) : undefined;
    return {
      games: states.all(page).map(({ id, playedAt, night, seats, state }) => {
        const names = namesBySeat(seated(of, seats));
        return {
          game: id,
          rounds: state.settledRounds,
          day: dayOf(night?.startedAt ?? playedAt, of.timeZone),
          scores: state.seats.map(({ player, holds }) => ({
            name: names[player] ?? player,
            score: (holds.good ?? 0) - (holds.bad ?? 0),
          })),
        };
      }),
      next: last ? writeCursor({ at: last.playedAt, id: last.id }) : null,
    };
  });
}
