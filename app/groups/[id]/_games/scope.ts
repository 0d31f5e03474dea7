import type { SeasonLine } from "@/lib/protocol/group";
import type { KindCount } from "@/lib/views/kindCount";

/** What a group's page counts together: one shift of a crew, one season, a year, or everything there is. */
export interface Scope {
  /** A season's id, a year as "2026", or "all". */
  readonly id: string;
  readonly season: Pick<SeasonLine, "id" | "name"> | null;
  /** Each kind of game in its own unit, the kind that was played most first. */
  readonly kinds: readonly KindCount[];
}
