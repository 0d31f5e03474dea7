import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { within } from "../db/dialect";
import { fromJson } from "../db/json";

// Claims that stood at a group's tables although the rules refuse them (S10), as the journals have them.

/** So many of the latest games are looked through: the reasons stand in their entries, which no index finds. */
const MAX_GAMES = 100;

/** A claim that was let stand, in a round that was settled since. */
export type Ruling = Awaited<ReturnType<typeof rulingsIn>>[number];

/** The claims that were let stand in the latest games of groups; none that a correction replaced, or made. */
export async function rulingsIn(groups: readonly string[]) {
  const games = await database().game.findMany({
    where: { groupId: { in: [...groups] }, ...NOT_DELETED, resultOnly: false },
    orderBy: [{ playedAt: "desc" }, { id: "desc" }],
    take: MAX_GAMES,
    select: { id: true, groupId: true, ruleSet: true, house: true, playedAt: true },
  });
  const entries = await database().entry.findMany({
    where: {
      gameId: { in: games.map(({ id }) => id) },
      action: { path: within("ruling"), string_contains: "" },
    },
  });
  if (entries.length === 0) return [];
  const rows = await database().roundRow.findMany({
    where: { gameId: { in: entries.map(({ gameId }) => gameId) } },
    orderBy: { seq: "asc" },
  });
  return entries.flatMap(({ gameId, seq, action: stored, replaces, by, at }) => {
    const game = games.find(({ id }) => id === gameId);
    const action = fromJson("action", stored);
    const own = rows.filter((row) => row.gameId === gameId);
    const row = own.find((one) => one.seq > seq);
    if (!game || !row || replaces !== null || action?.do !== "claim" || action.skipped) return [];
    const begins = own.findLast((one) => one.seq < seq)?.seq ?? 0;
    return [{ gameId, round: row.round, after: seq, note: action.ruling ?? "", by, at, game, row, begins }];
  });
}
