import { gameIds, type House, ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { GROUP_ROLES } from "@/lib/protocol/membership";
import type { NewPreset, PresetChange } from "@/lib/protocol/membershipSchemas";
import { type GroupHouses, MAX_PRESETS, type Preset } from "@/lib/protocol/presets";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import { asJson, fromJson } from "../db/json";
import type { Reader } from "../db/reader";
import { newRowId } from "../db/rowId";
import type { Prisma } from "../generated/prisma/client";
import { accessGroup, canKeep, type GroupPass } from "../identity/access";
import type { Visitor } from "../identity/visitor";
import { Looks } from "../table/lookalikes";
import { readChangedHouse, readPresetName } from "./settings";

const SHOWN = { id: true, game: true, name: true, house: true } as const;

interface Row {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly house: Prisma.JsonValue;
}

/** The house rules a group keeps under a name: by game, in the order the games are offered, then by name. */
export async function presetsOf({ groupId }: GroupPass): Promise<readonly Preset[]> {
  return inOrder(await database().housePreset.findMany({ where: { groupId }, select: SHOWN }));
}

/** One of them; null where the group keeps none of that id. */
export async function presetNamed({ groupId }: GroupPass, id: string): Promise<Preset | null> {
  const row = await database().housePreset.findFirst({ where: { id, groupId }, select: SHOWN });
  return row && asPreset(row);
}

/** Every group that somebody belongs to, by name, with the house rules it plays by; none for who is not signed in. */
export async function housesOf({ account }: Visitor): Promise<readonly GroupHouses[]> {
  if (account === null) return [];
  const memberships = await database().membership.findMany({
    where: { accountId: account.id, group: { deletedAt: null } },
    select: {
      role: true,
      group: { select: { id: true, name: true, ruleSet: true, house: true, presets: { select: SHOWN } } },
    },
  });
  return memberships
    .flatMap(({ role: stored, group }): GroupHouses[] => {
      const role = GROUP_ROLES.find((known) => known === stored);
      if (role === undefined) return [];
      const { id, name, ruleSet } = group;
      const usual = { game: ruleSet, house: changed(ruleSet, group.house) };
      return [{ id, name, role, keeps: canKeep(role), usual, presets: inOrder(group.presets) }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

const asPreset = ({ id, game, name, house }: Row): Preset => ({
  id,
  game,
  name,
  house: fromJson("house", house),
});

const inOrder = (rows: readonly Row[]): readonly Preset[] =>
  rows
    .map(asPreset)
    .toSorted(
      (one, other) =>
        gameIds.indexOf(one.game) - gameIds.indexOf(other.game) ||
        one.name.localeCompare(other.name, "en", { numeric: true }),
    );

/** A group's settings name every house rule of its usual game. */
function changed(game: string, house: Prisma.JsonValue): House {
  const read = readChangedHouse(game, fromJson("house", house));
  return read.ok ? read.value : {};
}

/**
 * Keeps house rules of a game under a name. Answers their id. Refuses with `not-your-role`, `bad-preset-name`, `mixed-name`,
 * `preset-taken` (of that game, by one that is or looks the same), `presets-full`, and what the engine refuses of the game and its house rules.
 */
export function addPreset(
  { groupId, visitor }: GroupPass,
  { game, name: typed, house: named }: NewPreset,
): Promise<ApiResult<{ readonly id: string }>> {
  return inTransaction(async (tx): Promise<ApiResult<{ readonly id: string }>> => {
    const may = await accessGroup(visitor, groupId, "keep", tx);
    if (!may.ok) return may;
    const name = readPresetName(typed);
    if (!name.ok) return name;
    const house = readChangedHouse(game, named);
    if (!house.ok) return house;
    if ((await tx.housePreset.count({ where: { groupId } })) >= MAX_PRESETS) return apiError("presets-full");
    if (await isTaken(tx, { groupId, game, name: name.value })) return apiError("preset-taken");
    const id = newRowId();
    await tx.housePreset.create({
      data: { id, groupId, game, name: name.value, house: asJson(house.value) },
    });
    return ok({ id });
  });
}

/**
 * Renames house rules that are kept, or changes them. No game knows of it: each froze its own when it was started.
 * Refuses with `not-your-role`, `no-such-preset`, `bad-preset-name`, `mixed-name`, `preset-taken`, and what the engine refuses of house rules.
 */
export function changePreset(
  { groupId, visitor }: GroupPass,
  id: string,
  change: PresetChange,
): Promise<ApiResult<null>> {
  return inTransaction(async (tx): Promise<ApiResult<null>> => {
    const may = await accessGroup(visitor, groupId, "keep", tx);
    if (!may.ok) return may;
    const now = await tx.housePreset.findFirst({ where: { id, groupId } });
    if (now === null) return apiError("no-such-preset");
    const name = readPresetName(change.name ?? now.name);
    if (!name.ok) return name;
    const { game } = now;
    const house = readChangedHouse(game, change.house ?? fromJson("house", now.house));
    if (!house.ok) return house;
    if (await isTaken(tx, { groupId, game, name: name.value }, id)) return apiError("preset-taken");
    await tx.housePreset.update({ where: { id }, data: { name: name.value, house: asJson(house.value) } });
    return ok(null);
  });
}

/** Deletes house rules that were kept; games that were started with them keep theirs. Refuses with `not-your-role`, `no-such-preset`. */
export function deletePreset({ groupId, visitor }: GroupPass, id: string): Promise<ApiResult<null>> {
  return inTransaction(async (tx): Promise<ApiResult<null>> => {
    const may = await accessGroup(visitor, groupId, "keep", tx);
    if (!may.ok) return may;
    const deleted = await tx.housePreset.deleteMany({ where: { id, groupId } });
    return deleted.count === 1 ? ok(null) : apiError("no-such-preset");
  });
}

interface Called {
  readonly groupId: string;
  readonly game: string;
  readonly name: string;
}

/** Whether others of the same game are called so, in whatever case, or look so. */
async function isTaken(tx: Reader, { groupId, game, name }: Called, but?: string): Promise<boolean> {
  const kept = await tx.housePreset.findMany({ where: { groupId, game }, select: { id: true, name: true } });
  return new Looks(kept.filter(({ id }) => id !== but).map((one) => one.name)).like(name) !== undefined;
}
