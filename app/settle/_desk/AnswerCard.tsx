import { useState } from "react";
import { ShownLink } from "@/app/_share/ShownLink";
import { DiceRow, placed } from "@/app/ui/Dice";
import { LikelyCurve } from "@/app/ui/LikelyCurve";
import { RuleKey } from "@/app/ui/RuleChip";
import { Sheet } from "@/app/ui/Sheet";
import { Stamp } from "@/app/ui/Stamp";
import type { Face } from "@/lib/engine";
import { deskWords, sayAsked, sayHouse } from "@/lib/messages/desk";
import { sayPercent } from "@/lib/messages/figureNumbers";
import { faceWord, gameName } from "@/lib/messages/terms";
import type { Answer } from "@/lib/protocol/ask/answerTo";
import { linkOf } from "@/lib/protocol/ask/link";
import type { Question } from "@/lib/protocol/ask/shapes";
import { changedRules, houseWith } from "@/lib/protocol/houseRules";
import { alsoKnown } from "@/lib/views/desk/alsoKnown";
import { askedOf } from "@/lib/views/desk/askedOf";
import { likelyAsked } from "@/lib/views/desk/likelyAsked";
import { otherHouses } from "@/lib/views/desk/otherHouses";
import { drawnAnswer } from "@/lib/views/desk/pictured";
import { outcomeOf } from "@/lib/views/desk/waysOut";
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
        <p className="flex flex-wrap items-center text-small text-soft">
          {deskWords.rules}
          {answer.rules.map((id) => (
            <RuleKey key={id} id={id} />
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

/** Details of an answer: the exact chance, the lowest raise per face, anything odd about a claim. */
function AlsoKnown({ answer }: { readonly answer: Answer }) {
  const { exact, perFace, warnings } = alsoKnown(answer);
  const lines = [
    ...warnings.map((warning) => deskWords.also.warnings[warning]),
    ...(exact === null ? [] : [deskWords.also.exact(sayPercent(exact))]),
    ...(perFace.length < 2 ? [] : [deskWords.also.perFace(perFace)]),
  ];
  return lines.map((line) => (
    <p key={line} className="leading-snug">
      {line}
    </p>
  ));
}

interface AnswerHeadProps {
  readonly question: Question;
  readonly answer: Answer;
}

/** The context of an answer: the question, the game, the house rules, and the round. */
function AnswerHead({ question, answer }: AnswerHeadProps) {
  const { game, house = {} } = question;
  const asked = sayAsked(askedOf(question, drawnAnswer(question, answer)));
  const changed = Object.entries(changedRules(game, houseWith(game, house)));
  const facts = [...changed.map(([option, value]) => sayHouse(option, value)), ...factsOf(question)];
  const table = question.ask === "raise" ? (question.table ?? []) : [];
  const seen = question.ask === "odds" ? (question.known ?? []) : [];
  return (
    <header className="flex flex-col gap-1 text-small text-soft leading-snug">
      <p>
        {asked !== null && <span className="text-ink">{asked} </span>}
        {gameName(game)}
        {facts.map((fact) => ` · ${fact}`)}
      </p>
      {seen.length > 0 && <Shown name={deskWords.seen} dice={seen} />}
      {table.length > 0 && <Shown name={deskWords.facts.table} dice={table} />}
    </header>
  );
}

/** Facts of the round other than the claims. */
function factsOf(question: Question): readonly string[] {
  const { facts } = deskWords;
  const wild = "wild" in question ? question.wild : undefined;
  const raising = question.ask === "raise" || question.ask === "lowest" ? question : null;
  const inPlay = "dice_in_play" in question ? question.dice_in_play : undefined;
  return [
    ...(wild === undefined ? [] : [wild === null ? facts.noWild : facts.wild(wild)]),
    ...(raising?.locked_face ? [facts.palifico, facts.locked(raising.locked_face)] : []),
    ...(raising?.palifico ? [facts.palifico] : []),
    ...(inPlay === undefined ? [] : [facts.inPlay(inPlay)]),
    ...(question.ask === "judge" && question.kind === "spot-on" ? [facts.spotOn] : []),
  ];
}

function Shown({ name, dice }: { readonly name: string; readonly dice: readonly Face[] }) {
  return (
    <p className="flex flex-wrap items-center gap-1.5">
      {name}
      <span className="sr-only">{dice.map((face) => faceWord(face, 1)).join(", ")}</span>
      <DiceRow dice={placed(dice, null)} size="size-6" silent />
    </p>
  );
}
