import type { SeasonLine } from "@/lib/protocol/group";
import type { Reader } from "../db/reader";
import type { Prisma } from "../generated/prisma/client";
import { LISTED } from "../roster/groupGames";
import { inSeason, onDays } from "../roster/inSeason";
import { linesOfSeasons } from "../table/record/seasonsOf";

/** The scope of a review: a shift, a season or a year. */
export type Scope =
  | { readonly of: "season"; readonly season: SeasonLine }
  | { readonly of: "year"; readonly year: string };

/**
 * Parses a scope in an address: an id of a shift or season of the group, or a year as "2026". Null for
 * anything else.
 */
export async function scopeNamed(db: Reader, groupId: string, named: string): Promise<Scope | null> {
  if (/^20\d\d$/.test(named)) return { of: "year", year: named };
  const season = (await linesOfSeasons(db, groupId)).find(({ id }) => id === named);
  return season ? { of: "season", season } : null;
}

/** The condition for a group's games in this scope: listed and not deleted. */
export async function gamesIn(
  db: Reader,
  groupId: string,
  timeZone: string,
  scope: Scope,
): Promise<Prisma.GameWhereInput> {
  const within =
    scope.of === "season"
      ? await inSeason(db, groupId, scope.season.id)
      : onDays(timeZone, `${scope.year}-01-01`, `${Number(scope.year) + 1}-01-01`);
  return { groupId, AND: [LISTED, within] };
}
