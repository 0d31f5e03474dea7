import { gameIds, ok } from "@/lib/engine";
import type { ApiResult } from "@/lib/protocol/apiResult";
import type { NewGroup } from "@/lib/protocol/membershipSchemas";
import { inTransaction } from "../db/inTransaction";
import { asJson } from "../db/json";
import { newRowId } from "../db/rowId";
import type { AccountPass } from "../identity/access";
import { firstTable } from "../table/tables";
import { sitOnRoster } from "./roster";
import { readGroupName, readHouse, readTimeZone } from "./settings";
import { addShifts } from "./shifts";

/**
 * Makes a group: whoever asks owns it and is the first on its roster; it has a table from the start, and a crew gets its shifts.
 * Refuses with `bad-group-name`, `no-such-time-zone`, and what the engine refuses of the game and its house rules.
 * @returns the group's id.
 */
export async function createGroup(
  { accountId }: AccountPass,
  wanted: NewGroup,
): Promise<ApiResult<{ id: string }>> {
  const name = readGroupName(wanted.name);
  if (!name.ok) return name;
  const timeZone = readTimeZone(wanted.time_zone);
  if (!timeZone.ok) return timeZone;
  const ruleSet = wanted.game ?? (gameIds[0] as string);
  const house = readHouse(ruleSet, wanted.house ?? {});
  if (!house.ok) return house;
  const id = newRowId();
  await inTransaction(async (tx) => {
    await tx.group.create({
      data: {
        id,
        name: name.value,
        kind: wanted.kind,
        timeZone: timeZone.value,
        ruleSet,
        house: asJson(house.value),
        tones: wanted.tones ?? wanted.kind === "crew",
        memberships: { create: { accountId, role: "owner" } },
      },
    });
    await sitOnRoster(tx, id, accountId);
    if (wanted.kind === "crew") await addShifts(tx, id);
    await firstTable(tx, id);
  });
  return ok({ id });
}
