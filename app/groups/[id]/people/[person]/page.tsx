import type { Metadata } from "next";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import { PlayerName } from "@/app/ui/PlayerName";
import { Section } from "@/app/ui/Section";
import { namedAtEnd } from "@/lib/engine";
import { figureWords } from "@/lib/messages/figures";
import { gameName } from "@/lib/messages/terms";
import { cookWords } from "@/lib/messages/wall";
import { database } from "@/lib/server/db/db";
import { cookTimes } from "@/lib/server/figures/cookTimes";
import {
  type CountedContext,
  countedContext,
  type GroupFigures,
  groupFigures,
  type Person,
  personCourse,
  playedGames,
} from "@/lib/server/figures/groupFigures";
import { bestFeats, whoIs } from "@/lib/server/figures/person";
import { figureScopes } from "@/lib/server/figures/scopes";
import type { Chain } from "@/lib/views/figures/chains";
import { liarOrLucky } from "@/lib/views/figures/liarOrLucky";
import { nemesisOf } from "@/lib/views/figures/meetings";
import { peopleInOrder } from "@/lib/views/figures/peopleInOrder";
import { NOTHING } from "@/lib/views/figures/tally";
import { isSameKind } from "@/lib/views/gameKind";
import { COLUMNS, GroupFrame } from "../../_group/GroupFrame";
import { pagePass } from "../../_group/pageGroup";
import { type FiguresAsked, figuresAsked, personPath, type Query, queryOf } from "../_people/figuresAsked";
import { StatFilters } from "../_people/StatFilters";
import { StillCounting } from "../_people/StillCounting";
import { Figures } from "./_person/Figures";
import { PersonHeadline } from "./_person/PersonHeadline";
import { PersonRecords } from "./_person/PersonRecords";
import { PersonTrend } from "./_person/PersonTrend";
import { Rivals } from "./_person/Rivals";

export const generateMetadata = (): Metadata => ({ title: figureWords.titleOfOne });

const WORDS = figureWords;

interface PersonPageProps {
  readonly params: Promise<{ readonly id: string; readonly person: string }>;
  readonly searchParams: Promise<Query>;
}

/** One person of a group: every statistic with its sample size and explanation, and the history. */
export default async function PersonPage({ params, searchParams }: PersonPageProps) {
  const [{ id, person: named }, query] = await Promise.all([params, searchParams]);
  const pass = await pagePass(id);
  const of = await countedContext(pass);
  const { card } = of;
  const who = await whoIs(of, personNamed(named));
  if (who === null) notFound();
  if (who.is === "same") redirect(personPath(id, who.id));
  return (
    <GroupFrame group={card} here="people" hasColumns={who.is !== "unlisted"}>
      {who.is === "unlisted" ? (
        <main className="flex-1 pt-3">
          <h2 className="stamp pb-3 text-title leading-none [overflow-wrap:anywhere]">{who.name}</h2>
          <p>{WORDS.unlisted.says(who.name)}</p>
          <p className="pt-1 text-soft">{WORDS.unlisted.hint}</p>
          <ToPeople group={id} query={{}} />
        </main>
      ) : (
        <Everything of={of} person={who.person} query={query} />
      )}
    </GroupFrame>
  );
}

interface EverythingProps {
  readonly of: CountedContext;
  readonly person: Person;
  readonly query: Query;
}

async function Everything({ of, person, query }: EverythingProps) {
  const { groupId: group } = of;
  const { id, name, colour } = person;
  const scopes = await figureScopes(of);
  const asked = figuresAsked(query, scopes, playedGames(of));
  const [figures, course, cooked] = await Promise.all([
    groupFigures(of, { scope: asked.scope.id, game: asked.game }),
    personCourse(of, id),
    cookTimes(database(), of, [asked.scope.id]),
  ]);
  const { times: cookedTimes = 0 } = cooked[asked.scope.id]?.[id] ?? {};
  const own = figures.people.find((one) => one.id === id);
  const tally = own?.tally ?? NOTHING;
  const kinds = own?.kinds ?? {};
  const others = figures.people.filter((one) => one.id !== id).map((one) => one.tally);
  const namedKinds = figures.kinds
    .map(({ game }) => game)
    .filter((game) => kinds[game] && isNamed(figures, game));
  const chains = Object.entries(course?.chains ?? {})
    .filter(([game]) => asked.game === null || isSameKind(game, asked.game))
    .toSorted(([, one], [, other]) => gamesOf(other) - gamesOf(one));
  const feats = course === null ? { bluff: null, bang: null } : await bestFeats(of, course, asked.game);
  const nemesis = nemesisOf(figures.pairs, id);
  return (
    <main className={`${COLUMNS.main} print:block`}>
      <div className={COLUMNS.felt}>
        <div className="felt -mx-4 rounded-t-none! px-4 pt-3 pb-2 print:bg-none print:[&_*]:text-black">
          <p className="hidden print:block">{of.card.name}</p>
          <div className="flex items-center gap-4 pb-2">
            <span aria-hidden="true" className="month-plate mx-0! size-16! shrink-0 text-title">
              {[...name][0]}
            </span>
            <div className="min-w-0">
              <h2 className="stamp text-title leading-none [overflow-wrap:anywhere]">
                {colour === null ? name : <PlayerName name={name} color={colour} />}
              </h2>
              <p className="pt-1 text-felt-soft text-small leading-snug">
                {[
                  ...(colour === null ? [WORDS.guest] : []),
                  ...(person.retired ? [WORDS.retired] : []),
                  WORDS.total(tally.games, tally.rounds),
                  ...(cookedTimes > 0 ? [cookWords.times(cookedTimes)] : []),
                ].join(" · ")}
              </p>
            </div>
          </div>
          <PersonHeadline
            who={name}
            answer={liarOrLucky(tally, others)}
            nemesis={nemesis}
            nameOf={(one) => figures.people.find((other) => other.id === one)?.name ?? ""}
            pathOf={(one) => personPath(group, one)}
          />
        </div>
      </div>
      <div className={`${COLUMNS.content} pt-1`}>
        <StillCounting left={figures.left} query={queryOf(asked)} />
        <StatFilters
          path={personPath(group, id)}
          asked={asked}
          scopes={scopes}
          kinds={figures.kinds}
          total={WORDS.total(tally.games, tally.rounds)}
        />
        <details className="opens-wide">
          <summary className="flex min-h-12 cursor-pointer items-center border-line border-b font-semibold">
            {WORDS.all}
          </summary>
          <p className="py-2 text-small text-soft print:hidden">
            {WORDS.about} {WORDS.sure}
          </p>
          <div className="[&>section:not(:has(details))]:hidden">
            <Figures name={name} tally={tally} kinds={kinds} namedKinds={namedKinds} />
            <Rivals group={group} asked={asked} person={person} figures={figures} />
            <PersonRecords who={name} {...feats} />
          </div>
        </details>
        {chains.length > 0 && (
          <Section id="time" heading={WORDS.parts.time} look="title" level={3} className="pt-6">
            <p className="text-small text-soft">{WORDS.parts.timeHint}</p>
            {/* Their most played kind is open; the others are one tap away. */}
            {chains.slice(0, 1).map(([game, chain]) => (
              <PersonTrend
                key={game}
                who={name}
                game={game}
                chain={chain}
                named={namedAtEnd(game) === "losers" || chain.rating !== null}
              />
            ))}
            <p className="flex flex-wrap gap-x-5 pt-2 print:hidden">
              {chains.slice(1).map(([game]) => (
                <Link
                  key={game}
                  href={{ pathname: personPath(group, id), query: queryOf({ ...asked, game }), hash: "time" }}
                  prefetch={false}
                  className="flex min-h-11 items-center text-soft underline underline-offset-4"
                >
                  {gameName(game)}
                </Link>
              ))}
            </p>
          </Section>
        )}
        <ToPeople group={group} query={queryOf(asked)} />
      </div>
      <div className={COLUMNS.side}>
        <OtherPeople group={group} asked={asked} people={figures.people} here={id} />
      </div>
    </main>
  );
}

interface OtherPeopleProps {
  readonly group: string;
  readonly asked: FiguresAsked;
  readonly people: GroupFigures["people"];
  /** The current person. */
  readonly here: string;
}

/** Links to everyone with statistics, on screens with room for both. */
const OtherPeople = ({ group, asked, people, here }: OtherPeopleProps) => (
  <nav
    aria-label={WORDS.title}
    className="sticky top-3 hidden max-h-[calc(100dvh-1.5rem)] overflow-y-auto wide:block print:hidden"
  >
    <ul>
      {peopleInOrder(people, "name", namedAtEnd(asked.game ?? "")).map(({ id, name, colour }) => (
        <li key={id} className="border-line border-b">
          <Link
            href={{ pathname: personPath(group, id), query: queryOf(asked) }}
            prefetch={false}
            {...(id === here && { "aria-current": "page" })}
            className="flex min-h-12 items-center rounded-lg px-3 py-1.5 leading-tight aria-[current]:bg-raised aria-[current]:font-semibold"
          >
            {colour === null ? (
              <span className="[overflow-wrap:anywhere]">{name}</span>
            ) : (
              <PlayerName name={name} color={colour} />
            )}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** The number of games of a kind the person finished. */
const gamesOf = ({ months }: Chain): number =>
  Object.values(months).reduce((sum, { games }) => sum + games, 0);

/** True if this kind of game ever named anyone: an unfinished game has no winner. */
const isNamed = ({ people }: Pick<GroupFigures, "people">, game: string): boolean =>
  people.some(({ kinds }) => (kinds[game]?.wins ?? 0) + (kinds[game]?.losses ?? 0) > 0);

function ToPeople({
  group,
  query,
}: {
  readonly group: string;
  readonly query: Readonly<Record<string, string>>;
}) {
  return (
    <Link
      href={{ pathname: `/groups/${group}/people`, query }}
      prefetch={false}
      className="mt-6 inline-flex min-h-11 items-center underline underline-offset-4 print:hidden"
    >
      {WORDS.toPeople}
    </Link>
  );
}

/** The person id in a URL segment. */
function personNamed(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
