import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { within } from "../db/dialect";
import { fromJson } from "../db/json";

// Claims that the table allowed although the rules refuse them (S10), from the journals.

/** Limit of games to search, newest first. No index covers the reasons in their entries. */
const MAX_GAMES = 100;

/** An allowed claim in a settled round. */
export type AllowedClaim = Awaited<ReturnType<typeof allowedClaimsIn>>[number];

/** Finds allowed claims in the latest games of groups, without those that a correction replaced or made. */
export async function allowedClaimsIn(groups: readonly string[]) {
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
