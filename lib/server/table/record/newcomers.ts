import { MAX_SEATS, ok, type PlayerId } from "@/lib/engine";
import { type ApiResult, forbidden } from "@/lib/protocol/apiResult";
import type { Entry } from "@/lib/protocol/entry";
import type { Reader } from "../../db/reader";
import { looksLike, readNewNames } from "../lookalikes";
import { type Roster, rosterByName } from "../seatNames";
import { seatNames } from "./journalStore";

/** Somebody whose seat is new to the game. */
export interface Newcomer {
  readonly key: PlayerId;
  readonly name: string;
  /** `seq` of the entry by which they join. */
  readonly joinedAt: number;
  /** Who of the group's roster they are. */
  readonly playerId: string | null;
}

/** Whoever joined and was taken back keeps their name, so that they can be brought back; there is an end to those as well. */
const MAX_NAMED = 4 * MAX_SEATS;

/**
 * Who joins by these entries and has not sat here before. Refuses with what is wrong with their names (`bad-player-name`, also
 * for none; `duplicate-player`, also for one that looks like another at the table or in its group), with `duplicate-player` for a name that is sent with somebody else's seat, and with `table-full`
 * once `MAX_NAMED` have been named here, taken back or not.
 */
export async function newcomersIn(
  db: Reader,
  gameId: string,
  entries: readonly Entry[],
): Promise<ApiResult<readonly Newcomer[]>> {
  const newcomers: Newcomer[] = [];
  if (!entries.some(({ action }) => action?.do === "join")) return ok(newcomers);
  const names = new Map(Object.entries(await seatNames(db, gameId)));
  for (const { action, name, seq } of entries) {
    if (action?.do !== "join") continue;
    const taken = names.get(action.player);
    if (taken !== undefined && name === undefined) continue;
    if (taken !== undefined)
      return forbidden({ code: "duplicate-player", rule: null, values: { name: taken } });
    if (names.size >= MAX_NAMED)
      return forbidden({ code: "table-full", rule: null, values: { limit: MAX_SEATS } });
    const read = readNewNames([name ?? ""], [...names.values()]);
    if (!read.ok) return forbidden(read.refusal);
    const [joiner = ""] = read.value;
    const roster = await rosterOf(db, gameId);
    const like = roster.like(joiner);
    const playerId = roster.idOf(joiner);
    if (like !== undefined && playerId === null) return forbidden(looksLike(joiner, like));
    const newcomer = {
      key: action.player,
      name: joiner,
      joinedAt: seq,
      playerId,
    };
    names.set(newcomer.key, newcomer.name);
    newcomers.push(newcomer);
  }
  return ok(newcomers);
}

async function rosterOf(db: Reader, gameId: string): Promise<Roster> {
  const { groupId } = await db.game.findUniqueOrThrow({ where: { id: gameId }, select: { groupId: true } });
  return rosterByName(db, groupId);
}
