import type { Counted } from "@/lib/protocol/review";
import type { GroupStory } from "@/lib/protocol/story";
import { atOneMoment } from "../db/inTransaction";
import { countScope } from "../figures/countScope";
import { LISTED } from "../roster/groupGames";
import { groupHighlights } from "./groupHighlights";
import { gamesIn, type Scope, scopeNamed } from "./scope";

/** A season or a year, looked back on. */
export interface Review {
  readonly scope: Scope;
  readonly counted: Counted;
  readonly stories: readonly GroupStory[];
}

/**
 * What a season or a year of a group comes to; null where the group has none that is named so.
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

/** What is told of one night of a group. */
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
