import Link from "next/link";
import { DiceRow, Die } from "@/app/ui/Dice";
import { RuleChip } from "@/app/ui/RuleChip";
import type { Face } from "@/lib/engine";
import { argumentWords } from "@/lib/messages/desk";
import { faceWord, gameName, sayClaim } from "@/lib/messages/terms";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import { linkOf } from "@/lib/protocol/ask/link";
import { type DrawnAnswer, type DrawnSide, drawnAnswer } from "@/lib/views/desk/pictured";
import { type HandDie, lookOf } from "@/lib/views/handVerdict";
import type { Classic } from "./classics";

interface ArgumentProps extends Classic {
  /** How many other rule sets answer it differently. */
  readonly elsewhere: number;
}

/** One argument: the question, the dice, the answer with its rules, and a link to the desk. */
export function Argument({ about, question, rule, elsewhere }: ArgumentProps) {
  const { ask, why } = argumentWords.classics[about];
  const answer = answerTo(question);
  return (
    <li className="flex flex-col gap-1.5 border-line border-t py-4">
      <h2 className="stamp text-balance text-large leading-tight">{ask}</h2>
      <DrawnQuestion drawn={drawnAnswer(question, answer)} />
      <p className="font-semibold text-lead leading-snug">
        {answer.message}{" "}
        {[...new Set([rule, ...answer.rules])].map((id) => (
          <RuleChip key={id} id={id} />
        ))}
      </p>
      <p className="text-soft leading-snug">
        {why} {argumentWords.inGame(gameName(question.game))}. {argumentWords.others(elsewhere)}
      </p>
      <Link
        href={`/settle?${linkOf(question)}`}
        prefetch={false}
        className="inline-flex min-h-11 items-center self-start underline underline-offset-4"
      >
        {argumentWords.settle}
      </Link>
    </li>
  );
}

/** The dice of an argument: hands with the deciding dice lit, counts, and the dice on the table. */
function DrawnQuestion({ drawn: { sides, shown, wild } }: { readonly drawn: DrawnAnswer }) {
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {sides.map((side) => (
        <Side key={side.role} side={side} wild={wild} />
      ))}
      {shown.length > 0 && (
        <span className="inline-flex flex-wrap gap-1">
          <span className="sr-only">{shown.map(({ face }) => face && faceWord(face, 1)).join(", ")}</span>
          <Row dice={shown} wild={wild} />
        </span>
      )}
    </p>
  );
}

function Side({ side: { claim, count, dice }, wild }: { side: DrawnSide; wild: Face | null }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <span className="sr-only">{sayClaim(claim)}</span>
      {count ? (
        <>
          <span aria-hidden="true" className="stamp pr-0.5 text-title leading-none">
            {count.count}
          </span>
          <Die face={count.face} look={count.face === wild ? "wild" : "plain"} size="size-8" silent />
        </>
      ) : (
        <Row dice={dice} wild={null} />
      )}
    </span>
  );
}

function Row({ dice, wild }: { readonly dice: readonly HandDie[]; readonly wild: Face | null }) {
  const placed = dice.map((die) => ({ face: die.face, look: lookOf(die, wild) }));
  return <DiceRow dice={placed} size="size-8" silent />;
}
