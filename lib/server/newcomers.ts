import { ok, type PlayerId, readNames } from "@/lib/engine";
import type { Entry } from "@/lib/formats/entry";
import { type Reader, seatNames } from "./journalStore";
import { type Done, forbidden } from "./notDone";
import { rosterByName } from "./seatNames";

/** Somebody whose seat is new to the game. */
export interface Newcomer {
  readonly key: PlayerId;
  readonly name: string;
  /** `seq` of the entry by which they join. */
  readonly joinedAt: number;
  /** Who of the group's roster they are. */
  readonly playerId: string | null;
}

/**
 * Who joins by these entries and has not sat here before. Refuses with what is wrong with their names (`bad-player-name`, also
 * for none; `duplicate-player`), and with `duplicate-player` for a name that is sent with somebody else's seat.
 */
export async function newcomersIn(
  db: Reader,
  gameId: string,
  entries: readonly Entry[],
): Promise<Done<readonly Newcomer[]>> {
  const newcomers: Newcomer[] = [];
  if (!entries.some(({ action }) => action?.do === "join")) return ok(newcomers);
  const names = new Map(Object.entries(await seatNames(db, gameId)));
  for (const { action, name, seq } of entries) {
    if (action?.do !== "join") continue;
    const taken = names.get(action.player);
    if (taken !== undefined && name === undefined) continue;
    if (taken !== undefined)
      return forbidden({ code: "duplicate-player", rule: null, values: { name: taken } });
    const read = readNames([...names.values(), name ?? ""]);
    if (!read.ok) return forbidden(read.refusal);
    const joiner = read.value.at(-1) ?? "";
    const newcomer = {
      key: action.player,
      name: joiner,
      joinedAt: seq,
      playerId: (await rosterOf(db, gameId)).get(joiner.toLowerCase()) ?? null,
    };
    names.set(newcomer.key, newcomer.name);
    newcomers.push(newcomer);
  }
  return ok(newcomers);
}

async function rosterOf(db: Reader, gameId: string): Promise<ReadonlyMap<string, string>> {
  const { groupId } = await db.game.findUniqueOrThrow({ where: { id: gameId }, select: { groupId: true } });
  return groupId === null ? new Map() : rosterByName(db, groupId);
}
