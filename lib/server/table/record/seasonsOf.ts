import type { SeasonLine } from "@/lib/protocol/group";
import { database } from "../../db/db";
import type { Reader } from "../../db/reader";
import type { HousePass } from "../../identity/access";

/** A group's shifts in the order they were made, or its seasons, the latest first; retired ones last. */
export async function seasonsOf({ groupId }: HousePass): Promise<readonly SeasonLine[]> {
  const seasons = await database().season.findMany({
    where: { groupId },
    orderBy: [{ startsOn: "desc" }, { createdAt: "asc" }, { name: "asc" }],
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
