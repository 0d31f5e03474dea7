import type { Metadata } from "next";
import Link from "next/link";
import { sayDayHeading, searchWords } from "@/lib/messages/night";
import {
  type FoundGames,
  playedOwnGames,
  searchedPeople,
  searchGames,
} from "@/lib/server/roster/searchGames";
import { dayBefore, dayOf } from "@/lib/views/dayOf";
import { onePerKind } from "@/lib/views/gameKind";
import { type AskedSearch, readGameSearch, searchQuery } from "@/lib/views/gameSearch";
import { GamesByDay } from "../_games/GamesByDay";
import { GroupFrame } from "../_group/GroupFrame";
import { pageGroup } from "../_group/pageGroup";
import { SearchForm } from "./_search/SearchForm";

export const generateMetadata = (): Metadata => ({ title: searchWords.title });

const WORDS = searchWords;

/** A period that ends before it starts contains nothing. */
const NO_RESULTS: FoundGames = { games: [], next: null, lookedTo: null };

interface GamesPageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

/** All games of a group, filtered by day, game and players, for its members. */
export default async function GamesPage({ params, searchParams }: GamesPageProps) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  const of = await pageGroup(id);
  const { card } = of;
  const [people, own] = await Promise.all([searchedPeople(of), playedOwnGames(of.pass)]);
  const asked = readGameSearch(query, people, own);
  const cursor = typeof query.mark === "string" ? query.mark : undefined;
  const found = asked.backwards ? NO_RESULTS : await searchGames(of, asked.search, card.timeZone, cursor);
  const today = dayOf(new Date(), card.timeZone);
  const yesterday = dayBefore(today);
  return (
    <GroupFrame group={card} here={null}>
      <main className="flex-1">
        <h2 className="stamp pb-3 text-title leading-none">{WORDS.title}</h2>
        <div className="lg:grid lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start lg:gap-x-10">
          <SearchForm
            key={JSON.stringify(searchQuery(asked.search))}
            group={id}
            search={asked.search}
            people={people}
            own={onePerKind(own)}
          />
          <div className="min-w-0">
            <Hints asked={asked} />
            <section aria-label={WORDS.found}>
              <GamesByDay
                group={id}
                usual={card.ruleSet}
                games={found.games}
                today={today}
                yesterday={yesterday}
              />
              {found.games.length === 0 && found.next === null && (
                <NoGames searched={Object.keys(searchQuery(asked.search)).length > 0} />
              )}
              {found.lookedTo !== null && (
                <p className="pt-4 text-soft">
                  {WORDS.soFar(sayDayHeading(found.lookedTo, today, yesterday))}
                </p>
              )}
            </section>
            <PagingLinks group={id} asked={asked} found={found} later={cursor !== undefined} />
          </div>
        </div>
      </main>
    </GroupFrame>
  );
}

/** Filters that were ignored, and why nothing can match. */
function Hints({ asked: { ignored, backwards } }: { readonly asked: AskedSearch }) {
  const hints = [...ignored.map((key) => WORDS.ignored[key]), ...(backwards ? [WORDS.backwards] : [])];
  return (
    hints.length > 0 && (
      <div role="status" className="mt-4 rounded-xl border border-edge px-4 py-3">
        {hints.map((hint) => (
          <p key={hint} className="leading-snug">
            {hint}
          </p>
        ))}
      </div>
    )
  );
}

const NoGames = ({ searched }: { readonly searched: boolean }) =>
  searched ? (
    <p className="pt-5">
      <strong className="font-semibold">{WORDS.none}</strong>{" "}
      <span className="text-soft">{WORDS.noneHint}</span>
    </p>
  ) : (
    <p className="pt-5 text-soft">{WORDS.nothingYet}</p>
  );

interface PagingLinksProps {
  readonly group: string;
  readonly asked: AskedSearch;
  readonly found: FoundGames;
  /** True after the first page. */
  readonly later: boolean;
}

/** Links to older games, the latest ones, and all games. */
function PagingLinks({ group, asked, found, later }: PagingLinksProps) {
  const query = searchQuery(asked.search);
  const pathname = `/groups/${group}/games` as const;
  const link = "flex min-h-14 items-center text-soft underline underline-offset-4";
  const { next, lookedTo } = found;
  return (
    <nav aria-label={WORDS.which}>
      {next !== null && (
        <Link href={{ pathname, query: { ...query, mark: next } }} prefetch={false} className={link}>
          {lookedTo === null ? WORDS.further : WORDS.lookFurther}
        </Link>
      )}
      {later && (
        <Link href={{ pathname, query }} prefetch={false} className={link}>
          {WORDS.latest}
        </Link>
      )}
      {Object.keys(query).length > 0 && (
        <Link href={{ pathname }} prefetch={false} className={link}>
          {WORDS.all}
        </Link>
      )}
    </nav>
  );
}
