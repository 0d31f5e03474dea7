import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CountsTable } from "@/app/share/_public/CountsTable";
import { PrintKey } from "@/app/ui/PrintKey";
import { Section } from "@/app/ui/Section";
import { lookBackWords as WORDS } from "@/lib/messages/stories";
import { gameName } from "@/lib/messages/terms";
import { byTable } from "@/lib/server/api/costs";
import { scopeTotals } from "@/lib/server/figures/countScope";
import { refresh } from "@/lib/server/figures/refresh";
import type { Scope } from "@/lib/server/highlights/scope";
import { washesDishes } from "@/lib/server/roster/groupContext";
import { dayOf } from "@/lib/views/dayOf";
import { GroupFrame } from "../../_group/GroupFrame";
import { pageGroup } from "../../_group/pageGroup";
import { GroupHighlights } from "../../_review/GroupHighlights";
import { begun, ReviewList } from "../../_review/ReviewLinks";

export const generateMetadata = (): Metadata => ({ title: WORDS.title });

interface ReviewPageProps {
  readonly params: Promise<{ readonly id: string; readonly scope: string }>;
}

const called = (scope: Scope): string => {
  if (scope.of === "year") return WORDS.year(scope.year);
  return scope.season.startsOn === null ? WORDS.shift(scope.season.name) : scope.season.name;
};

/** The review of a season or year: totals, who washed, cooked and won, and highlights. */
export default async function ReviewPage({ params }: ReviewPageProps) {
  const { id, scope: named } = await params;
  const of = await pageGroup(id);
  const { pass, card, seasons } = of;
  await refresh(pass.groupId, of);
  const totals = scopeTotals(pass.groupId, named);
  const looked = await byTable(pass.visitor, "review", { groupId: pass.groupId, named, totals });
  if (looked.ok && looked.value === null) notFound();
  const today = dayOf(new Date(), card.timeZone);
  const year = looked.ok && looked.value?.scope.of === "year" ? Number(looked.value.scope.year) : null;
  const now = Number(today.slice(0, "2026".length));
  return (
    <GroupFrame group={card} here={null}>
      <main className="flex flex-1 flex-col gap-6 md:grid md:grid-cols-2 md:content-start md:items-start md:gap-x-10 print:flex">
        {looked.ok && looked.value ? (
          <>
            <div className="col-span-full flex flex-wrap items-start gap-3">
              <div className="min-w-0 flex-1 basis-48">
                <p className="hidden text-soft print:block">{card.name}</p>
                <h2 className="stamp text-balance text-title leading-none [overflow-wrap:anywhere]">
                  {called(looked.value.scope)}
                </h2>
              </div>
              <PrintKey />
            </div>
            <Counts {...looked.value.counted} />
            {looked.value.counted.people.length > 0 && (
              <Section id="people" heading={WORDS.people} look="title" level={3}>
                <CountsTable
                  washing={washesDishes(of)}
                  people={looked.value.counted.people.filter(({ unlisted }) => !unlisted)}
                />
              </Section>
            )}
            {looked.value.counted.games > 0 && (
              <Section id="stories" heading={WORDS.stories} look="title" level={3}>
                {looked.value.stories.length === 0 && <p className="pt-1 text-soft">{WORDS.nothing}</p>}
                <GroupHighlights stories={looked.value.stories} />
              </Section>
            )}
          </>
        ) : (
          <p role="alert">{looked.ok ? "" : looked.refusal.message}</p>
        )}
        <nav aria-label={WORDS.title} className="col-span-full print:hidden">
          <ReviewList
            group={id}
            years={[...new Set([now, ...(year === null ? [now - 1] : [year, year - 1])])]}
            seasons={begun(seasons, today)}
            here={named}
          />
        </nav>
      </main>
    </GroupFrame>
  );
}

interface CountsProps {
  readonly kinds: readonly { readonly game: string; readonly games: number }[];
  readonly games: number;
  readonly rounds: number;
  readonly drinks: number;
  readonly chips: number;
}

/** Totals; zeros are omitted. */
function Counts({ kinds, games, rounds, drinks, chips }: CountsProps) {
  if (games === 0) return <p className="text-soft">{WORDS.none}</p>;
  return (
    <section
      aria-label={WORDS.counted}
      className="felt p-5 print:border print:border-line print:bg-none print:[&_*]:text-black"
    >
      <p className="stamp text-title leading-tight">{WORDS.games(games)}</p>
      <ul className="pt-1 text-felt-soft leading-snug">
        {kinds.length > 1 &&
          kinds.map(({ game, games: count }) => (
            <li key={game}>{`${gameName(game)}: ${WORDS.games(count)}`}</li>
          ))}
        {kinds.length === 1 && kinds[0] && <li>{gameName(kinds[0].game)}</li>}
        {rounds > 0 && <li>{WORDS.verdicts(rounds)}</li>}
        {chips > 0 && <li>{WORDS.chips(chips)}</li>}
        {drinks > 0 && <li>{WORDS.drinks(drinks)}</li>}
      </ul>
    </section>
  );
}
