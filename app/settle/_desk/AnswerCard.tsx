import { useState } from "react";
import { ShownLink } from "@/app/_share/ShownLink";
import { LikelyCurve } from "@/app/ui/LikelyCurve";
import { RuleChip } from "@/app/ui/RuleChip";
import { Sheet } from "@/app/ui/Sheet";
import { Stamp } from "@/app/ui/Stamp";
import { deskWords, sayHouse } from "@/lib/messages/desk";
import type { Answer } from "@/lib/protocol/ask/answerTo";
import { linkOf } from "@/lib/protocol/ask/link";
import type { Question } from "@/lib/protocol/ask/shapes";
import { likelyAsked } from "@/lib/views/desk/likelyAsked";
import { otherHouses } from "@/lib/views/desk/otherHouses";
import { outcomeOf } from "@/lib/views/desk/waysOut";
import { AlsoKnown } from "./AlsoKnown";
import { AnswerHead } from "./AnswerHead";
import { Costs } from "./Costs";
import { stampOf } from "./stampOf";

interface AnswerCardProps {
  readonly question: Question;
  readonly answer: Answer;
  /** The origin under which other phones reach the desk. */
  readonly origin: string;
}

/** The answer: a stamp, one sentence, the rules, and what other rules say. */
export function AnswerCard({ question, answer, origin }: AnswerCardProps) {
  const stamp = stampOf(question, answer);
  const outcome = outcomeOf(question, answer);
  return (
    <article
      aria-label={deskWords.answer}
      className="flex flex-col gap-2 overflow-x-clip rounded-2xl bg-raised px-4 py-3 [overflow-wrap:anywhere]"
    >
      <AnswerHead question={question} answer={answer} />
      <Stamp text={stamp.text} bad={stamp.bad} />
      <p className="text-lead leading-snug">{answer.message}</p>
      <AlsoKnown answer={answer} />
      {answer.rules.length > 0 && (
        <p className="flex flex-wrap items-center gap-1.5 text-small text-soft">
          {deskWords.rules}
          {answer.rules.map((id) => (
            <RuleChip key={id} id={id} />
          ))}
        </p>
      )}
      {answer.ok && <HowLikely question={question} />}
      {answer.ok && (
        <Costs
          game={question.game}
          house={question.house ?? {}}
          heading={outcome ? deskWords.costs : deskWords.ifChallenged}
          outcome={outcome}
        />
      )}
      {answer.ok && <OthersPlay question={question} />}
      <ShareAnswer question={question} origin={origin} />
    </article>
  );
}

/** The chances of claims near the one in question; hidden if the question names no claim. */
function HowLikely({ question }: { readonly question: Question }) {
  const likely = likelyAsked(question);
  if (likely === null) return null;
  return (
    <section aria-label={deskWords.askings.odds} className="border-line border-t pt-3">
      <LikelyCurve likely={likely} wild={question.ask === "odds" ? (question.wild ?? null) : null} />
    </section>
  );
}

/** "With ones high the other wins": each single option that changes the answer. */
function OthersPlay({ question }: { readonly question: Question }) {
  const houses = otherHouses(question);
  return (
    <section className="border-line border-t pt-2">
      <h2 className="text-small text-soft">{deskWords.others}</h2>
      {houses.length === 0 ? (
        <p>{deskWords.noOthers}</p>
      ) : (
        <dl className="flex flex-col gap-1.5 pt-1">
          {houses.map(({ option, value, answer }) => (
            <div key={`${option}${value}`}>
              <dt className="text-small text-soft leading-snug">{sayHouse(option, value)}</dt>
              <dd className="font-semibold leading-snug">{answer.message}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** A link to this answer, including its house rules. */
function ShareAnswer({ question, origin }: Pick<AnswerCardProps, "question" | "origin">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="key min-h-12 px-4 font-semibold"
      >
        {deskWords.share}
      </button>
      <Sheet title={deskWords.share} open={open} onClose={() => setOpen(false)}>
        <ShownLink
          url={open ? `${origin}/settle?${linkOf(question)}` : ""}
          how={deskWords.shareHow}
          words={deskWords.link}
        />
      </Sheet>
    </>
  );
}
