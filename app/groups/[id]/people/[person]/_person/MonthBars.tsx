import { Letters, Picture, WIDTH } from "@/app/ui/Picture";
import { sayShortMonth } from "@/lib/messages/calendar";
import { sayNet } from "@/lib/messages/figureNumbers";
import { figureWords } from "@/lib/messages/figures";
import { sayCount } from "@/lib/messages/moments";
import { scaleOf } from "@/lib/views/figures/scale";

interface MonthBar {
  /** As "2026-11". */
  readonly month: string;
  readonly value: number;
  /** The total, drawn as an outline. */
  readonly of?: number;
}

interface MonthBarsProps {
  readonly title: string;
  readonly legend: string;
  /** The column header of the table. */
  readonly what: string;
  /** True if values can be negative. */
  readonly net?: boolean;
  /** In order, without gaps. */
  readonly months: readonly MonthBar[];
}

const WORDS = figureWords.pictures;

const HEIGHT = 130;
const [LEFT, TOP, BOTTOM] = [30, 14, HEIGHT - 18];

/** The most bars that a phone's width can show. */
const MAX_MONTHS = 24;

/** The width of a month's name. */
const LABEL = 64;

/** Up to this many bars show their values. */
const MAX_NUMBERED = 12;

/** Monthly values: the latest as bars, all of them in the table. */
export function MonthBars({ title, legend, what, net = false, months }: MonthBarsProps) {
  const say = net ? sayNet : sayCount;
  const drawn = months.slice(-MAX_MONTHS);
  const { low, high, ticks } = scaleOf([0, ...drawn.flatMap(({ value, of = 0 }) => [value, of])], true);
  const y = (value: number) => BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP);
  const step = (WIDTH - LEFT) / drawn.length;
  const width = Math.min(28, step * 0.72);
  const withOf = months.some(({ of }) => of !== undefined);
  return (
    <Picture
      title={title}
      legend={months.length > drawn.length ? `${legend} ${WORDS.latest(drawn.length)}` : legend}
      height={HEIGHT}
      columns={[WORDS.month, what, ...(withOf ? [WORDS.games] : [])]}
      rows={months
        .toReversed()
        .map(({ month, value, of }) => [
          sayShortMonth(month),
          say(value),
          ...(withOf ? [sayCount(of ?? 0)] : []),
        ])}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={LEFT}
            x2={WIDTH}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? "stroke-edge" : "stroke-line"}
          />
          <Letters x={LEFT - 5} y={y(tick) + 4} anchor="end">
            {say(tick)}
          </Letters>
        </g>
      ))}
      {drawn.map(({ month, value, of }, at) => {
        const x = LEFT + step * at + (step - width) / 2;
        const top = Math.max(value, of ?? value);
        return (
          <g key={month}>
            {of !== undefined && of > 0 && (
              <rect x={x} y={y(of)} width={width} height={y(0) - y(of)} className="fill-none stroke-edge" />
            )}
            {value !== 0 && (
              <rect
                x={x}
                y={Math.min(y(value), y(0))}
                width={width}
                height={Math.abs(y(value) - y(0))}
                className={value < 0 ? "fill-edge" : "fill-ink"}
              />
            )}
            {drawn.length <= MAX_NUMBERED && (value !== 0 || of !== undefined) && (
              <Letters x={x + width / 2} y={value < 0 ? y(value) + 11 : y(top) - 3} anchor="middle">
                {say(value)}
              </Letters>
            )}
          </g>
        );
      })}
      <Months months={drawn.map(({ month }) => month)} step={step} />
    </Picture>
  );
}

interface MonthsProps {
  readonly months: readonly string[];
  /** The width of a month. */
  readonly step: number;
}

/** Labels the first month, and the last one if there are several: below their bars where a month is as wide as its name. */
function Months({ months, step }: MonthsProps) {
  const [first, last] = [months[0], months.at(-1)];
  const below = step > LABEL ? step / 2 : null;
  return (
    <>
      {first !== undefined && (
        <Letters x={LEFT + (below ?? 0)} y={HEIGHT - 3} {...(below !== null && { anchor: "middle" })}>
          {sayShortMonth(first)}
        </Letters>
      )}
      {last !== undefined && last !== first && (
        <Letters x={WIDTH - (below ?? 0)} y={HEIGHT - 3} anchor={below === null ? "end" : "middle"}>
          {sayShortMonth(last)}
        </Letters>
      )}
    </>
  );
}
