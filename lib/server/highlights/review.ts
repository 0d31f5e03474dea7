import type { Counted } from "@/lib/protocol/review";
import type { GroupStory } from "@/lib/protocol/story";
import { atOneMoment } from "../db/inTransaction";
import { cookTimes } from "../figures/cookTimes";
import { countScope, type ScopeTotals, scopeTotals } from "../figures/countScope";
import { loadGroup } from "../roster/groupContext";
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
 * @param totals Its totals, by default those cached by this thread.
 */
export const review = ({
  groupId,
  named,
  totals = scopeTotals(groupId, named),
}: {
  readonly groupId: string;
  readonly named: string;
  readonly totals?: ScopeTotals;
}) =>
  atOneMoment(async (tx): Promise<Review | null> => {
    const of = await loadGroup(groupId, tx);
    const scope = scopeNamed(of, named);
    if (scope === null) return null;
    const cooked = await cookTimes(tx, of, [named]);
    return {
      scope,
      counted: countScope(of, totals, cooked[named]),
      stories: await groupHighlights(tx, of, gamesIn(of, scope)),
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
    const of = await loadGroup(groupId, tx);
    const stories = await groupHighlights(tx, of, { groupId, nightId, AND: [LISTED] });
    return stories.filter(({ story }) => story !== "busiest-day" && story !== "dry-spell");
  });

declare module "../process/workers/pool" {
  interface Tasks {
    readonly review: typeof review;
    readonly nightHighlights: typeof nightHighlights;
  }
}
