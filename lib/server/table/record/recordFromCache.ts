import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import type { Entry, NewEntry } from "@/lib/protocol/entry";
import { write } from "../../db/db";
import { onPostgres } from "../../db/dialect";
import { asStored } from "../../db/json";
import { noticeOf } from "../../db/notices";
import { sendable } from "../../db/write";
import { Prisma } from "../../generated/prisma/client";
import type { DeferredAuthorization } from "../../identity/access";
import { holderOf } from "../../identity/visitor";
import { publish } from "../live/live";
import type { DerivedData } from "../snapshots/projections";
import { stamped } from "./journalStore";
import { type CachedGame, cachedGame, cacheState, clearCachedState } from "./stateCache";
import { applyActions } from "./validate";

/** Entries applied to a cached game. */
interface Played extends DerivedData {
  readonly fresh: readonly Entry[];
}

/**
 * Records entries as `record` does, without reading. The writing statement itself checks the game's state and
 * the sender's permission. It only succeeds or returns null. On null nothing is written, because it needs a
 * read, lost a race or would be refused; then `record` decides.
 */
export async function recordFromCache(
  pass: DeferredAuthorization,
  list: readonly NewEntry[],
): Promise<readonly Entry[] | null> {
  const { gameId } = pass;
  const game = cachedGame(gameId);
  const played = game ? playFromCache(game, asStored(list)) : null;
  if (!game || !played) return null;
  const { fresh, state } = played;
  const last = fresh.at(-1);
  if (last === undefined) return null;
  if (!(await write(statementsOf(pass, game, { ...played, last })))) {
    clearCachedState(gameId);
    return null;
  }
  cacheState({ gameId, tableId: game.tableId }, { seq: last.seq, state });
  publish(gameId, fresh);
  return fresh;
}

/**
 * Applies entries that follow the latest one and contain no correction and no new player; null for all
 * others.
 */
function playFromCache({ seq, state }: CachedGame, list: readonly NewEntry[]): Played | null {
  const answersLatest = list[0]?.after === seq;
  const areClaims = list.every(
    ({ action, replaces }) => action !== null && action.do !== "join" && !replaces,
  );
  if (!answersLatest || !areClaims) return null;
  const at = new Date().toISOString();
  const fresh = list.map((entry, index) =>
    stamped({ ...entry, after: seq + index }, { seq: seq + index + 1, at }),
  );
  const played = applyActions(state, fresh);
  // The end of a game changes more rows than this path writes.
  return played.ok && played.value.state.phase !== "finished" ? { ...played.value, fresh } : null;
}

/** The statements for the game, the entries, and the settled rounds. */
function statementsOf(
  { gameId, visitor, proof }: DeferredAuthorization,
  { seq }: CachedGame,
  { state, rounds, fresh, last }: Played & { readonly last: Entry },
) {
  const by = holderOf(visitor);
  const guard = Prisma.sql`UPDATE "Game" SET "seq" = ${last.seq}, "state" = ${JSON.stringify(state)},
    "engineVersion" = ${ENGINE_VERSION}, "updatedAt" = ${new Date(last.at)}
    WHERE "Game"."id" = ${gameId} AND "Game"."seq" = ${seq} AND NOT "Game"."resultOnly" AND ${proof}`;
  const entries = fresh.map(
    ({ seq, id, action, after, at }) =>
      Prisma.sql`INSERT INTO "Entry" ("gameId", "seq", "entryId", "action", "after", "by", "at")
        VALUES (${gameId}, ${seq}, ${id}, ${JSON.stringify(action)}, ${after}, ${by}, ${new Date(at)})`,
  );
  const settled = rounds.map(
    ({ place, settled, since }) =>
      Prisma.sql`INSERT INTO "RoundRow" ("gameId", "round", "seq", "verdict", "since")
        VALUES (${gameId}, ${settled.round}, ${place}, ${JSON.stringify(settled)}, ${since})`,
  );
  const notices = onPostgres() ? [noticeOf({ of: "recorded", game: gameId, after: seq })] : [];
  return { guard: sendable(guard), others: [...entries, ...settled, ...notices].map(sendable) };
}
