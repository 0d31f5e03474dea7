import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { KellyDays, OnDuty, Rotation } from "@/lib/protocol/rotation";
import { dayOf } from "@/lib/views/dayOf";
import { dutyDay, isKellyDay, type Shifts, shiftAt, shiftOn } from "@/lib/views/rotation";
import { inTransaction } from "../db/inTransaction";
import { fromJson } from "../db/json";
import type { Reader } from "../db/reader";
import type { Prisma } from "../generated/prisma/client";
import { accessGroup, type GroupPass } from "../identity/access";
import { SHIFT_COLUMNS, shiftsIn } from "../table/record/shiftsOf";

/** The shift that the rotation gives a time, without what members set by hand; null without a rotation. */
export const shiftByRotation = ({ rotation, timeZone }: Shifts, at: Date): string | null =>
  rotation && shiftOn(rotation, dutyDay(at, rotation, timeZone));

/** The day that a person's Kelly day is compared to. */
const dayOnDuty = ({ rotation, timeZone }: Shifts, at: Date): string =>
  rotation ? dutyDay(at, rotation, timeZone) : dayOf(at, timeZone);

/** True if a roster player is off duty at a time. */
export const isOff = (
  player: { readonly kellyDays: Prisma.JsonValue; readonly seasonId: string | null },
  shifts: Shifts,
  at: Date,
): boolean =>
  player.kellyDays !== null &&
  isKellyDay(
    fromJson("kellyDays", player.kellyDays),
    shifts.rotation,
    player.seasonId,
    dayOnDuty(shifts, at),
  );

/**
 * Sets the shift on duty for the whole group, or clears it so that the rotation decides. Idempotent: the same
 * shift again changes nothing. Refuses with `no-such-season` (the crew has no such shift) and as
 * `accessGroup` does.
 */
export function setShift(
  { groupId, visitor }: GroupPass,
  shift: string | null,
  now = new Date(),
): Promise<ApiResult<OnDuty>> {
  return inTransaction(async (tx): Promise<ApiResult<OnDuty>> => {
    const may = await accessGroup(visitor, groupId, "play", tx);
    if (!may.ok) return may;
    const group = await tx.group.findUniqueOrThrow({ where: { id: groupId }, select: SHIFT_COLUMNS });
    const active = group.seasons.map(({ id }) => id);
    if (shift !== null && (group.kind !== "crew" || !active.includes(shift)))
      return apiError("no-such-season");
    const before = shiftAt(shiftsIn(group, active), now);
    if (shift === (before.by === "hand" ? before.shift : null)) return ok(before);
    const set = { shiftId: shift, shiftSetAt: shift === null ? null : now };
    await tx.group.update({ where: { id: groupId }, data: set });
    return ok(shiftAt(shiftsIn({ ...group, ...set }, active), now));
  });
}

/** Checks a rotation against a crew's shifts. Refuses with `no-such-season`. */
export async function readRotation(
  tx: Reader,
  groupId: string,
  { pattern, startsOn, changesAt }: Rotation,
): Promise<ApiResult<Rotation>> {
  const known = await tx.season.findMany({
    where: { groupId, startsOn: null, retiredAt: null },
    select: { id: true },
  });
  const ids = new Set(known.map(({ id }) => id));
  return pattern.every((shift) => ids.has(shift))
    ? ok({ pattern, startsOn, changesAt })
    : apiError("no-such-season");
}

/** Kelly days as stored: each single day once, in order; null for none at all. */
export function readKellyDays({ every, from, days }: KellyDays): KellyDays | null {
  const single = [...new Set(days)].toSorted();
  return every === null && single.length === 0
    ? null
    : { every, from: every === null ? null : from, days: single };
}
