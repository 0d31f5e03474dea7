import type { Metadata } from "next";
import { figureWords } from "@/lib/messages/figures";
import { countedContext, groupFigures } from "@/lib/server/figures/groupFigures";
import { figureScopes } from "@/lib/server/figures/scopes";
import { isPeopleOrder, peopleInOrder } from "@/lib/views/figures/peopleInOrder";
import { GroupFrame } from "../_group/GroupFrame";
import { pagePass } from "../_group/pageGroup";
import { figuresAsked, type Query, queryOf } from "./_people/figuresAsked";
import { Matrix } from "./_people/Matrix";
import { namedBy } from "./_people/namedBy";
import { PeopleTable } from "./_people/PeopleTable";
import { StatFilters } from "./_people/StatFilters";
import { StillCounting } from "./_people/StillCounting";

export const generateMetadata = (): Metadata => ({ title: figureWords.title });

const WORDS = figureWords;

interface PeoplePageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<Query>;
}

/** Everyone in a group with a few statistics, and who catches whom; 404 for non-members. */
export default async function PeoplePage({ params, searchParams }: PeoplePageProps) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  const pass = await pagePass(id);
  const of = await countedContext(pass);
  const { card } = of;
  const scopes = await figureScopes(of);
  const asked = figuresAsked(query, scopes);
  const { left, kinds, games, rounds, people, pairs } = await groupFigures(of, {
    scope: asked.scope.id,
    game: asked.game,
  });
  const by = isPeopleOrder(query.by) && (query.by !== "named" || asked.game !== null) ? query.by : "name";
  const ordered = peopleInOrder(people, by, namedBy(asked.game ?? ""));
  return (
    <GroupFrame group={card} role={pass.role} here="people">
      <main className="flex-1">
        <p className="hidden text-soft print:block">{card.name}</p>
        <h2 className="stamp pb-3 text-title leading-none">{WORDS.title}</h2>
        <StillCounting left={left} query={queryOf(asked, by)} />
        <StatFilters path={`/groups/${id}/people`} asked={asked} by={by} scopes={scopes} kinds={kinds} />
        {people.length === 0 ? (
          <>
            <p>{WORDS.noGames}</p>
            <p className="pt-1 text-soft">{WORDS.noGamesHint}</p>
          </>
        ) : (
          <>
            <p className="pb-2 text-soft">{WORDS.total(games, rounds)}</p>
            <div className="lg:grid lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:items-start lg:gap-x-10 2xl:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] 2xl:grid-rows-[auto_1fr] print:block">
              <PeopleTable group={id} asked={asked} by={by} people={ordered} />
              <div className="pt-3 text-small text-soft">
                {Object.entries(WORDS.columnsHint).map(([what, hint]) => (
                  <p key={what}>{hint}</p>
                ))}
              </div>
              <Matrix group={id} asked={asked} people={people} pairs={pairs} />
            </div>
          </>
        )}
      </main>
    </GroupFrame>
  );
}
