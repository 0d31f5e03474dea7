import type { Metadata } from "next";
import Link from "next/link";
import { namedAtEnd } from "@/lib/engine";
import { figureWords } from "@/lib/messages/figures";
import { ledgerWords } from "@/lib/messages/ledger";
import { standingWords } from "@/lib/messages/wall";
import { countsOf } from "@/lib/server/figures/countsOf";
import { countedContext, groupFigures, playedGames } from "@/lib/server/figures/groupFigures";
import { figureScopes } from "@/lib/server/figures/scopes";
import { isPeopleOrder, peopleInOrder } from "@/lib/views/figures/peopleInOrder";
import { unitOf } from "@/lib/views/kindCount";
import { Leaderboards } from "../_games/Leaderboards";
import { GroupFrame } from "../_group/GroupFrame";
import { pagePass } from "../_group/pageGroup";
import { figuresAsked, type Query, queryOf } from "./_people/figuresAsked";
import { Matrix } from "./_people/Matrix";
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
  const asked = figuresAsked(query, scopes, playedGames(of));
  const [{ left, kinds, games, rounds, people, pairs }, counts] = await Promise.all([
    groupFigures(of, { scope: asked.scope.id, game: asked.game }),
    countsOf(of, [asked.scope.id]),
  ]);
  const by = isPeopleOrder(query.by) && (query.by !== "named" || asked.game !== null) ? query.by : "name";
  const ordered = peopleInOrder(people, by, namedAtEnd(asked.game ?? ""));
  return (
    <GroupFrame group={card} here="people">
      <main className="-mt-2 flex-1">
        <p className="hidden text-soft print:block">{card.name}</p>
        <h2 className="sr-only">{WORDS.title}</h2>
        <StillCounting left={left} query={queryOf(asked, by)} />
        <StatFilters
          path={`/groups/${id}/people`}
          asked={asked}
          by={by}
          scopes={scopes}
          kinds={kinds}
          total={WORDS.total(games, rounds)}
        />
        {people.length === 0 ? (
          <>
            <p>{WORDS.noGames}</p>
            <p className="pt-1 text-soft">{WORDS.noGamesHint}</p>
          </>
        ) : (
          <>
            <div className="lg:grid lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:items-start lg:gap-x-10 2xl:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] 2xl:grid-rows-[auto_1fr] print:block">
              <PeopleTable group={id} asked={asked} by={by} people={ordered} />
              <div className="pt-3 text-small text-soft">
                {Object.entries(WORDS.columnsHint).map(([what, hint]) => (
                  <p key={what}>{hint}</p>
                ))}
              </div>
              <Matrix group={id} asked={asked} people={people} pairs={pairs} />
            </div>
            <details className="pt-6">
              <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
                {standingWords.boards}
              </summary>
              <div className="grid gap-x-10 pt-2 md:grid-cols-2">
                <Leaderboards kinds={counts.scopes[asked.scope.id] ?? []} names={counts.names} />
              </div>
            </details>
            {kinds.some(({ game }) => unitOf(game) === "washed") && (
              <Link
                href={{ pathname: `/groups/${id}/ledger`, query: { of: "marks" } }}
                prefetch={false}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {ledgerWords.page.marks}
              </Link>
            )}
          </>
        )}
      </main>
    </GroupFrame>
  );
}
