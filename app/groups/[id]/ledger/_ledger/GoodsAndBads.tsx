import Link from "next/link";
import { Section } from "@/app/ui/Section";
import { ledgerWords } from "@/lib/messages/ledger";
import { groupGamesWords, nightResultWords, sayDayHeading } from "@/lib/messages/night";
import { signed } from "@/lib/messages/signed";
import { tableWords } from "@/lib/messages/table";
import type { SeasonLine } from "@/lib/protocol/group";
import type { Marks, MarksOfGame } from "@/lib/protocol/ledger";
import { dayBefore } from "@/lib/views/dayOf";
import { RoundLink } from "./RoundLink";

interface GoodsAndBadsProps {
  readonly group: string;
  readonly seasons: readonly SeasonLine[];
  readonly season: string | null;
  readonly marks: readonly Marks[];
  readonly games: readonly MarksOfGame[];
  readonly next: string | null;
  readonly older: boolean;
  readonly today: string;
}

const WORDS = ledgerWords;

/** Goods and bads of a season by person, and the games they come from. */
export function GoodsAndBads({
  group,
  seasons,
  season,
  marks,
  games,
  next,
  older,
  today,
}: GoodsAndBadsProps) {
  const at = (query: Readonly<Record<string, string>>) => ({
    pathname: `/groups/${group}/ledger`,
    query: { of: "marks", ...query },
  });
  const of = season ?? "all";
  return (
    <>
      {seasons.length > 0 && (
        <nav aria-label={WORDS.season} className="flex flex-wrap gap-2 pb-4">
          {[
            ...seasons.map(({ id, name, startsOn }) => ({
              id,
              name: startsOn === null ? groupGamesWords.shiftCalled(name) : name,
            })),
            { id: "all", name: WORDS.allTime },
          ].map(({ id, name }) => (
            <Link
              key={id}
              href={at({ season: id })}
              prefetch={false}
              {...(id === of && { "aria-current": "page" })}
              className="inline-flex min-h-11 min-w-11 items-center px-2 text-soft underline-offset-4 [overflow-wrap:anywhere] aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline"
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      {marks.length === 0 ? (
        <p className="text-soft">{WORDS.noMarks}</p>
      ) : (
        <ol className="felt grid gap-3 p-5">
          {marks.map(({ party, name, games: played, goods, bads }) => (
            <li key={party} className="flex items-baseline justify-between gap-4">
              <span className="min-w-0">
                <span className="stamp block text-large leading-tight [overflow-wrap:anywhere]">{name}</span>
                <span className="block text-felt-soft text-small leading-snug [overflow-wrap:anywhere]">
                  {[
                    nightResultWords.games(played),
                    tableWords.stakeCount("good", goods),
                    tableWords.stakeCount("bad", bads),
                  ].join(" · ")}
                </span>
              </span>
              <span className="stamp shrink-0 text-large leading-tight">{signed(goods - bads)}</span>
            </li>
          ))}
        </ol>
      )}
      {games.length > 0 && (
        <Section id="by-game" heading={WORDS.byGame} look="title" level={3} className="pt-8">
          <ul>
            {games.map(({ game, rounds, day, scores }) => (
              <li key={game} className="border-line border-b pb-2">
                <RoundLink game={game} rounds={rounds}>
                  {sayDayHeading(day, today, dayBefore(today))}
                </RoundLink>
                <p className="text-small leading-snug [overflow-wrap:anywhere]">
                  {scores.map(({ name, score }) => `${name} ${signed(score)}`).join(" · ")}
                </p>
              </li>
            ))}
          </ul>
          {next && (
            <Link
              href={at({ season: of, from: next })}
              prefetch={false}
              className="flex min-h-14 items-center text-soft underline underline-offset-4"
            >
              {WORDS.olderGames}
            </Link>
          )}
          {older && (
            <Link
              href={at({ season: of })}
              prefetch={false}
              className="flex min-h-14 items-center text-soft underline underline-offset-4"
            >
              {WORDS.latestGames}
            </Link>
          )}
        </Section>
      )}
    </>
  );
}
