import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { NamedGuest } from "@/lib/protocol/rosterSchemas";
import { inTransaction } from "../db/inTransaction";
import { asJsonOrDbNull, fromJson } from "../db/json";
import type { GroupPass } from "../identity/access";
import { putOnRoster } from "./players";
import { sameName } from "./tablePeople";

/**
 * Says who a guest is: everything under the guest's name in nights and ledgers counts for this player, until it is
 * undone with null. It is read, not written, as a merge is. "new" adds a player of that name. Refuses with
 * `no-such-player`, `already-merged`, as `addPlayers` does, and with `two-people` if both sat at one game.
 */
export function nameGuest(
  { groupId }: GroupPass,
  { name, player: wanted }: NamedGuest,
): Promise<ApiResult<null>> {
  return inTransaction(async (tx) => {
    const added = wanted === "new" ? await putOnRoster(tx, groupId, [name], null) : ok([]);
    if (!added.ok) return added;
    const player = added.value[0] ?? wanted;
    const players = await tx.player.findMany({
      where: { groupId },
      select: { id: true, mergedInto: true, guestNames: true },
    });
    const named = players.find(({ id }) => id === player);
    if (player !== null && named === undefined) return apiError("no-such-player");
    if (named && named.mergedInto !== null) return apiError("already-merged");
    const person = players.flatMap(({ id, mergedInto }) =>
      player !== null && (mergedInto ?? id) === player ? [id] : [],
    );
    const seated = await tx.seat.findMany({
      where: { playerId: null, game: { groupId, seats: { some: { playerId: { in: person } } } } },
      distinct: ["name"],
      select: { name: true },
    });
    if (seated.some((seat) => sameName(seat.name) === sameName(name))) return apiError("two-people");
    for (const { id, guestNames } of players) {
      const before = fromJson("guestNames", guestNames) ?? [];
      const others = before.filter((one) => sameName(one) !== sameName(name));
      const now = id === player ? [...others, name] : others;
      if (now.length === before.length && id !== player) continue;
      await tx.player.update({
        where: { id },
        data: { guestNames: asJsonOrDbNull(now.length === 0 ? null : [...now]) },
      });
    }
    return ok(null);
  });
}
