import { type Shifts, shiftAt } from "@/lib/views/rotation";
import { fromJson } from "../../db/json";
import type { Reader } from "../../db/reader";
import type { Prisma } from "../../generated/prisma/client";

/** The columns of a group that decide which shift is on duty. */
export const SHIFT_COLUMNS = {
  kind: true,
  timeZone: true,
  rotation: true,
  shiftId: true,
  shiftSetAt: true,
  seasons: { where: { startsOn: null, retiredAt: null }, select: { id: true } },
} as const satisfies Prisma.GroupSelect;

type Row = Prisma.GroupGetPayload<{ select: Omit<typeof SHIFT_COLUMNS, "seasons"> }>;

/**
 * A crew's rotation and the shift set by hand. A rotation that names a retired shift is ignored, and so is
 * everything in a group without shifts.
 * @param active The ids of the shifts in use.
 */
export function shiftsIn(group: Row, active: readonly string[]): Shifts {
  const { kind, timeZone, shiftId, shiftSetAt } = group;
  if (kind !== "crew") return { rotation: null, set: null, timeZone };
  const rotation = group.rotation === null ? null : fromJson("rotation", group.rotation);
  return {
    rotation: rotation?.pattern.every((shift) => active.includes(shift)) ? rotation : null,
    set:
      shiftId !== null && shiftSetAt !== null && active.includes(shiftId)
        ? { shift: shiftId, at: shiftSetAt.toISOString() }
        : null,
    timeZone,
  };
}

/** Reads what a group says about its shifts. */
export async function shiftsOf(db: Reader, groupId: string): Promise<Shifts> {
  const group = await db.group.findUniqueOrThrow({ where: { id: groupId }, select: SHIFT_COLUMNS });
  return shiftsIn(
    group,
    group.seasons.map(({ id }) => id),
  );
}

/** The shift of a game played at a time; null if no one says. */
export const shiftOfGame = (shifts: Shifts, playedAt: Date): string | null => shiftAt(shifts, playedAt).shift;
