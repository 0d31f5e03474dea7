import type { Counted } from "@/lib/protocol/review";
import type { GroupStory } from "@/lib/protocol/story";
import { atOneMoment } from "../db/inTransaction";
import { countScope } from "../figures/countScope";
import { LISTED } from "../roster/groupGames";
import { groupHighlights } from "./groupHighlights";
import { gamesIn, type Scope, scopeNamed } from "./scope";

/** The review of a season or a year. */
export interface Review {
  readonly scope: Scope;
  readonly counted: Counted;
  readonly stories: readonly GroupStory[];
}

/**
 * Builds the review of a group's season or year; null if it has none with this id.
 * @param named The id of a shift or season, or a year as "2026".
 */
export const review = ({ groupId, named }: { readonly groupId: string; readonly named: string }) =>
  atOneMoment(async (tx): Promise<Review | null> => {
    const { timeZone } = await tx.group.findUniqueOrThrow({
      where: { id: groupId },
      select: { timeZone: true },
    });
    const scope = await scopeNamed(tx, groupId, named);
    if (scope === null) return null;
    const where = await gamesIn(tx, groupId, timeZone, scope);
    return {
      scope,
      counted: await countScope(tx, groupId, named),
      stories: await groupHighlights(tx, timeZone, where),
    };
  });

/** The highlights of one night of a group. */
export const nightHighlights = ({
  groupId,
  nightId,
}: {
  readonly groupId: string;
  readonly nightId: string;
}) =>
  atOneMoment(async (tx): Promise<readonly GroupStory[]> => {
    const { timeZone } = await tx.group.findUniqueOrThrow({
      where: { id: groupId },
      select: { timeZone: true },
    });
    const told = await groupHighlights(tx, timeZone, { groupId, nightId, AND: [LISTED] });
    return told.filter(({ story }) => story !== "busiest-day" && story !== "dry-spell");
  });

declare module "../process/workers/pool" {
  interface Tasks {
    readonly review: typeof review;
    readonly nightHighlights: typeof nightHighlights;
  }
}
