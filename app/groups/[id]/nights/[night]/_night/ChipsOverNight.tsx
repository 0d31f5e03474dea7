import { Letters, Picture, WIDTH } from "@/app/ui/Picture";
import { nightResultWords } from "@/lib/messages/night";
import { signed } from "@/lib/messages/signed";
import { scaleOf } from "@/lib/views/figures/scale";

interface ChipsOverNightProps {
  /** Names with chip gains after each game, the final leader first. */
  readonly people: readonly { readonly name: string; readonly after: readonly number[] }[];
}

const WORDS = nightResultWords.chipsOver;

/** Margins: names on the right, and the line height between them. */
const [LEFT, RIGHT, TOP, LINE] = [30, WIDTH - 96, 10, 13];
const MAX_LETTERS = 14;

/** Everyone's chips from game to game. */
export function ChipsOverNight({ people }: ChipsOverNightProps) {
  const games = people[0]?.after.length ?? 0;
  if (games < 2) return null;
  const height = Math.max(150, people.length * LINE + 34);
  const bottom = height - 20;
  const { low, high, ticks } = scaleOf([0, ...people.flatMap(({ after }) => after)], true);
  const x = (game: number) => LEFT + (game / games) * (RIGHT - LEFT);
  const y = (chips: number) => bottom - ((chips - low) / (high - low)) * (bottom - TOP);
  const labelYs = edgeNames(
    people.map(({ after }) => y(after.at(-1) ?? 0)),
    height,
  );
  return (
    <Picture
      title={WORDS.title}
      legend={WORDS.legend}
      height={height}
      columns={[WORDS.who, ...Array.from({ length: games }, (_, game) => WORDS.game(game + 1))]}
      rows={people.map(({ name, after }) => [name, ...after.map(signed)])}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={RIGHT} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <Letters x={LEFT - 5} y={y(tick) + 4} anchor="end">
            {String(tick)}
          </Letters>
        </g>
      ))}
      {people.map(({ name, after }, at) => (
        <g key={name}>
          <polyline
            points={[0, ...after]
              .map((chips, game) => `${x(game).toFixed(1)},${y(chips).toFixed(1)}`)
              .join(" ")}
            strokeWidth="1.5"
            strokeLinejoin="round"
            className={`fill-none ${at === 0 ? "stroke-ink" : "stroke-soft"}`}
          />
          <circle cx={RIGHT} cy={y(after.at(-1) ?? 0)} r="2.5" className="fill-ink" />
          <line
            x1={RIGHT}
            y1={y(after.at(-1) ?? 0)}
            x2={RIGHT + 10}
            y2={(labelYs[at] ?? 0) - 4}
            className="stroke-line"
          />
          <Letters x={RIGHT + 13} y={labelYs[at] ?? 0}>
            {shortened(name)}
          </Letters>
        </g>
      ))}
      <Letters x={LEFT} y={height - 3}>
        {WORDS.begin}
      </Letters>
      <Letters x={RIGHT} y={height - 3} anchor="end">
        {WORDS.game(games)}
      </Letters>
    </Picture>
  );
}

/**
 * Spreads the labels at the line ends: as close to their lines as possible without overlap, highest first.
 */
function edgeNames(ends: readonly number[], height: number): readonly number[] {
  const down: number[] = [];
  for (const end of ends) down.push(Math.max(end + 4, (down.at(-1) ?? Number.NEGATIVE_INFINITY) + LINE));
  const over = Math.max(0, (down.at(-1) ?? 0) - (height - 4));
  return down.map((at, place) => Math.max(TOP + place * LINE, at - over));
}

const shortened = (name: string): string => {
  const letters = [...name];
  return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS - 1).join("")}…` : name;
};
