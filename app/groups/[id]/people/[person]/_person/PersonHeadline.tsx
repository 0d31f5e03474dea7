import { sayPlusMinus, sayShare } from "@/lib/messages/figureNumbers";
import { figureWords } from "@/lib/messages/figures";
import type { LiarOrLucky } from "@/lib/views/figures/liarOrLucky";
import type { Shown } from "@/lib/views/figures/shown";

interface PersonHeadlineProps {
  readonly who: string;
  readonly answer: LiarOrLucky;
}

const WORDS = figureWords.top;

/** One sentence from the statistics: does this person bluff more, or are they lucky? */
export function PersonHeadline({ who, answer }: PersonHeadlineProps) {
  return (
    <section aria-labelledby="top" className="felt mb-5 p-5 print:border print:border-line">
      <h3 id="top" className="pb-1 text-base text-felt-soft">
        {WORDS.title}
      </h3>
      <p className="text-lead leading-snug [overflow-wrap:anywhere]">{sayHeadline(who, answer)}</p>
    </section>
  );
}

/** Both sentences, or one if it is too early for both. */
function sayHeadline(who: string, answer: LiarOrLucky): string {
  const [lies, fortune] = [sayLies(who, answer), sayFortune(answer)];
  const tooEarly = lies === WORDS.lies.few && fortune === WORDS.fortune.few;
  return tooEarly ? `${lies}.` : WORDS.both(lies, fortune);
}

function sayLies(who: string, { lies, bluffs, others }: LiarOrLucky): string {
  return lies === null ? WORDS.lies.few : WORDS.lies[lies](who, sayRate(bluffs), sayRate(others));
}

function sayFortune({ fortune, luck }: LiarOrLucky): string {
  if (fortune === null || luck.value === null) return WORDS.fortune.few;
  return WORDS.fortune[fortune](sayPlusMinus(luck.value, luck.high - luck.value));
}

const sayRate = ({ value }: Shown): string => (value === null ? figureWords.none : sayShare(value));
