import { HandVerdict } from "@/app/_verdict/HandVerdict";
import { VerdictCard } from "@/app/_verdict/VerdictCard";
import { VerdictKeys } from "@/app/_verdict/VerdictKeys";
import type { History as Journal } from "@/lib/formats/entry";
import type { Step } from "@/lib/formats/journal";
import { type HistoryLine, type HistoryRound, takeRoundBack } from "@/lib/views/history";
import { historyWords, sayRound } from "@/lib/words/historyScreens";
import { LineRow } from "./LineRow";
import { RoundConsent } from "./RoundConsent";
import { useOwnWords } from "./sayingEntries";

interface RoundSectionProps {
  readonly round: HistoryRound;
  readonly journal: Journal;
  /** Who recorded an entry, in words. */
  readonly author: (by: string) => string;
  readonly mayCorrect: boolean;
  readonly onLine: (step: Step) => void;
  readonly onBringBack: (back: NonNullable<HistoryLine["back"]>) => void;
  readonly onTakeBack: (round: HistoryRound) => void;
  /** Something was said to a verdict. */
  readonly onSaid: () => void;
}

/** One round: the verdict, and below it every line that was recorded, each of them open to correction by whoever may record. */
export function RoundSection({ round, journal, author, mayCorrect, ...keys }: RoundSectionProps) {
  const { onLine, onBringBack, onTakeBack, onSaid } = keys;
  const { names, resultOnly } = journal;
  const { kind, settled, lines } = round;
  const { drink } = useOwnWords();
  const heading = resultOnly ? historyWords.theResult : sayRound(kind, round.round);
  return (
    <section
      id={kind === "settled" || kind === "open" ? `round-${round.round}` : undefined}
      aria-label={heading}
      className="scroll-mt-4 pb-8"
    >
      <h2 className="stamp pb-2 text-3xl leading-none">{heading}</h2>
      {settled && (
        <>
          <VerdictCard settled={settled} names={names} drink={drink} hand={<HandVerdict settled={settled} />}>
            <VerdictKeys
              table={journal.id}
              game={journal.opening.game}
              round={settled.round}
              names={names}
              drink={drink}
              mayShare={mayCorrect}
            />
          </VerdictCard>
          <RoundConsent journal={journal} round={settled.round} onSaid={onSaid} />
        </>
      )}
      <ol className="mt-2 px-1">
        {lines.map((line) => (
          <LineRow
            key={line.place}
            line={line}
            names={names}
            author={author}
            mayCorrect={mayCorrect}
            onOpen={() => line.stands && onLine(line.stands)}
            onBringBack={() => line.back && onBringBack(line.back)}
          />
        ))}
      </ol>
      {mayCorrect && kind !== "before" && takeRoundBack(round).length > 1 && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`${heading}: ${historyWords.takeRoundBack}`}
          onClick={() => onTakeBack(round)}
          className="min-h-11 px-1 text-[0.9rem] text-soft underline underline-offset-4"
        >
          {historyWords.takeRoundBack}
        </button>
      )}
    </section>
  );
}
