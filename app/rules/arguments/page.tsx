import { setImmediate } from "node:timers/promises";
import type { Metadata } from "next";
import { PageHeader } from "@/app/ui/PageHeader";
import { PageTitle } from "@/app/ui/PageTitle";
import { Section } from "@/app/ui/Section";
import { gameIds, houseOf } from "@/lib/engine";
import { argumentWords, deskWords } from "@/lib/messages/desk";
import { sayCosts, sayStarts, sayWayOut } from "@/lib/messages/rules";
import { gameName } from "@/lib/messages/terms";
import { otherHouses } from "@/lib/views/desk/otherHouses";
import { challengeCosts } from "@/lib/views/rules/costs";
import { Argument } from "./_arguments/Argument";
import { CLASSICS } from "./_arguments/classics";

export function generateMetadata(): Metadata {
  return { title: argumentWords.title, description: argumentWords.about };
}

/** The usual disputes, each answered by the engine on request. */
export default async function ArgumentsPage() {
  const elsewhere = await alternativeCounts();
  return (
    <div className="mx-auto max-w-3xl px-4 pb-10">
      <PageHeader href="/settle" label={deskWords.title} />
      <main>
        <PageTitle className="pt-2">{argumentWords.title}</PageTitle>
        <p className="pt-2 pb-4 text-lead text-soft">{argumentWords.about}</p>
        <ul>
          {CLASSICS.map((classic, at) => (
            <Argument key={classic.about} {...classic} elsewhere={elsewhere[at] ?? 0} />
          ))}
        </ul>
        <WhoStarts />
      </main>
    </div>
  );
}

let counted: Promise<readonly number[]> | undefined;

/**
 * How many other rule sets answer each classic differently. Computed once, yielding to other requests between
 * two classics.
 */
function alternativeCounts(): Promise<readonly number[]> {
  counted ??= count();
  return counted;
}

async function count(): Promise<readonly number[]> {
  const counts: number[] = [];
  for (const { question } of CLASSICS) {
    counts.push(otherHouses(question).length);
    await setImmediate();
  }
  return counts;
}

/** The cost of a challenge and who starts next, per game. The engine plays the rounds. */
function WhoStarts() {
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
