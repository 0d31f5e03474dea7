import Link from "next/link";
import { washWords } from "@/lib/messages/duty";
import { sayPastGame } from "@/lib/messages/endings";
import { groupGamesWords, sayDayHeading, sayParts } from "@/lib/messages/night";
import { crewWords, sayCrew, sayPhase } from "@/lib/messages/start";
import { gameName } from "@/lib/messages/terms";
import type { GroupGame } from "@/lib/protocol/group";
import { mostDrunk } from "@/lib/views/drunk";
import type { resultSays } from "@/lib/views/resultSays";

interface GamesByDayProps {
  readonly group: string;
  /** The group's usual game: it is named only beside others. */
  readonly usual: string;
  readonly games: readonly GroupGame[];
  readonly today: string;
  readonly yesterday: string;
  /** False on the night's own page, which needs no night names. */
  readonly withNight?: boolean;
  /** The day in the page's title: it needs no second heading. */
  readonly ofDay?: string;
}

const WORDS = groupGamesWords;

/** Games grouped by day, in the given order. */
export function GamesByDay({
  group,
  usual,
  games,
  today,
  yesterday,
  withNight = true,
  ofDay,
}: GamesByDayProps) {
  const named = games.some(({ game }) => game !== usual);
  const days = [...new Set(games.map(({ day }) => day))];
  return days.map((day) => (
    <section
      key={day}
      aria-label={sayDayHeading(day, today, yesterday)}
      className={day === ofDay ? "pt-1" : "pt-4"}
    >
      {day !== ofDay && (
        <h3 className="font-semibold text-small text-soft">{sayDayHeading(day, today, yesterday)}</h3>
      )}
      <ul>
        {games
          .filter((game) => game.day === day)
          .map((game) => (
            <GameLine key={game.id} game={game} group={group} named={named} withNight={withNight} />
          ))}
      </ul>
    </section>
  ));
}

interface GameLineProps {
  readonly game: GroupGame;
  readonly group: string;
  /** True if the line names its game. */
  readonly named: boolean;
  readonly withNight: boolean;
}

function GameLine({ game, group, named, withNight }: GameLineProps) {
  const over = game.phase === "finished";
  const details = [
    ...(game.resultOnly ? [WORDS.resultOnly] : over ? [WORDS.rounds(game.rounds)] : []),
    ...(named ? [gameName(game.game)] : []),
    ...seasonOf(game),
    ...(game.loggedBy === null ? [] : [washWords.loggedBy(game.loggedBy)]),
  ];
  return (
    <li className="border-line border-b">
      <Link
        href={{ pathname: over ? `/games/${game.id}/history` : `/games/${game.id}` }}
        prefetch={false}
        className="flex min-h-16 items-center gap-4 py-2.5"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold leading-snug [overflow-wrap:anywhere]">
            {over
              ? sayPastGame(game.game, game, game.playoff?.against, mostDrunk(game.drunk, game.names))
              : sayPhase(game.phase, game.rounds + 1)}
          </span>
          <span className="block text-small text-soft leading-snug [overflow-wrap:anywhere]">
            {sayParts([...details, sayCrew(game.names, 5)])}
          </span>
        </span>
        <span aria-hidden="true" className="text-large text-soft leading-none">
          ›
        </span>
      </Link>
      {game.playoff && (
        <Link
          href={{ pathname: `/games/${game.playoff.id}/history` }}
          prefetch={false}
          className="-mt-2 mr-4 inline-flex min-h-11 min-w-11 items-center text-small text-soft underline underline-offset-4"
        >
          {crewWords.playoff}
        </Link>
      )}
      {withNight && game.night && (
        <Link
          href={{ pathname: `/groups/${group}/nights/${game.night.id}` }}
          prefetch={false}
          className="-mt-2 inline-flex min-h-11 min-w-11 items-center text-small text-soft underline underline-offset-4"
        >
          {WORDS.nightCalled(game.night.name)}
        </Link>
      )}
    </li>
  );
}

const seasonOf = ({ season }: GroupGame): readonly string[] =>
  season ? [season.startsOn === null ? WORDS.shiftCalled(season.name) : season.name] : [];

interface LatestGamesProps extends GamesByDayProps {
  readonly next: string | null;
  /** True for older pages. */
  readonly older: boolean;
  readonly may: { readonly play: boolean };
  /** How a result of its usual game ends. */
  readonly ends: ReturnType<typeof resultSays>;
}

/** A page of a group's games, and the ways to the others. */
export function LatestGames({ next, older, may, ends, ...rest }: LatestGamesProps) {
  const { games, group } = rest;
  const link = "flex min-h-14 items-center text-soft underline underline-offset-4";
  return (
    <section aria-labelledby="games">
      <h2 id="games" className="stamp text-large leading-tight">
        {WORDS.games}
      </h2>
      {games.length === 0 && (
        <p className="pt-1 text-soft">
          <strong className="font-semibold text-ink">{WORDS.noGames}</strong>{" "}
          {may.play ? WORDS.noGamesPlay[ends] : WORDS.noGamesSee}
        </p>
      )}
      <GamesByDay {...rest} />
      {next && (
        <Link
          href={{ pathname: `/groups/${group}`, query: { from: next } }}
          prefetch={false}
          className={link}
        >
          {WORDS.older}
        </Link>
      )}
      {games.length > 0 && (
        <Link href={{ pathname: `/groups/${group}/games` }} prefetch={false} className={link}>
          {WORDS.search}
        </Link>
      )}
      {older && (
        <Link href={{ pathname: `/groups/${group}` }} prefetch={false} className={link}>
          {WORDS.latest}
        </Link>
      )}
    </section>
  );
}
