import type { SeasonLine } from "@/lib/protocol/group";
import type { Prisma } from "../generated/prisma/client";
import type { LoadedGroup } from "../roster/groupContext";
import { LISTED } from "../roster/groupGames";
import { inSeason, onDays } from "../roster/inSeason";

/** The scope of a review: a shift, a season or a year. */
export type Scope =
  | { readonly of: "season"; readonly season: SeasonLine }
  | { readonly of: "year"; readonly year: string };

/**
 * Parses a scope in an address: an id of a shift or season of the group, or a year as "2026". Null for
 * anything else.
 */
export function scopeNamed({ seasons }: LoadedGroup, named: string): Scope | null {
  if (/^20\d\d$/.test(named)) return { of: "year", year: named };
  const season = seasons.find(({ id }) => id === named);
  return season ? { of: "season", season } : null;
}

/** The condition for a group's games in this scope: listed and not deleted. */
export function gamesIn(of: LoadedGroup, scope: Scope): Prisma.GameWhereInput {
  const within =
    scope.of === "season"
      ? inSeason(of, scope.season.id)
      : onDays(of.timeZone, `${scope.year}-01-01`, `${Number(scope.year) + 1}-01-01`);
  return { groupId: of.groupId, AND: [LISTED, within] };
}
