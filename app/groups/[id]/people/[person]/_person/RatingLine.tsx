import { Letters, Picture, WIDTH } from "@/app/ui/Picture";
import { sayShortDay } from "@/lib/messages/calendar";
import { sayTenths } from "@/lib/messages/figureNumbers";
import { figureWords } from "@/lib/messages/figures";
import { type RatingOf, thinned } from "@/lib/views/figures/overTime";
import { scaleOf } from "@/lib/views/figures/scale";

interface RatingLineProps {
  readonly title: string;
  /** In order; at least one. */
  readonly ratings: readonly RatingOf[];
}

const WORDS = figureWords.pictures;

const HEIGHT = 150;
const [LEFT, RIGHT, TOP, BOTTOM] = [30, WIDTH - 4, 8, HEIGHT - 20];

/** The most days that fit a phone's width; longer spans use the last day of each month. */
const MAX_DAYS = 60;

/** A rating over time, with a band of one standard deviation. */
export function RatingLine({ title, ratings }: RatingLineProps) {
  const days = thinned(ratings, MAX_DAYS);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { low, high, ticks } = scaleOf(
    days.flatMap(({ mu, sigma }) => [mu - sigma, mu + sigma]),
    false,
  );
  const [from, to] = [Date.parse(first.day), Date.parse(last.day)];
  const x = ({ day }: RatingOf) =>
    to === from ? (LEFT + RIGHT) / 2 : LEFT + ((Date.parse(day) - from) / (to - from)) * (RIGHT - LEFT);
  const y = (value: number) => BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP);
  const at = (one: RatingOf, value: number) => `${x(one).toFixed(1)},${y(value).toFixed(1)}`;
  return (
    <Picture
      title={title}
      legend={WORDS.legends.rating}
      height={HEIGHT}
      columns={[WORDS.day, WORDS.rating, WORDS.plusMinus]}
      rows={days
        .toReversed()
        .map(({ day, mu, sigma }) => [sayShortDay(day), sayTenths(mu), sayTenths(sigma)])}
    >
      <polygon
        points={[
          ...days.map((one) => at(one, one.mu + one.sigma)),
          ...days.toReversed().map((one) => at(one, one.mu - one.sigma)),
        ].join(" ")}
        className="fill-line"
      />
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={WIDTH} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <Letters x={LEFT - 5} y={y(tick) + 4} anchor="end">
            {String(tick)}
          </Letters>
        </g>
      ))}
      <polyline
        points={days.map((one) => at(one, one.mu)).join(" ")}
        strokeWidth="2"
        strokeLinejoin="round"
        className="fill-none stroke-ink"
      />
      <circle cx={x(last)} cy={y(last.mu)} r="3.5" className="fill-ink" />
      <Letters x={LEFT} y={HEIGHT - 3}>
        {sayShortDay(first.day)}
      </Letters>
      <Letters x={WIDTH} y={HEIGHT - 3} anchor="end">
        {sayShortDay(last.day)}
      </Letters>
    </Picture>
  );
}
