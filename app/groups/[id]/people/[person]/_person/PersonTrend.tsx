import { Section } from "@/app/ui/Section";
import { namedAtEnd } from "@/lib/engine";
import { sayTenths } from "@/lib/messages/figureNumbers";
import { figureWords } from "@/lib/messages/figures";
import { gameName } from "@/lib/messages/terms";
import type { Chain } from "@/lib/views/figures/chains";
import { type MonthOf, monthsOf } from "@/lib/views/figures/overTime";
import { SMALL } from "@/lib/views/figures/shown";
import { FigureRow } from "./FigureRow";
import { MonthBars } from "./MonthBars";
import { RatingLine } from "./RatingLine";

interface PersonTrendProps {
  readonly who: string;
  readonly game: string;
  readonly chain: Chain;
  /** True if this kind of game ever named anyone. */
  readonly named: boolean;
}

const WORDS = figureWords;
const { figures: FIGURES, pictures: PICTURES } = WORDS;

/** A person's history in one kind of game: streaks, rating, months. */
export function PersonTrend({ who, game, chain, named }: PersonTrendProps) {
  const months = monthsOf(chain.months);
  const games = months.reduce((sum, month) => sum + month.games, 0);
  const losers = namedAtEnd(game) === "losers";
  const [run, words] = losers ? [chain.dry, FIGURES.dry] : [chain.won, FIGURES.winning];
  const ending = losers ? "washed" : "won";
  const { rating } = chain;
  return (
    <Section id={`course-${game}`} heading={gameName(game)} look="card" level={3} className="pt-6">
      {named && (
        <FigureRow
          name={words.name}
          value={String(run.current)}
          rests={[WORDS.streak(run.current, run.longest), WORDS.afterGames(games)]}
          small={games < SMALL}
          means={words.means(who, run.current, run.longest)}
        />
      )}
      {rating !== null && (
        <FigureRow
          name={FIGURES.rating.name}
          value={`${sayTenths(rating.mu)} ± ${sayTenths(rating.sigma)}`}
          rests={[WORDS.afterGames(games)]}
          small={games < SMALL}
          means={FIGURES.rating.means(who, sayTenths(rating.mu), sayTenths(rating.sigma), games)}
        />
      )}
      <div className="grid gap-x-8 lg:grid-cols-2">
        {named && (
          <MonthBars
            title={PICTURES[ending](who, gameName(game))}
            legend={PICTURES.legends[ending]}
            what={PICTURES.columns[ending]}
            months={months.map(({ month, losses, wins, games: of }) => ({
              month,
              value: losers ? losses : wins,
              of,
            }))}
          />
        )}
        {chain.ratings.length > 1 && (
          <RatingLine title={PICTURES.ratings(who, gameName(game))} ratings={chain.ratings} />
        )}
        {(["chip", "drink"] as const).map((what) => (
          <Moved key={what} who={who} game={game} what={what} months={months} />
        ))}
      </div>
    </Section>
  );
}

interface MovedProps {
  readonly who: string;
  readonly game: string;
  readonly what: "chip" | "drink";
  readonly months: readonly MonthOf[];
}

/** Chips or drinks by month, if there were any. */
function Moved({ who, game, what, months }: MovedProps) {
  if (months.every((month) => month[what] === 0)) return null;
  return (
    <MonthBars
      title={PICTURES[what](who, gameName(game))}
      legend={PICTURES.legends[what]}
      what={PICTURES.columns[what]}
      net={what === "chip"}
      months={months.map((month) => ({ month: month.month, value: month[what] }))}
    />
  );
}
