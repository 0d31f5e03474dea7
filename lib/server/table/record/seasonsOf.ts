import type { SeasonLine } from "@/lib/protocol/group";
import { database } from "../../db/db";
import type { Reader } from "../../db/reader";
import type { Prisma } from "../../generated/prisma/client";
import type { GroupTvPass } from "../../identity/access";

/** Lists a group's shifts in order of creation, or its seasons, newest first. Retired ones come last. */
export const seasonsOf = async ({ groupId }: GroupTvPass): Promise<readonly SeasonLine[]> =>
  listedSeasons(await database().season.findMany({ where: { groupId } }));

type SeasonRow = Prisma.SeasonGetPayload<true>;

export const seasonLine = ({ id, name, startsOn, retiredAt }: SeasonRow): SeasonLine => ({
  id,
  name,
  startsOn,
  retired: retiredAt !== null,
});

/** Puts the rows of a group's shifts or seasons into the order of `seasonsOf`. */
export const listedSeasons = (rows: readonly SeasonRow[]): readonly SeasonLine[] =>
  rows
    .toSorted(
      (one, other) =>
        Number(one.retiredAt !== null) - Number(other.retiredAt !== null) ||
        (other.startsOn ?? "").localeCompare(one.startsOn ?? "", "en") ||
        one.createdAt.getTime() - other.createdAt.getTime() ||
        one.name.localeCompare(other.name, "en"),
    )
    .map(seasonLine);

/** True if a shift or season belongs to this group. */
export const isSeasonOf = async (db: Reader, groupId: string, id: string): Promise<boolean> =>
  (await db.season.count({ where: { id, groupId } })) > 0;
