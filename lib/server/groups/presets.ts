import { gameIds, type House, ok, ownRules, type Refusal } from "@/lib/engine";
import { type ApiResult, apiError, refusedByRules } from "@/lib/protocol/apiResult";
import { GROUP_ROLES } from "@/lib/protocol/membership";
import type { NewPreset, PresetChange } from "@/lib/protocol/membershipSchemas";
import { type GroupHouses, MAX_PRESETS, type Preset } from "@/lib/protocol/presets";
import { readGame } from "@/lib/protocol/ruleSets/ownGame";
import { tryOut } from "@/lib/protocol/ruleSets/tryOut";
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

/** Lists a group's saved rules: by game in menu order, then by name. */
export async function presetsOf({ groupId }: GroupPass): Promise<readonly Preset[]> {
  return inOrder(await database().housePreset.findMany({ where: { groupId }, select: SHOWN }));
}

/** Reads saved rules by id, or null. */
export async function presetNamed({ groupId }: GroupPass, id: string): Promise<Preset | null> {
  const row = await database().housePreset.findFirst({ where: { id, groupId }, select: SHOWN });
  return row && asPreset(row);
}

/** Lists an account's groups by name, with their house rules; none without an account. */
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
        placeOf(one.game) - placeOf(other.game) ||
        one.name.localeCompare(other.name, "en", { numeric: true }),
    );

/** Few, because the server waits for them. They are the first ones of `rule-set --check`. */
const TRIED_GAMES = 5;

/** Why a group cannot use an own game: a random game came to a dead state, or did not end. */
function problemOf(game: string): Refusal | null {
  const rules = ownRules(game);
  if (rules === null) return null;
  const { deadState, noEnd } = tryOut(rules, TRIED_GAMES);
  return deadState === null && !noEnd
    ? null
    : { code: "bad-rule-set", rule: null, values: { name: noEnd ? "ending" : "cost" } };
}

/** The place of a game in the menu; own games come last. */
const placeOf = (game: string): number => (ownRules(game) === null ? gameIds.indexOf(game) : gameIds.length);

/**
 * Reduces a group's stored house rules, which are complete, to those that differ from the game's defaults.
 */
function changed(game: string, house: Prisma.JsonValue): House {
  const read = readChangedHouse(game, fromJson("house", house));
  return read.ok ? read.value : {};
}

/**
 * Saves house rules or an own game under a name and returns their id. Refuses with `not-your-role`, `bad-preset-name`,
 * `mixed-name`, `presets-full`, `bad-rule-set` and as the engine refuses house rules. `preset-taken` means that the same game
 * has an equal or lookalike name.
 */
export function addPreset(
  { groupId, visitor }: GroupPass,
  { game: sent, name: typed, house: named }: NewPreset,
): Promise<ApiResult<{ readonly id: string }>> {
  return inTransaction(async (tx): Promise<ApiResult<{ readonly id: string }>> => {
    const may = await accessGroup(visitor, groupId, "keep", tx);
    if (!may.ok) return may;
    const name = readPresetName(typed);
    if (!name.ok) return name;
    const read = readGame(sent);
    if (!read.ok) return refusedByRules(read.refusal);
    const game = read.value;
    const problem = problemOf(game);
    if (problem !== null) return refusedByRules(problem);
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
 * Renames or changes saved rules, or an own game. Existing games keep the copy they were started with.
 * Refuses with `not-your-role`, `no-such-preset`, `bad-preset-name`, `mixed-name`, `preset-taken`, and as the
 * engine refuses house rules.
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
    const read = readGame(change.game ?? now.game);
    if (!read.ok) return refusedByRules(read.refusal);
    const game = read.value;
    if (game !== now.game && (ownRules(game) === null || ownRules(now.game) === null))
      return refusedByRules({ code: "bad-rule-set", rule: null, values: { name: "" } });
    const problem = game === now.game ? null : problemOf(game);
    if (problem !== null) return refusedByRules(problem);
    const house = readChangedHouse(game, change.house ?? fromJson("house", now.house));
    if (!house.ok) return house;
    if (await isTaken(tx, { groupId, game, name: name.value }, id)) return apiError("preset-taken");
    await tx.housePreset.update({
      where: { id },
      data: { game, name: name.value, house: asJson(house.value) },
    });
    return ok(null);
  });
}

/**
 * Deletes saved rules. Games started with them keep theirs. Refuses with `not-your-role`, `no-such-preset`.
 */
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

/** True if other saved rules of the same game have this name in any case, or a lookalike. */
async function isTaken(tx: Reader, { groupId, game, name }: Called, but?: string): Promise<boolean> {
  const presets = await tx.housePreset.findMany({
    where: { groupId, game },
    select: { id: true, name: true },
  });
  return new Looks(presets.filter(({ id }) => id !== but).map((one) => one.name)).like(name) !== undefined;
}
