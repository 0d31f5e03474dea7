import { MAX_SEATS, ok, type PlayerId } from "@/lib/engine";
import { type ApiResult, refusedByRules } from "@/lib/protocol/apiResult";
import type { Entry } from "@/lib/protocol/entry";
import type { Reader } from "../../db/reader";
import type { Pass } from "../../identity/access";
import { looksLike, readNewNames } from "../lookalikes";
import { previousHolder } from "../seatHistory";
import { type Roster, rosterByName } from "../seatNames";
import { seatNames } from "./journalStore";

/** A player who is new to the game. */
export interface Newcomer {
  readonly key: PlayerId;
  readonly name: string;
  /** `seq` of the entry by which they join. */
  readonly joinedAt: number;
  /** Their roster player, if any. */
  readonly playerId: string | null;
  readonly position: number;
  /** The phone that last had their seat at this table, if it has no other seat. */
  readonly heldBy: string | null;
}

/** Undone joiners keep their name so that a redo can restore them. This limits their number. */
const MAX_NAMED = 4 * MAX_SEATS;

/**
 * Finds the new players in these entries. Refuses with the problem of their name: `bad-player-name` (also if
 * missing), or `duplicate-player` for a lookalike at the table or in its group. A name sent with another
 * player's seat also gives `duplicate-player`. More than `MAX_NAMED` names, including undone ones, give
 * `table-full`.
 */
export async function newcomersIn(
  db: Reader,
  { gameId, tableId }: Pass,
  entries: readonly Entry[],
): Promise<ApiResult<readonly Newcomer[]>> {
  const newcomers: Omit<Newcomer, "position" | "heldBy">[] = [];
  if (!entries.some(({ action }) => action?.do === "join")) return ok([]);
  const names = new Map(Object.entries(await seatNames(db, gameId)));
  for (const { action, name, seq } of entries) {
    if (action?.do !== "join") continue;
    const taken = names.get(action.player);
    if (taken !== undefined && name === undefined) continue;
    if (taken !== undefined)
      return refusedByRules({ code: "duplicate-player", rule: null, values: { name: taken } });
    if (names.size >= MAX_NAMED)
      return refusedByRules({ code: "table-full", rule: null, values: { limit: MAX_SEATS } });
    const read = readNewNames([name ?? ""], [...names.values()]);
    if (!read.ok) return refusedByRules(read.refusal);
    const [joiner = ""] = read.value;
    const roster = await rosterOf(db, gameId);
    const like = roster.like(joiner);
    const playerId = roster.idOf(joiner);
    if (like !== undefined && playerId === null) return refusedByRules(looksLike(joiner, like));
    const newcomer = {
      key: action.player,
      name: joiner,
      joinedAt: seq,
      playerId,
    };
    names.set(newcomer.key, newcomer.name);
    newcomers.push(newcomer);
  }
  if (newcomers.length === 0) return ok([]);
  const seats = await db.seat.findMany({ where: { gameId }, select: { heldBy: true } });
  const again = await previousHolder(db, tableId);
  const free = (holder: string | null) => (seats.some(({ heldBy }) => heldBy === holder) ? null : holder);
  return ok(
    newcomers.map((newcomer, at) => ({
      ...newcomer,
      position: seats.length + at,
      heldBy: free(again(newcomer)),
    })),
  );
}

async function rosterOf(db: Reader, gameId: string): Promise<Roster> {
  const { groupId } = await db.game.findUniqueOrThrow({ where: { id: gameId }, select: { groupId: true } });
  return rosterByName(db, groupId);
}
