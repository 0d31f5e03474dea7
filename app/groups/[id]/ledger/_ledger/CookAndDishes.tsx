import { Section } from "@/app/ui/Section";
import { sayParts } from "@/lib/messages/night";
import { cookWords, standingWords } from "@/lib/messages/wall";
import { countedContext } from "@/lib/server/figures/groupFigures";
import { countedNow } from "@/lib/server/figures/idleTvData";
import { seasonsDue } from "@/lib/server/figures/shiftsDue";
import type { GroupContext } from "@/lib/server/roster/groupContext";

/** Who cooked and who washed, one row a person: on the shift on duty, or in every shift. */
export async function CookAndDishes({ of }: { readonly of: GroupContext }) {
  const counted = await countedContext(of);
  const due = await seasonsDue(counted, countedNow(counted, undefined, new Date()));
  return (
    <Section id="cooks" heading={cookWords.heading} look="title" level={3} className="pt-6">
      {due.map(({ season, cooks, cooked, counts }) => (
        <div key={season?.id ?? ""} className="pb-3">
          <p className="text-soft leading-snug [overflow-wrap:anywhere]">
            {sayParts([
              ...(season === null ? [] : [season.name]),
              cooks.length > 0 ? cookWords.next(cooks.map(({ shown }) => shown)) : cookWords.even,
            ])}
          </p>
          <ul>
            {counts.map(({ party, shown, times, games }) => (
              <li key={party} className="border-line border-b py-2 leading-snug [overflow-wrap:anywhere]">
                <span className="block font-semibold">{shown}</span>
                <span className="text-small text-soft">
                  {sayParts([
                    cookWords.why(cooked[party]?.times ?? 0, games),
                    standingWords.washes(times, games),
                  ])}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
