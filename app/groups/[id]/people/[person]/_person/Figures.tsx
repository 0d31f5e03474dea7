import { Section } from "@/app/ui/Section";
import { namedAtEnd } from "@/lib/engine";
import { sayHundredths, sayNet, sayPlusMinus, sayPoints, sayShare } from "@/lib/messages/figureNumbers";
import { figureWords } from "@/lib/messages/figures";
import { gameName } from "@/lib/messages/terms";
import type { CountedPerson } from "@/lib/server/figures/groupFigures";
import { type Shown, shownOf, shownRate } from "@/lib/views/figures/shown";
import type { Tally } from "@/lib/views/figures/tally";
import { Calibration } from "./Calibration";
import { FigureRow } from "./FigureRow";

interface FiguresProps {
  readonly name: string;
  readonly tally: Tally;
  readonly kinds: CountedPerson["kinds"];
  /** Kinds of games that named anyone, the person's most played first. */
  readonly namedKinds: readonly string[];
}

const WORDS = figureWords;
const { parts: PARTS, figures: FIGURES } = WORDS;

/** A person's round statistics in the filtered games. */
export function Figures({ name, tally, kinds, namedKinds }: FiguresProps) {
  return (
    <>
      <Section id="games" heading={PARTS.games} look="title" level={3}>
        {tally.games > 0 && (
          <FigureRow
            name={FIGURES.games.name}
            value={String(tally.games)}
            rests={[]}
            means={FIGURES.games.means(name, tally.games, tally.rounds)}
          />
        )}
        {namedKinds.map((game) => (
          <Named key={game} who={name} game={game} tally={kinds[game]} />
        ))}
        <Stakes who={name} tally={tally} />
      </Section>
      <Challenges who={name} tally={tally} />
      <Claims who={name} tally={tally} />
      <LuckAndSkill who={name} tally={tally} />
    </>
  );
}

interface PartProps {
  readonly who: string;
  readonly tally: Tally;
}

/** How often a kind of game named them at the end, in its own words. */
function Named({
  who,
  game,
  tally,
}: {
  readonly who: string;
  readonly game: string;
  readonly tally: Tally | undefined;
}) {
  const losers = namedAtEnd(game) === "losers";
  const words = losers ? FIGURES.washed : FIGURES.won;
  const { games = 0, wins = 0, losses = 0 } = tally ?? {};
  return (
    <Rate
      who={who}
      words={{ ...words, name: `${words.name} (${gameName(game)})`, means: words.means }}
      count={losers ? losses : wins}
      n={games}
    />
  );
}

/** Chips and drinks, if there were any. Drinks are only a number. */
function Stakes({ who, tally: { stakes } }: PartProps) {
  return (["chip", "drink"] as const).map((what) =>
    stakes[what].moves === 0 ? null : (
      <FigureRow
        key={what}
        name={FIGURES[what].name}
        value={what === "chip" ? sayNet(stakes[what].net) : String(stakes[what].net)}
        rests={[]}
        means={FIGURES[what].means(
          who,
          what === "chip" ? sayNet(stakes[what].net) : String(stakes[what].net),
        )}
      />
    ),
  );
}

function Challenges({ who, tally }: PartProps) {
  return (
    <Section id="challenges" heading={PARTS.challenges} look="title" level={3} className="pt-6">
      {(["in_turn", "out_of_turn", "spot_on"] as const).map((way) => (
        <Rate key={way} who={who} words={FIGURES[way]} count={tally[way].right} n={tally[way].made} />
      ))}
    </Section>
  );
}

function Claims({ who, tally }: PartProps) {
  const { claims, challenged } = tally;
  const { nerve } = shownOf(tally);
  return (
    <Section id="claims" heading={PARTS.claims} look="title" level={3} className="pt-6">
      <Rate who={who} words={FIGURES.bluffs} count={claims.bluffs} n={claims.known} />
      <Rate who={who} words={FIGURES.bluffs_caught} count={claims.bluffs_caught} n={claims.bluffs} />
      <Rate who={who} words={FIGURES.caught} count={challenged.false} n={challenged.claims} />
      {nerve.value !== null && (
        <FigureRow
          name={FIGURES.nerve.name}
          value={sayHundredths(nerve.value)}
          rests={[WORDS.of(nerve.n)]}
          small={nerve.small}
          means={FIGURES.nerve.means(who, Math.round(100 * (1 - nerve.value)), nerve.n)}
        />
      )}
    </Section>
  );
}

function LuckAndSkill({ who, tally }: PartProps) {
  const { luck, read, calibration } = shownOf(tally);
  const doubted = calibration.reduce((sum, { true: trueRate }) => sum + trueRate.n, 0);
  return (
    <Section id="luck" heading={PARTS.luck} look="title" level={3} className="pt-6">
      <Luck who={who} words={FIGURES.luck_claimer} luck={luck.claimer} />
      <Luck who={who} words={FIGURES.luck_challenger} luck={luck.challenger} />
      {read.value !== null && (
        <FigureRow
          name={FIGURES.read.name}
          value={sayPoints(read.value)}
          rests={[
            WORDS.of(read.n),
            ...(read.small ? [] : [WORDS.range(sayPoints(read.low), sayPoints(read.high))]),
          ]}
          small={read.small}
          means={FIGURES.read.means(who, Math.round(100 * read.value), read.n)}
        />
      )}
      {doubted > 0 && (
        <FigureRow
          name={FIGURES.calibration.name}
          value={String(doubted)}
          rests={[WORDS.pictures.claims]}
          small={calibration.every(({ true: trueRate }) => trueRate.small)}
          means={FIGURES.calibration.means(who, doubted)}
        >
          <Calibration title={WORDS.pictures.calibration(who)} tenths={calibration} />
        </FigureRow>
      )}
    </Section>
  );
}

interface RateProps {
  readonly who: string;
  readonly words: {
    readonly name: string;
    readonly means: (who: string, count: number, n: number) => string;
  };
  readonly count: number;
  readonly n: number;
}

/** A proportion. It has a range if the sample is large enough. */
function Rate({ who, words, count, n }: RateProps) {
  const rate = shownRate(count, n);
  if (rate.value === null) return null;
  return (
    <FigureRow
      name={words.name}
      value={sayShare(rate.value)}
      rests={[
        WORDS.countOf(count, n),
        ...(rate.small ? [] : [WORDS.range(sayShare(rate.low), sayShare(rate.high))]),
      ]}
      small={rate.small}
      means={words.means(who, count, n)}
    />
  );
}

interface LuckProps {
  readonly who: string;
  readonly words: {
    readonly name: string;
    readonly means: (who: string, sum: number, deviation: number, n: number) => string;
  };
  readonly luck: Shown;
}

function Luck({ who, words, luck }: LuckProps) {
  if (luck.value === null) return null;
  const deviation = luck.high - luck.value;
  return (
    <FigureRow
      name={words.name}
      value={sayPlusMinus(luck.value, deviation)}
      rests={[WORDS.of(luck.n)]}
      small={luck.small}
      means={words.means(who, luck.value, deviation, luck.n)}
    />
  );
}
