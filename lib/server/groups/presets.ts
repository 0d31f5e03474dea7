import { gameIds, type House } from "@/lib/engine";
import { GROUP_ROLES } from "@/lib/protocol/membership";
import type { GroupHouses, Preset } from "@/lib/protocol/presets";
import { database } from "../db/db";
import { fromJson } from "../db/json";
import type { Prisma } from "../generated/prisma/client";
import { type GroupPass, mayKeep } from "../identity/access";
import type { Visitor } from "../identity/visitor";
import { readChangedHouse } from "./settings";

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
      return [{ id, name, role, keeps: mayKeep(role), usual, presets: inOrder(group.presets) }];
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
