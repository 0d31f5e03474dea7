import { DiceRow, placed } from "@/app/ui/Dice";
import type { Face } from "@/lib/engine";
import { deskWords, sayAsked, sayHouse } from "@/lib/messages/desk";
import { faceWord, gameName } from "@/lib/messages/terms";
import type { Answer } from "@/lib/protocol/ask/answerTo";
import type { Question } from "@/lib/protocol/ask/shapes";
import { changedRules, houseWith } from "@/lib/protocol/houseRules";
import { askedOf } from "@/lib/views/desk/askedOf";
import { drawnAnswer } from "@/lib/views/desk/pictured";

interface AnswerHeadProps {
  readonly question: Question;
  readonly answer: Answer;
}

/** The context of an answer: the question, the game, the house rules, and the round. */
export function AnswerHead({ question, answer }: AnswerHeadProps) {
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
