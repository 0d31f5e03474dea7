import { gameIds, ok } from "@/lib/engine";
import { currencyOfZone, isCurrency } from "@/lib/messages/currencies";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { GroupMoney } from "@/lib/protocol/group";
import type { GroupChange, NewGroup } from "@/lib/protocol/membershipSchemas";
import { asStored } from "@/lib/protocol/ruleGroups";
import { database } from "../db/db";
import { isPurgeable, NOT_DELETED, restorable, restoreDeadline } from "../db/deleted";
import { inTransaction } from "../db/inTransaction";
import { asJson, asJsonList, asJsonOrDbNull, fromJson } from "../db/json";
import type { Reader } from "../db/reader";
import { newRowId } from "../db/rowId";
import { type AccountPass, accessGroup, type GroupPass } from "../identity/access";
import { audit } from "../process/audit/audit";
import { readRotation } from "../roster/onDuty";
import { clothOf } from "../table/cloth";
import { broadcastLiveState } from "../table/live/liveStateBus";
import { closeRevokedStreams, refreshAccess } from "../table/live/openStreams";
import { purgeTables } from "../table/purge";
import { firstTable } from "../table/tables";
import { sitOnRoster } from "./roster";
import { readCloth, readGroupName, readHouse, readTimeZone } from "./settings";

/**
 * Creates a group with a table; a crew also gets shifts. The account owns it and is the first on its roster.
 * Refuses with `bad-group-name`, `no-such-time-zone`, and as the engine refuses the game and its house rules.
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
        currency: currencyOfZone(timeZone.value),
        memberships: { create: { accountId, role: "owner" } },
      },
    });
    await sitOnRoster(tx, id, accountId);
    if (wanted.kind === "crew") await addShifts(tx, id);
    await firstTable(tx, id);
  });
  return ok({ id });
}

/**
 * Changes the given settings of a group. A new game without house rules gets that game's defaults. Running
 * games keep their rules. All tables show a new look, and whether losers wash, at once. Refuses with
 * `not-your-role`, `bad-group-name`, `mixed-name`, `no-such-time-zone`, `no-such-currency`, `bad-stamp`,
 * `bad-plate`, and as the engine refuses the game and its house rules. A rotation of other shifts than the
 * crew's gives `no-such-season`.
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
    const cloth = readCloth({ ...clothOf(now), ...change.cloth });
    if (!cloth.ok) return cloth;
    const { felt, short: stampShort, there: stampThere, plate } = cloth.value;
    const kind = change.kind ?? now.kind;
    const { rotation: wanted } = change;
    const rotation = wanted
      ? await readRotation(tx, groupId, {
          pattern: wanted.pattern,
          startsOn: wanted.starts_on,
          changesAt: wanted.changes_at,
        })
      : ok(null);
    if (!rotation.ok) return rotation;
    const money = readMoney({ ...now, drinks: fromJson("drinks", now.drinks) ?? [] }, change.money);
    if (!money.ok) return money;
    await tx.group.update({
      where: { id: groupId },
      data: {
        name: name.value,
        kind,
        timeZone: timeZone.value,
        ruleSet,
        house: asJson(house.value),
        ...(change.tonight && { tonight: asStored(change.tonight) }),
        tones: change.tones ?? now.tones,
        ...(wanted !== undefined && { rotation: asJsonOrDbNull(rotation.value) }),
        washesBy: change.washes_by ?? now.washesBy,
        dueBy: change.due_by ?? now.dueBy,
        cookBy: change.cook_by ?? now.cookBy,
        ...money.value,
        drinks: asJsonList(money.value.drinks),
        ...{ felt, stampShort, stampThere, plate },
      },
    });
    if (kind === "crew") await addShifts(tx, groupId);
    return ok(null);
  });
  if (done.ok && change.tones !== undefined) broadcastLiveState();
  if (done.ok && (change.cloth ?? change.kind ?? change.game) !== undefined) await resetTables(groupId);
  return done;
}

/** Another currency takes no amount over, because 5 of one is not 5 of the other. */
function readMoney(now: GroupMoney, change: GroupChange["money"]): ApiResult<GroupMoney> {
  const currency = change?.currency ?? now.currency;
  if (!isCurrency(currency)) return apiError("no-such-currency");
  const withoutPrices = now.drinks.map(({ name }) => ({ name, price: null }));
  const before = currency === now.currency ? now : { chipValue: null, buyIn: 0, drinks: withoutPrices };
  const {
    chip_value: chipValue = before.chipValue,
    buy_in: buyIn = before.buyIn,
    drinks = before.drinks,
  } = change ?? {};
  return ok({ currency, chipValue, buyIn, drinks });
}

/** Makes the phones at a group's tables reload what they show of the group. */
async function resetTables(groupId: string): Promise<void> {
  const tables = await database().table.findMany({
    where: { groupId, ...NOT_DELETED },
    select: { id: true },
  });
  for (const { id } of tables) refreshAccess({ table: id });
}

const SHIFTS = ["A", "B", "C"];

/** Gives a crew its shifts, unless it ever had some. */
async function addShifts(tx: Reader, groupId: string): Promise<void> {
  if ((await tx.season.count({ where: { groupId, startsOn: null } })) > 0) return;
  // Sequential, because they are listed in order of creation.
  for (const [at, name] of SHIFTS.entries())
    await tx.season.create({ data: { id: newRowId(), groupId, name, createdAt: new Date(Date.now() + at) } });
}

/**
 * Soft deletes a group. Only an owner can restore it, within 30 days. Refuses with `not-your-role`.
 * @returns the restore deadline, ISO 8601.
 */
export async function deleteGroup({
  groupId,
  visitor,
  accountId,
}: GroupPass): Promise<ApiResult<{ until: string }>> {
  const deletedAt = new Date();
  const done = await inTransaction(async (tx) => {
    const may = await accessGroup(visitor, groupId, "own", tx);
    if (may.ok) await tx.group.update({ where: { id: groupId }, data: { deletedAt } });
    return may;
  });
  if (!done.ok) return done;
  audit("group-deleted", { who: accountId, group: groupId });
  await closeRevokedStreams();
  return ok({ until: restoreDeadline(deletedAt).toISOString() });
}

/** Restores a deleted group with everything in it. Refuses with `no-such-group`, also after the 30 days. */
export async function restoreGroup({ groupId, visitor, accountId }: GroupPass): Promise<ApiResult<null>> {
  const done = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const may = await accessGroup(visitor, groupId, "restore", tx);
    if (!may.ok) return may;
    const restored = await tx.group.updateMany({
      where: { id: groupId, OR: [{ deletedAt: null }, restorable(new Date())] },
      data: { deletedAt: null },
    });
    return restored.count === 1 ? ok(null) : apiError("no-such-group");
  });
  if (done.ok) audit("group-restored", { who: accountId, group: groupId });
  return done;
}

/** Years of games are many rows. */
const MAX_MS = 60_000;

/**
 * Purges deleted groups past their restore deadline, with their games and rosters, each in one transaction.
 * @param stopped Checked before each; true leaves the rest to the next run.
 * @returns how many.
 */
export async function purgeDeletedGroups(now: Date, stopped = () => false): Promise<number> {
  const long = isPurgeable(now);
  const groups = await database().group.findMany({ where: long, select: { id: true } });
  let purged = 0;
  for (const { id } of groups) {
    if (stopped()) break;
    const done = await inTransaction(
      async (tx) => {
        // The group may have been restored while another was purged.
        if ((await tx.group.count({ where: { id, ...long } })) === 0) return false;
        await purge(tx, id);
        return true;
      },
      { timeout: MAX_MS },
    );
    if (done) purged++;
  }
  return purged;
}

/** There are no cascades, so rows with references are deleted first. */
async function purge(tx: Reader, groupId: string): Promise<void> {
  await purgeTables(tx, { groupId });
  await tx.ledgerLine.deleteMany({ where: { groupId } });
  await tx.publicLink.deleteMany({ where: { groupId } });
  await tx.buyIn.deleteMany({ where: { night: { groupId } } });
  await tx.night.deleteMany({ where: { groupId } });
  await tx.player.updateMany({ where: { groupId }, data: { mergedInto: null } });
  await tx.player.deleteMany({ where: { groupId } });
  await tx.season.deleteMany({ where: { groupId } });
  await tx.invitation.deleteMany({ where: { groupId } });
  await tx.housePreset.deleteMany({ where: { groupId } });
  await tx.membership.deleteMany({ where: { groupId } });
  await tx.groupRemoval.deleteMany({ where: { groupId } });
  await tx.group.delete({ where: { id: groupId } });
}
