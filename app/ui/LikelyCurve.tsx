import type { Face } from "@/lib/engine";
import { handWords } from "@/lib/messages/dice";
import { sayPercent, sayShare } from "@/lib/messages/figureNumbers";
import { replayWords } from "@/lib/messages/replay";
import { sayClaim, sayHandClaim } from "@/lib/messages/terms";
import type { CountLikely, LadderLikely, Likely, LikelyRung } from "@/lib/views/likely";
import { DieMark } from "./DieMark";

const WORDS = replayWords;

interface LikelyCurveProps {
  readonly likely: Likely;
  readonly wild?: Face | null;
}

/**
 * A claim's chance among its neighbors: a curve over the counts, or a bar per kind of hand or roll. The claim
 * is marked. A table holds the same values for screen readers.
 */
export function LikelyCurve({ likely, wild = null }: LikelyCurveProps) {
  return likely.kind === "count" ? <Curve likely={likely} wild={wild} /> : <Bars likely={likely} />;
}

const WIDE = 340;
const HIGH = 190;
/** Margins of the plot within the picture. */
const [LEFT, RIGHT, TOP, BOTTOM] = [44, 330, 30, 156] as const;

function Curve({ likely, wild }: { readonly likely: CountLikely; readonly wild: Face | null }) {
  const { claim, chance, points } = likely;
  const most = points.at(-1)?.count ?? 1;
  const x = (count: number) => LEFT + ((RIGHT - LEFT) * count) / Math.max(1, most);
  const y = (share: number) => BOTTOM - (BOTTOM - TOP) * share;
  const line = points.map((point) => `${x(point.count).toFixed(1)},${y(point.chance).toFixed(1)}`).join(" ");
  const at = x(claim.count);
  // Labels go where the curve leaves room: it falls from left to right.
  const toRight = at < WIDE * 0.55;
  const labelled = 30 + String(claim.count).length * 10;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={WORDS.likelyCount(claim)}
        className="w-full max-w-md"
      >
        <Scale y={y} />
        <polygon
          points={`${LEFT},${BOTTOM} ${line} ${RIGHT},${BOTTOM}`}
          fill="var(--brass)"
          fillOpacity="0.16"
        />
        <polyline
          points={line}
          fill="none"
          className="stroke-brass"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        {most <= 20 &&
          points.map((point) => (
            <circle key={point.count} cx={x(point.count)} cy={y(point.chance)} r="3" className="fill-brass" />
          ))}
        <line x1={at} x2={at} y1={TOP - 8} y2={BOTTOM} className="stroke-ink" strokeDasharray="4 4" />
        <circle cx={at} cy={y(chance)} r="6.5" className="fill-brass stroke-ink" strokeWidth="2" />
        <g transform={`translate(${toRight ? at + 8 : at - 8 - labelled} 4)`}>
          <text y="15" className="fill-ink font-bold text-base">
            {claim.count}×
          </text>
          <DieMark face={claim.face} x={labelled - 18} y={1} side={17} wild={claim.face === wild} />
        </g>
        {axisCounts(most).map((count) => (
          <text key={count} x={x(count)} y={BOTTOM + 18} textAnchor="middle" className="fill-soft text-small">
            {count}
          </text>
        ))}
      </svg>
      <figcaption className="text-small text-soft leading-snug">
        <strong className="text-ink">{sayPercent(chance)}</strong> · {WORDS.likelyCount(claim)}
      </figcaption>
      <Chances
        head={WORDS.atLeast}
        rows={points.map(({ count, chance: of }) => [
          count === claim.count ? `${count}, ${WORDS.thisClaim}` : String(count),
          of,
        ])}
      />
    </figure>
  );
}

interface ChancesProps {
  readonly head: string;
  readonly rows: readonly (readonly [name: string, chance: number])[];
}

/** The chart as a table, for screen readers. */
function Chances({ head, rows }: ChancesProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{WORDS.likely}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{WORDS.chanceHead}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, chance]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{sayPercent(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Ticks: zero, half, all, and as many between as fit. */
function axisCounts(most: number): readonly number[] {
  const step = Math.max(1, Math.ceil(most / 8));
  const counts = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
  return most - (counts.at(-1) ?? 0) > step / 2 ? [...counts, most] : counts;
}

/** Grid lines at 0, 50 and 100 percent. */
function Scale({ y }: { readonly y: (share: number) => number }) {
  return [0, 0.5, 1].map((share) => (
    <g key={share}>
      <line x1={LEFT} x2={RIGHT} y1={y(share)} y2={y(share)} className="stroke-line" />
      <text x={LEFT - 5} y={y(share) + 4.5} textAnchor="end" className="fill-soft text-small">
        {sayShare(share)}
      </text>
    </g>
  ));
}

/** Height of a bar with its label, and the label's end. */
const ROW = 26;
const WORDS_END = 128;

function Bars({ likely }: { readonly likely: LadderLikely }) {
  const { claim, chance, rungs } = likely;
  const high = rungs.length * ROW + 4;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDE} ${high}`}
        role="img"
        aria-label={WORDS.likelyLadder(claim)}
        className="w-full max-w-md"
      >
        {rungs.map((rung, at) => (
          <Bar key={sayClaim(rung.claim)} rung={rung} y={at * ROW + 2} marked={rung.claim === claim} />
        ))}
      </svg>
      <figcaption className="text-small text-soft leading-snug">
        <strong className="text-ink">{sayPercent(chance)}</strong> · {WORDS.likelyLadder(claim)}
      </figcaption>
      <Chances
        head={WORDS.claim}
        rows={rungs.map((rung) => [
          rung.claim === claim ? `${sayClaim(claim)}, ${WORDS.thisClaim}` : nameOf(rung),
          rung.chance,
        ])}
      />
    </figure>
  );
}

/** Maximum characters of a bar's label. */
const MAX_LETTERS = 17;

function Bar({
  rung,
  y,
  marked,
}: {
  readonly rung: LikelyRung;
  readonly y: number;
  readonly marked: boolean;
}) {
  const long = (RIGHT - 50 - WORDS_END) * rung.chance;
  const name = nameOf(rung);
  return (
    <g>
      {marked && <rect x="0" y={y - 1} width={WIDE} height={ROW - 2} rx="6" className="fill-raised" />}
      {marked && <path d={`M3 ${y + 6}l8 6-8 6z`} className="fill-brass" />}
      <text
        x={WORDS_END - 6}
        y={y + 16}
        textAnchor="end"
        className={`text-small ${marked ? "fill-ink font-bold" : "fill-soft"}`}
      >
        {[...name].length > MAX_LETTERS ? `${[...name].slice(0, MAX_LETTERS - 1).join("")}…` : name}
      </text>
      <rect
        x={WORDS_END}
        y={y + 4}
        width={Math.max(1.5, long)}
        height={ROW - 12}
        rx="3"
        className={marked ? "fill-brass" : "fill-edge"}
      />
      <text
        x={WORDS_END + long + 6}
        y={y + 16}
        className={`text-small ${marked ? "fill-ink font-bold" : "fill-soft"}`}
      >
        {sayPercent(rung.chance)}
      </text>
    </g>
  );
}

/** A kind of hand by name; a roll or the claim by its value. */
const nameOf = ({ kind, claim }: LikelyRung): string =>
  kind !== null ? handWords.kinds[kind] : "count" in claim ? sayClaim(claim) : sayHandClaim(claim);
