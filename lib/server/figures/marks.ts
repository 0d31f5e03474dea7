import type { Marks } from "@/lib/protocol/ledger";
import { sumUp } from "@/lib/views/figures/groupSum";
import { playsFor } from "../roster/ledger/gamesWith";
import { countedContext, type InCounted } from "./groupFigures";

/**
 * Reads the goods and bads of everyone who played for them, best first. A ledger is not a statistic, so it
 * includes people who opted out.
 * @param scope "all", or the id of a shift or season.
 */
export async function marksIn(given: InCounted, scope: string): Promise<readonly Marks[]> {
  const {
    totals: { sums, guests },
    parties,
  } = await countedContext(given);
  const kinds = Object.entries(sums.get(scope) ?? {}).filter(([ruleSet]) => playsFor(ruleSet, "bad"));
  const { people } = sumUp(kinds.map(([, sum]) => sum));
  return Object.entries(people)
    .map(([party, { came: attended, stakes }]) => ({
      party,
      name: guests[party] ?? parties.nameOf(party),
      games: attended,
      goods: stakes.good.net,
      bads: stakes.bad.net,
    }))
    .toSorted((a, b) => b.goods - b.bads - (a.goods - a.bads) || a.name.localeCompare(b.name, "en"));
}
