import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { AutoRefresh } from "@/app/ui/AutoRefresh";
import { PrintKey } from "@/app/ui/PrintKey";
import { Section } from "@/app/ui/Section";
import { list } from "@/lib/messages/anyPage";
import { sayMonthAlone } from "@/lib/messages/calendar";
import { signed } from "@/lib/messages/signed";
import { gameName } from "@/lib/messages/terms";
import { cookWords, posterWords, standingWords } from "@/lib/messages/wall";
import { type GroupYear, yearPoster } from "@/lib/server/figures/yearPoster";
import { isYear, yearOf } from "@/lib/views/calendar";
import { dayOf } from "@/lib/views/dayOf";
import { drawPoster } from "@/lib/views/poster";
import { GroupFrame } from "../../_group/GroupFrame";
import { pageGroup } from "../../_group/pageGroup";
import { PosterPicture } from "./_poster/PosterPicture";

export const generateMetadata = async ({ params }: YearPageProps): Promise<Metadata> => ({
  title: (await params).year,
});

interface YearPageProps {
  readonly params: Promise<{
    readonly id: string;
    /** As "2026". */
    readonly year: string;
  }>;
  readonly searchParams: Promise<{
    /** The kind of game. */
    readonly game?: string | readonly string[];
  }>;
}

const WORDS = posterWords;
const LINK = "flex min-h-11 min-w-11 items-center underline underline-offset-4";

/**
 * A group's year as a poster of twelve months of plates, with its values as tables. Print shows only the
 * poster.
 */
export default async function YearPage({ params, searchParams }: YearPageProps) {
  const [{ id, year }, { game }] = await Promise.all([params, searchParams]);
  const of = await pageGroup(id);
  if (!isYear(year)) notFound();
  const { card } = of;
  const shown = await yearPoster(of, card, year, typeof game === "string" ? game : null);
  const { left, poster, kind, kinds } = shown;
  const thisYear = yearOf(dayOf(new Date(), card.timeZone));
  const at = (other: string, of = kind.game) => ({
    pathname: `/groups/${id}/year/${other}`,
    query: kinds.length > 1 || of !== kind.game ? { game: of } : {},
  });
  const [before, after] = [String(Number(year) - 1), String(Number(year) + 1)];
  return (
    <GroupFrame group={card} here={null}>
      <main className="flex-1">
        <div className="print:hidden">
          <h2 className="stamp text-balance text-title leading-none [overflow-wrap:anywhere]">
            {poster.title}
          </h2>
          <nav aria-label={WORDS.years} className="flex gap-6 text-soft">
            {isYear(before) && (
              <Link href={at(before)} prefetch={false} className={LINK}>{`‹ ${before}`}</Link>
            )}
            {after <= thisYear && (
              <Link href={at(after)} prefetch={false} className={LINK}>{`${after} ›`}</Link>
            )}
          </nav>
          {kinds.length > 1 && (
            <nav aria-label={standingWords.kinds} className="flex flex-wrap gap-2 pb-3">
              {kinds.map((one) => (
                <Link
                  key={one}
                  href={at(year, one)}
                  prefetch={false}
                  {...(one === kind.game && { "aria-current": "page" })}
                  className="key min-h-11 px-3 text-small aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-table"
                >
                  {gameName(one)}
                </Link>
              ))}
            </nav>
          )}
        </div>
        {left > 0 && (
          <>
            <AutoRefresh every={2_000} />
            <p role="status" className="pb-3 text-small text-soft print:hidden">
              {standingWords.left(left)}
            </p>
          </>
        )}
        {kind.games === 0 ? (
          <p className="felt p-5">
            <strong className="font-semibold">{WORDS.none(year)}</strong> {WORDS.noneHint}
          </p>
        ) : (
          <div className="md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:items-start md:gap-8 print:block">
            <div>
              <PosterPicture
                paper={poster.paper}
                shapes={drawPoster(poster)}
                label={WORDS.drawn(poster.title, card.name)}
              />
              <div className="flex flex-wrap items-center gap-2 pt-3 print:hidden">
                <PrintKey />
                <a
                  href={`/groups/${id}/year/${year}/poster.svg?game=${encodeURIComponent(kind.game)}`}
                  download
                  className="key min-h-11 px-3 font-semibold"
                >
                  {WORDS.download}
                </a>
                <p className="basis-full text-small text-soft">{WORDS.hint[poster.paper]}</p>
              </div>
            </div>
            <div className="pt-5 md:pt-0 print:hidden">
              <Everybody shown={shown} />
              <Months group={id} shown={shown} />
            </div>
          </div>
        )}
      </main>
    </GroupFrame>
  );
}

const CELL = "border-line border-b py-2 text-right";
const NAME = "border-line border-b py-2 pr-3 text-left font-semibold leading-tight [overflow-wrap:anywhere]";
const HEAD = "pb-1 pl-2 text-right font-normal text-small text-soft";

/** How often everyone washed, won or drank, and cooked, as a table. */
function Everybody({ shown: { kind, marks, names, cooked } }: { readonly shown: GroupYear }) {
  const withChips = kind.people.some(({ chips }) => chips !== null);
  const onlyCooked = [...cooked.keys()].filter((one) => !kind.people.some(({ party }) => party === one));
  const people = [...kind.people, ...onlyCooked.map((party) => ({ party, times: 0, games: 0, chips: null }))];
  return (
    <Section id="everybody" heading={WORDS.everybody} look="title" level={3} className="pb-6">
      <table className="w-full">
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} text-left!`}>
              {WORDS.name}
            </th>
            <th scope="col" className={`${HEAD} first-letter:uppercase`}>
              {marks ?? WORDS[kind.unit]}
            </th>
            {cooked.size > 0 && (
              <th scope="col" className={HEAD}>
                {cookWords.cooked}
              </th>
            )}
            <th scope="col" className={HEAD}>
              {WORDS.games}
            </th>
            {withChips && (
              <th scope="col" className={HEAD}>
                {WORDS.chips}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {people.map(({ party, times, games, chips }) => (
            <tr key={party}>
              <th scope="row" className={NAME}>
                {names.get(party) ?? "?"}
              </th>
              <td className={CELL}>{times}</td>
              {cooked.size > 0 && <td className={CELL}>{cooked.get(party) ?? 0}</td>}
              <td className={CELL}>{games}</td>
              {withChips && <td className={CELL}>{chips === null ? "–" : signed(chips)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

interface MonthsProps {
  readonly group: string;
  readonly shown: GroupYear;
}

/** The months with games, linked, with the most frequent name. */
function Months({ group, shown: { walls, names, kind } }: MonthsProps) {
  return (
    <Section id="months" heading={WORDS.byMonth} look="title" level={3} className="pb-6">
      <table className="w-full wrap-anywhere">
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} text-left!`}>
              {WORDS.month}
            </th>
            <th scope="col" className={HEAD}>
              {WORDS.games}
            </th>
            <th scope="col" className={`${HEAD} pl-3`}>
              {WORDS.most}
            </th>
          </tr>
        </thead>
        <tbody>
          {walls
            .filter(({ games }) => games > 0)
            .map((wall) => (
              <tr key={wall.month}>
                <th scope="row" className="border-line border-b text-left font-semibold">
                  <Link
                    href={{ pathname: `/groups/${group}`, query: { month: wall.month, game: kind.game } }}
                    prefetch={false}
                    className={LINK}
                  >
                    {sayMonthAlone(wall.month)}
                  </Link>
                </th>
                <td className={CELL}>{wall.games}</td>
                <td className={`${CELL} pl-3 leading-tight [overflow-wrap:anywhere]`}>
                  {list(wall.most.map((party) => names.get(party) ?? "?"))}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </Section>
  );
}
