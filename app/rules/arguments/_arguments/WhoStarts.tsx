import { Section } from "@/app/ui/Section";
import { gameIds, houseOf } from "@/lib/engine";
import { argumentWords } from "@/lib/messages/desk";
import { sayCosts, sayStarts, sayWayOut } from "@/lib/messages/rules";
import { gameName } from "@/lib/messages/terms";
import { challengeCosts } from "@/lib/views/rules/costs";

/** The cost of a challenge and who starts next, per game. The engine plays the rounds. */
export function WhoStarts() {
  return (
    <Section heading={argumentWords.starts.ask} look="title" className="border-line border-t pt-4">
      <p className="py-1 text-soft leading-snug">{argumentWords.starts.why}</p>
      {gameIds.map((game) => {
        const house = houseOf(game, {});
        return (
          <details key={game} className="border-line border-t">
            <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
              {gameName(game)}
            </summary>
            <ul className="flex flex-col gap-1 pb-3 leading-snug">
              {(house.ok ? challengeCosts(game, house.value) : []).flatMap((way) =>
                (["right", "wrong"] as const).flatMap((how) => {
                  const costSummary = way[how];
                  const named = sayWayOut(way.kind, way.outOfTurn, way.of, how);
                  return costSummary === null
                    ? []
                    : [
                        <li key={named}>
                          {named}: {sayCosts(costSummary.costs)} {sayStarts(costSummary.starter)}
                        </li>,
                      ];
                }),
              )}
            </ul>
          </details>
        );
      })}
    </Section>
  );
}
