import Link from "next/link";
import { sayPlusMinus, sayShare } from "@/lib/messages/figureNumbers";
import { figureWords } from "@/lib/messages/figures";
import type { LiarOrLucky } from "@/lib/views/figures/liarOrLucky";
import { type Rivalry, tooFewMeetings } from "@/lib/views/figures/meetings";
import type { Shown } from "@/lib/views/figures/shown";

interface PersonHeadlineProps {
  readonly who: string;
  readonly answer: LiarOrLucky;
  /** Who catches this person most, with the name and page of the rival. */
  readonly nemesis: Rivalry;
  readonly nameOf: (person: string) => string;
  readonly pathOf: (person: string) => `/groups/${string}`;
}

const WORDS = figureWords.top;

/** Three sentences from the statistics: gutsy or safe, lucky or not, and the nemesis. A tap opens the numbers. */
export function PersonHeadline({ who, answer, nemesis, nameOf, pathOf }: PersonHeadlineProps) {
  const { lies, fortune, bluffs, luck } = answer;
  const { rival } = nemesis;
  return (
    <section aria-labelledby="top" className="print:border print:border-line">
      <h3 id="top" className="sr-only">
        {WORDS.title}
      </h3>
      <Sentence says={WORDS.short.lies[lies ?? "few"]} numbers={sayLies(who, answer)}>
        {bluffs.value !== null && sayRange(bluffs)}
      </Sentence>
      <Sentence says={WORDS.short.fortune[fortune ?? "few"]} numbers={sayFortune(answer)}>
        {luck.value !== null && figureWords.of(luck.n)}
      </Sentence>
      {rival === null ? (
        <Sentence
          says={WORDS.short.noNemesis}
          numbers={figureWords.figures.nemesis[tooFewMeetings(nemesis) ? "few" : "none"](who)}
        />
      ) : (
        <Sentence
          says={WORDS.short.nemesis(nameOf(rival.person))}
          numbers={figureWords.matrix.cell(rival.right, rival.made)}
        >
          {figureWords.figures.nemesis.means(who, nameOf(rival.person), rival.right, rival.made)}{" "}
          <Link
            href={{ pathname: pathOf(rival.person) }}
            prefetch={false}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {figureWords.toPerson(nameOf(rival.person))}
          </Link>
        </Sentence>
      )}
    </section>
  );
}

interface SentenceProps {
  readonly says: string;
  /** Below it. */
  readonly numbers: string;
  /** The rest, on tap. */
  readonly children?: React.ReactNode;
}

function Sentence({ says, numbers, children }: SentenceProps) {
  const inside = (
    <span className="min-w-0 flex-1">
      <span className="stamp block text-large leading-tight [overflow-wrap:anywhere]">{says}</span>
      <span className="block text-felt-soft text-small leading-snug [overflow-wrap:anywhere]">{numbers}</span>
    </span>
  );
  const row = "flex min-h-14 items-center gap-3 py-1.5";
  if (!children) return <p className={`border-felt-soft/25 border-t ${row}`}>{inside}</p>;
  return (
    <details className="group border-felt-soft/25 border-t">
      <summary className={`cursor-pointer list-none [&::-webkit-details-marker]:hidden ${row}`}>
        {inside}
        <span
          aria-hidden="true"
          className="text-felt-soft text-large leading-none transition-transform group-open:rotate-90 print:hidden"
        >
          ›
        </span>
      </summary>
      <p className="pb-2 text-small">{children}</p>
    </details>
  );
}

function sayLies(who: string, { lies, bluffs, others }: LiarOrLucky): string {
  return lies === null ? WORDS.lies.few : WORDS.lies[lies](who, sayRate(bluffs), sayRate(others));
}

function sayFortune({ fortune, luck }: LiarOrLucky): string {
  if (fortune === null || luck.value === null) return WORDS.fortune.few;
  return WORDS.fortune[fortune](sayPlusMinus(luck.value, luck.high - luck.value));
}

const sayRate = ({ value }: Shown): string => (value === null ? figureWords.none : sayShare(value));

/** "10% to 18% of 42" */
const sayRange = ({ low, high, n }: Shown): string =>
  low === null || high === null
    ? ""
    : `${figureWords.range(sayShare(low), sayShare(high))} ${figureWords.of(n)}`;
