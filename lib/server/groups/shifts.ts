import type { Reader } from "../db/reader";
import { newRowId } from "../db/rowId";

const SHIFTS = ["A", "B", "C"];

/** Gives a crew its shifts, unless it has had some. */
export async function addShifts(tx: Reader, groupId: string): Promise<void> {
  if ((await tx.season.count({ where: { groupId, startsOn: null } })) > 0) return;
  // One after the other: they are read in the order they were made in.
  for (const [at, name] of SHIFTS.entries())
    await tx.season.create({ data: { id: newRowId(), groupId, name, createdAt: new Date(Date.now() + at) } });
}
