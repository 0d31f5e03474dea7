import type { SeasonLine } from "@/lib/protocol/group";
import type { Counted } from "@/lib/views/due";

/** What a group's page counts together: one shift of a crew, one season, or everything there is. */
export interface Scope {
  readonly season: Pick<SeasonLine, "id" | "name"> | null;
  /** Who lost how often, or won, the most often first. */
  readonly tally: readonly Counted[];
  /** How many games each of the roster sat at, by id. */
  readonly played: Readonly<Record<string, number>>;
  /** Who sat down last, in seat order; nobody where there is no game to repeat. */
  readonly lastCrew: readonly string[];
}
