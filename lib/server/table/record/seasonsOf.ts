import type { SeasonLine } from "@/lib/protocol/group";
import { database } from "../../db/db";
import type { Reader } from "../../db/reader";
import type { HousePass } from "../../identity/access";

/** Lists a group's shifts in order of creation, or its seasons, newest first. Retired ones come last. */
export const seasonsOf = ({ groupId }: HousePass): Promise<readonly SeasonLine[]> =>
  linesOfSeasons(database(), groupId);

/** The same by group id, for a visitor already permitted to read it. */
export async function linesOfSeasons(db: Reader, groupId: string): Promise<readonly SeasonLine[]> {
  const seasons = await db.season.findMany({
    where: { groupId },
    orderBy: [{ startsOn: { sort: "desc", nulls: "last" } }, { createdAt: "asc" }, { name: "asc" }],
  });
  const lines = seasons.map(({ id, name, startsOn, retiredAt }) => ({
    id,
    name,
    startsOn,
    retired: retiredAt !== null,
  }));
  return [...lines.filter(({ retired }) => !retired), ...lines.filter(({ retired }) => retired)];
}

/** True if a shift or season belongs to this group. */
export const isSeasonOf = async (db: Reader, groupId: string, id: string): Promise<boolean> =>
  (await db.season.count({ where: { id, groupId } })) > 0;
