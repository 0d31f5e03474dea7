import { ok } from "@/lib/engine";
import type { ApiResult } from "@/lib/protocol/apiResult";
import type { GroupChange } from "@/lib/protocol/membershipSchemas";
import { inTransaction } from "../db/inTransaction";
import { asJson, fromJson } from "../db/json";
import { accessGroup, type GroupPass } from "../identity/access";
import { tellAside } from "../table/live/asideBus";
import { readGroupName, readHouse, readTimeZone } from "./settings";
import { addShifts } from "./shifts";

/**
 * Changes what is named of a group. With another game and no house rules, that game's own are meant. Games that were started
 * keep theirs. Refuses with `not-your-role`, `bad-group-name`, `no-such-time-zone`, and what the engine refuses of the game and
 * its house rules.
 */
export async function changeGroup(pass: GroupPass, change: GroupChange): Promise<ApiResult<null>> {
  const { groupId, visitor } = pass;
  const done = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const may = await accessGroup(visitor, groupId, "keep", tx);
    if (!may.ok) return may;
    const now = await tx.group.findUniqueOrThrow({ where: { id: groupId } });
    const name = readGroupName(change.name ?? now.name);
    if (!name.ok) return name;
    const timeZone = readTimeZone(change.time_zone ?? now.timeZone);
    if (!timeZone.ok) return timeZone;
    const ruleSet = change.game ?? now.ruleSet;
    const before = ruleSet === now.ruleSet ? fromJson("house", now.house) : {};
    const house = readHouse(ruleSet, change.house ?? before);
    if (!house.ok) return house;
    const kind = change.kind ?? now.kind;
    await tx.group.update({
      where: { id: groupId },
      data: {
        name: name.value,
        kind,
        timeZone: timeZone.value,
        ruleSet,
        house: asJson(house.value),
        tones: change.tones ?? now.tones,
      },
    });
    if (kind === "crew") await addShifts(tx, groupId);
    return ok(null);
  });
  if (done.ok && change.tones !== undefined) tellAside();
  return done;
}
