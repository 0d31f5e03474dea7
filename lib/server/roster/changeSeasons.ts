import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { ChangedSeason, NewSeason } from "@/lib/protocol/rosterSchemas";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { newRowId } from "../db/rowId";
import type { Prisma } from "../generated/prisma/client";
import type { GroupPass } from "../identity/access";
import { Looks } from "../table/lookalikes";

/** More than a century of seasons, retired ones included. */
const MAX_SEASONS = 120;

/**
 * Adds a shift to a crew, or a season with its first day to another group, and returns its id. Refuses with
 * `season-day` (a season without a day, a shift with one), `season-taken`, `seasons-full`.
 */
export function addSeason(
  { groupId }: GroupPass,
  { name, starts_on }: NewSeason,
): Promise<ApiResult<{ readonly id: string }>> {
  return inTransaction(async (tx) => {
    const { kind } = await tx.group.findUniqueOrThrow({ where: { id: groupId }, select: { kind: true } });
    if ((kind === "crew") !== (starts_on === undefined)) return apiError("season-day");
    if ((await tx.season.count({ where: { groupId } })) >= MAX_SEASONS) return apiError("seasons-full");
    if (await isTaken(tx, groupId, name)) return apiError("season-taken");
    const id = newRowId();
    await tx.season.create({ data: { id, groupId, name, startsOn: starts_on ?? null } });
    return ok({ id });
  });
}

/**
 * Renames a shift or season, moves a season's first day, retires or reactivates it. Its games stay with it.
 * Refuses with `no-such-season`, `season-day` (a first day for a shift), `season-taken`.
 */
export function changeSeason(
  { groupId }: GroupPass,
  id: string,
  { name, starts_on, retired }: ChangedSeason,
): Promise<ApiResult<null>> {
  return inTransaction(async (tx) => {
    const season = await tx.season.findFirst({ where: { id, groupId } });
    if (season === null) return apiError("no-such-season");
    if (starts_on !== undefined && season.startsOn === null) return apiError("season-day");
    const stays = !(retired ?? season.retiredAt !== null);
    if (stays && (await isTaken(tx, groupId, name ?? season.name, id))) return apiError("season-taken");
    const data: Prisma.SeasonUncheckedUpdateInput = {};
    if (name !== undefined) data.name = name;
    if (starts_on !== undefined) data.startsOn = starts_on;
    if (retired !== undefined) data.retiredAt = retired ? (season.retiredAt ?? new Date()) : null;
    await tx.season.update({ where: { id }, data });
    return ok(null);
  });
}

/** True if an active one has this name in any case, or a lookalike. */
async function isTaken(tx: Reader, groupId: string, name: string, but?: string): Promise<boolean> {
  const seasons = await tx.season.findMany({
    where: { groupId, retiredAt: null },
    select: { id: true, name: true },
  });
  return new Looks(seasons.filter(({ id }) => id !== but).map((one) => one.name)).like(name) !== undefined;
}
