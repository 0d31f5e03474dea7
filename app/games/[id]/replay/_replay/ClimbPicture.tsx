import { useEffect, useRef } from "react";
import { DieMark } from "@/app/ui/DieMark";
import type { Claim, Face } from "@/lib/engine";
import { sayPercent, sayShare } from "@/lib/messages/figureNumbers";
import { type Names, nameOf } from "@/lib/messages/names";
import { replayWords } from "@/lib/messages/replay";
import { tableWords } from "@/lib/messages/table";
import { claimDice } from "@/lib/views/claimDice";
import { ClimbTable } from "./ClimbTable";
import type { Climb } from "./climb";

const WORDS = replayWords;

interface ClimbPictureProps {
  readonly climb: Climb;
  /** An alternative that branches off after a number of claims. */
  readonly whatIf: (Climb & { readonly after: number }) | null;
  readonly wild: Face | null;
  readonly names: Names;
  /** The selected claim; null before the first. */
  readonly at: number | null;
}

/** Width of a claim's column; the width of the whole picture with few. */
const COLUMN = 58;
const LEAST_WIDE = 330;
const LEFT = 46;
/** Room for the last label. */
const RIGHT = 26;
const [TOP, BOTTOM] = [22, 182] as const;
/** Height of the labels below the line: the claim and its player. */
const LABEL = 66;

/** The claims of a round as a line chart: each point is the claim's chance at the time. */
export function ClimbPicture({ climb, whatIf, wild, names, at }: ClimbPictureProps) {
  const scroller = useRef<HTMLElement>(null);
  const columns = Math.max(columnsOf(climb), whatIf ? whatIf.after + columnsOf(whatIf) : 0, 2);
  const wide = Math.max(LEAST_WIDE, LEFT + columns * COLUMN + RIGHT);
  const column = (wide - LEFT - RIGHT) / columns;
  const high = BOTTOM + LABEL * (whatIf && columnsOf(whatIf) > 0 ? 2 : 1) + 6;
  const x = (place: number) => LEFT + column * (place + 0.5);
  const y = (chance: number) => BOTTOM - (BOTTOM - TOP) * chance;
  const seen = whatIf && whatIf.claims.length > 0 ? whatIf.after + whatIf.claims.length - 1 : (at ?? 0);
  useEffect(() => {
    const box = scroller.current;
    if (box && box.scrollWidth > box.clientWidth)
      box.scrollTo({ left: LEFT + column * (seen + 0.5) - box.clientWidth / 2 });
  }, [seen, column]);
  const drawn = { wild, names, x, y, column };
  return (
    <figure>
      <section
        ref={scroller}
        aria-label={WORDS.climbSummary(climb.claims.length)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long round is scrolled by keyboard as well
        tabIndex={0}
        className="overflow-x-auto"
      >
        <svg
          viewBox={`0 0 ${wide} ${high}`}
          aria-hidden="true"
          {...(wide > LEAST_WIDE ? { width: wide, height: high } : {})}
          className={wide > LEAST_WIDE ? "max-w-none print:h-auto print:w-full" : "w-full max-w-lg"}
        >
          {[0, 0.5, 1].map((share) => (
            <g key={share}>
              <line x1={LEFT} x2={wide - 4} y1={y(share)} y2={y(share)} className="stroke-line" />
              <text x={LEFT - 5} y={y(share) + 4.5} textAnchor="end" className="fill-soft text-small">
                {sayShare(share)}
              </text>
            </g>
          ))}
          <Line climb={climb} from={0} fromChance={null} labelsAt={BOTTOM} at={at} {...drawn} />
          {whatIf && (
            <Line
              climb={whatIf}
              from={whatIf.after}
              fromChance={climb.claims[whatIf.after - 1]?.chance ?? null}
              labelsAt={BOTTOM + LABEL}
              at={null}
              whatIf
              {...drawn}
            />
          )}
        </svg>
      </section>
      <Legend whatIf={whatIf !== null} />
      <ClimbTable climb={climb} whatIf={whatIf} names={names} />
    </figure>
  );
}

const columnsOf = ({ claims, challenge }: Climb): number => claims.length + (challenge ? 1 : 0);

interface LineProps {
  readonly climb: Climb;
  /** The column it starts at, and the height of the point before. */
  readonly from: number;
  readonly fromChance: number | null;
  /** The y position of its labels. */
  readonly labelsAt: number;
  readonly at: number | null;
  readonly whatIf?: boolean;
  readonly wild: Face | null;
  readonly names: Names;
  readonly column: number;
  readonly x: (place: number) => number;
  readonly y: (chance: number) => number;
}

function Line(line: LineProps) {
  const { climb, from, fromChance, labelsAt, at, whatIf = false, wild, names, column, x, y } = line;
  const { claims, challenge } = climb;
  const lastChance = claims.at(-1)?.chance ?? fromChance ?? 0;
  const places = [
    ...(fromChance === null ? [] : [[from - 1, fromChance] as const]),
    ...claims.map(({ chance }, number) => [from + number, chance] as const),
    ...(challenge ? [[from + claims.length, lastChance] as const] : []),
  ];
  const ownFrom = fromChance === null ? 0 : 1;
  return (
    <g>
      <polyline
        points={places.map(([place, chance]) => `${x(place).toFixed(1)},${y(chance).toFixed(1)}`).join(" ")}
        fill="none"
        className={whatIf ? "stroke-soft" : "stroke-brass"}
        strokeWidth="2.5"
        strokeLinejoin="round"
        {...(whatIf && { strokeDasharray: "6 5" })}
      />
      {claims.map((point, number) => {
        const middle = x(from + number);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a claim is told apart by its place
          <g key={number}>
            <Mark x={middle} y={y(point.chance)} truth={point.truth} whatIf={whatIf} now={number === at} />
            <text
              x={middle + 8}
              // Next to the point, on the side away from the outgoing line.
              y={
                y(point.chance) +
                (whatIf || (places[number + ownFrom + 1]?.[1] ?? 0) > point.chance ? 18 : -9)
              }
              className={`text-small ${number === at ? "fill-ink font-bold" : "fill-soft"}`}
            >
              {sayPercent(point.chance)}
            </text>
            <ClaimLabel claim={point.claim} wild={wild} x={middle} y={labelsAt + 14} />
            <NameLabel name={nameOf(names, point.by)} x={middle} y={labelsAt + 58} column={column} />
          </g>
        );
      })}
      {challenge && (
        <ChallengeMark
          x={x(from + claims.length)}
          y={y(lastChance)}
          labelsAt={labelsAt}
          shout={tableWords.shouts(challenge.called, challenge.game)}
          name={nameOf(names, challenge.by[0] ?? "")}
          column={column}
        />
      )}
    </g>
  );
}

interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly truth: boolean | null;
  readonly whatIf: boolean;
  readonly now: boolean;
}

/** A claim on the line: filled if true, crossed if false, hollow if unknown. */
function Mark({ x, y, truth, whatIf, now }: MarkProps) {
  const ink = truth === true ? "stroke-good" : truth === false ? "stroke-fire-ink" : "stroke-soft";
  return (
    <g className={ink} strokeWidth="2.5">
      {now && <circle cx={x} cy={y} r="11" fill="none" className="stroke-ink" strokeWidth="2" />}
      <circle
        cx={x}
        cy={y}
        r="6"
        className={truth === true ? "fill-good" : "fill-table"}
        {...(whatIf && { strokeDasharray: "3 2.5" })}
      />
      {truth === false && <path d={`M${x - 3} ${y - 3}l6 6m0-6l-6 6`} />}
    </g>
  );
}

interface ChallengeMarkProps {
  readonly x: number;
  readonly y: number;
  readonly labelsAt: number;
  readonly shout: string;
  readonly name: string;
  readonly column: number;
}

function ChallengeMark({ x, y, labelsAt, shout, name, column }: ChallengeMarkProps) {
  return (
    <g>
      <path
        d={`M${x} ${y - 11}l3.2 6.5 7-1.6-3.6 6.2 5.4 4.6-7 1-.4 7.2-4.6-5.4-6 3.8 1.4-7-6.6-2.6 6.2-3.4-2.8-6.6 6.6 2.4z`}
        className="fill-fire"
      />
      <text x={x} y={labelsAt + 32} textAnchor="middle" className="fill-fire-ink font-bold text-small">
        {shortened(shout, column)}
      </text>
      <NameLabel name={name} x={x} y={labelsAt + 58} column={column} />
    </g>
  );
}

/** A claim as drawn below the line: a count and a die, or the dice of a hand. */
function ClaimLabel({
  claim,
  wild,
  x,
  y,
}: {
  readonly claim: Claim;
  readonly wild: Face | null;
  readonly x: number;
  readonly y: number;
}) {
  if ("count" in claim) {
    const digits = String(claim.count).length * 9;
    const begins = x - (digits + 10 + 19) / 2;
    return (
      <g>
        <text x={begins} y={y + 18} className="fill-ink font-bold text-base">
          {claim.count}×
        </text>
        <DieMark face={claim.face} x={begins + digits + 10} y={y + 3} side={19} wild={claim.face === wild} />
      </g>
    );
  }
  const dice = claimDice(claim).flatMap((face) => face ?? []);
  const rows = dice.length > 3 ? [dice.slice(0, 3), dice.slice(3)] : [dice];
  return rows.map((row, at) =>
    row.map((face, place) => (
      <DieMark
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are told apart only by where they lie
        key={`${at}-${place}`}
        face={face}
        x={x - (row.length * 16) / 2 + place * 16}
        y={y + (rows.length === 1 ? 6 : at * 16 - 2)}
        side={15}
      />
    )),
  );
}

interface NameLabelProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly column: number;
}

const NameLabel = ({ name, x, y, column }: NameLabelProps) => (
  <text x={x} y={y} textAnchor="middle" className="fill-soft text-small">
    {shortened(name, column)}
  </text>
);

/** Average character width. */
const LETTER = 7;

function shortened(text: string, wide: number): string {
  const letters = [...text];
  const most = Math.max(3, Math.floor(wide / LETTER));
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join("")}…`;
}

/** Explains the marks of the chart. */
function Legend({ whatIf }: { readonly whatIf: boolean }) {
  const marks = [
    { truth: true, words: WORDS.legend.true },
    { truth: false, words: WORDS.legend.false },
    { truth: null, words: WORDS.legend.unknown },
  ];
  return (
    <figcaption className="flex flex-wrap gap-x-4 gap-y-1 pt-1 text-small text-soft">
      {marks.map(({ truth, words }) => (
        <span key={words} className="flex items-center gap-1.5">
          <svg viewBox="0 0 18 18" className="size-4" aria-hidden="true">
            <Mark x={9} y={9} truth={truth} whatIf={false} now={false} />
          </svg>
          {words}
        </span>
      ))}
      {whatIf && (
        <span className="flex items-center gap-1.5">
          <svg viewBox="0 0 30 10" className="h-2.5 w-7" aria-hidden="true">
            <line
              x1="0"
              x2="30"
              y1="5"
              y2="5"
              className="stroke-soft"
              strokeWidth="2.5"
              strokeDasharray="6 5"
            />
          </svg>
          {WORDS.legend.whatIf}
        </span>
      )}
    </figcaption>
  );
}
