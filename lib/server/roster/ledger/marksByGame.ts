import type { MarksOfGame } from "@/lib/protocol/ledger";
import { dayOf } from "@/lib/views/dayOf";
import { parseCursor, writeCursor } from "../../db/cursor";
import { database } from "../../db/db";
import type { GroupPass } from "../../identity/access";
import { holderOf } from "../../identity/visitor";
import { namesBySeat, SEAT_NAME } from "../../table/seatNames";
import { SNAPSHOT, withSnapshots } from "../../table/snapshots/withSnapshots";
import { inSeason } from "../inSeason";
import { gamesWith } from "./openDebts";
import { ledgerOfGroup } from "./parties";

const PAGE = 20;

/**
 * Lists the games that goods and bads come from, newest first, in pages.
 * @param from `next` of the previous page; an invalid cursor starts at the first page.
 */
export const marksByGame = (
  pass: GroupPass,
  seasonId: string | null,
  from?: string,
): Promise<{ readonly games: readonly MarksOfGame[]; readonly next: string | null }> =>
  withSnapshots(holderOf(pass.visitor), async (states) => {
    const db = database();
    const { timeZone } = await ledgerOfGroup(pass.groupId);
    const mark = parseCursor(from);
    const found = await db.game.findMany({
      where: {
        ...(await inSeason(db, pass.groupId, seasonId)),
        ruleSet: { in: [...gamesWith("bad")] },
        resultOnly: false,
        seq: { gt: 0 },
        ...(mark && {
          AND: [{ playedAt: { lte: mark.at }, NOT: { playedAt: mark.at, id: { gte: mark.id } } }],
        }),
      },
      orderBy: [{ playedAt: "desc" }, { id: "desc" }],
      take: PAGE + 1,
      select: {
        ...SNAPSHOT,
        playedAt: true,
        night: { select: { startedAt: true } },
        seats: { orderBy: { position: "asc" }, select: { key: true, ...SEAT_NAME } },
      },
    });
    const page = found.slice(0, PAGE);
    const last = found.length > PAGE ? page.at(-1) : undefined;
    return {
      games: states.all(page).map(({ id, playedAt, night, seats, state }) => {
        const names = namesBySeat(seats);
        return {
          game: id,
          rounds: state.settledRounds,
          day: dayOf(night?.startedAt ?? playedAt, timeZone),
          scores: state.seats.map(({ player, holds }) => ({
            name: names[player] ?? player,
            score: (holds.good ?? 0) - (holds.bad ?? 0),
          })),
        };
      }),
      next: last ? writeCursor({ at: last.playedAt, id: last.id }) : null,
    };
  });
