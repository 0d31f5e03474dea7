import type { SeasonLine } from "@/lib/protocol/group";
import { database } from "../../db/db";
import type { Reader } from "../../db/reader";
import type { HousePass } from "../../identity/access";

/** A group's shifts in the order they were made, or its seasons, the latest first; retired ones last. */
export const seasonsOf = ({ groupId }: HousePass): Promise<readonly SeasonLine[]> =>
  linesOfSeasons(database(), groupId);

/** The same of a group by its id, for whoever is let read something of it already. */
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

/** Whether a shift or season is this group's. */
export const isSeasonOf = async (db: Reader, groupId: string, id: string): Promise<boolean> =>
  (await db.season.count({ where: { id, groupId } })) > 0;
