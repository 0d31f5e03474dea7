import { Letters, Picture, WIDTH } from "@/app/ui/Picture";
import { sayShare } from "@/lib/messages/figureNumbers";
import { figureWords } from "@/lib/messages/figures";
import { sayCount } from "@/lib/messages/moments";
import type { ShownTenth } from "@/lib/views/figures/shown";

interface CalibrationProps {
  readonly title: string;
  /** Ten rows, the least likely claims first. */
  readonly tenths: readonly ShownTenth[];
}

const WORDS = figureWords.pictures;

const HEIGHT = 230;
const [LEFT, RIGHT, TOP, BOTTOM] = [38, WIDTH - 12, 14, HEIGHT - 34];
const TICKS = [0, 0.5, 1] as const;

/** Calibration: one point per tenth of the chances, with its interval and sample size. */
export function Calibration({ title, tenths }: CalibrationProps) {
  const x = (chance: number) => LEFT + chance * (RIGHT - LEFT);
  const y = (share: number) => BOTTOM - share * (BOTTOM - TOP);
  return (
    <Picture
      title={title}
      legend={WORDS.legends.calibration}
      height={HEIGHT}
      columns={[WORDS.chance, WORDS.claims, WORDS.mean, WORDS.true]}
      rows={tenths.map(({ from, to, chance, true: trueRate }) => [
        `${sayShare(from)}–${sayShare(to)}`,
        sayCount(trueRate.n),
        chance === null ? figureWords.none : sayShare(chance),
        trueRate.value === null ? figureWords.none : sayShare(trueRate.value),
      ])}
    >
      {TICKS.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={RIGHT} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <Letters x={LEFT - 5} y={y(tick) + 4} anchor="end">
            {sayShare(tick)}
          </Letters>
          <Letters x={x(tick)} y={BOTTOM + 14} anchor={tick === 1 ? "end" : "middle"}>
            {sayShare(tick)}
          </Letters>
        </g>
      ))}
      <Letters x={(LEFT + RIGHT) / 2} y={HEIGHT - 4} anchor="middle">
        {WORDS.chance}
      </Letters>
      <line x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} strokeDasharray="4 4" className="stroke-edge" />
      {tenths.map(({ from, chance, true: trueRate }) =>
        chance === null || trueRate.value === null ? null : (
          <g key={from}>
            <line
              x1={x(chance)}
              x2={x(chance)}
              y1={y(trueRate.low)}
              y2={y(trueRate.high)}
              className="stroke-edge"
            />
            <circle
              cx={x(chance)}
              cy={y(trueRate.value)}
              r={trueRate.small ? 3 : 4.5}
              strokeWidth="1.5"
              className={trueRate.small ? "fill-table stroke-ink" : "fill-ink stroke-ink"}
            />
            <Letters x={x(chance) + 6} y={y(trueRate.value) - 5}>
              {sayCount(trueRate.n)}
            </Letters>
          </g>
        ),
      )}
    </Picture>
  );
}
