import { RuleChip } from "@/app/ui/RuleChip";
import { Stamp } from "@/app/ui/Stamp";
import { deskWords } from "@/lib/messages/desk";
import type { Answer } from "@/lib/protocol/ask/answerTo";
import type { Question } from "@/lib/protocol/ask/shapes";
import { OthersPlay } from "./OthersPlay";
import { ShareAnswer } from "./ShareAnswer";
import { stampOf } from "./stampOf";

interface AnswerCardProps {
  readonly question: Question;
  readonly answer: Answer;
}

/** The answer that ends the argument: a stamp, one sentence, the rules, and what other houses play. */
export function AnswerCard({ question, answer }: AnswerCardProps) {
  const stamp = stampOf(answer);
  return (
    <article
      aria-label={deskWords.answer}
      className="flex flex-col gap-2 overflow-x-clip rounded-2xl bg-raised px-4 py-3 [overflow-wrap:anywhere]"
    >
      <Stamp text={stamp.text} bad={stamp.bad} />
      <p className="text-lg leading-snug">{answer.message}</p>
      {answer.rules.length > 0 && (
        <p className="flex flex-wrap items-center gap-1.5 text-minor text-soft">
          {deskWords.rules}
          {answer.rules.map((id) => (
            <RuleChip key={id} id={id} />
          ))}
        </p>
      )}
      {answer.ok && <OthersPlay question={question} />}
      <ShareAnswer question={question} />
    </article>
  );
}
