import Link from "next/link";
import { Die } from "@/app/_components/Die";
import { RuleChip } from "@/app/_components/RuleChip";
import type { Face } from "@/lib/engine";
import { answerTo } from "@/lib/formats/ask/answerTo";
import { linkOf } from "@/lib/formats/ask/link";
import { otherHouses } from "@/lib/views/desk/otherHouses";
import { faceName } from "@/lib/words";
import { argumentWords } from "@/lib/words/arguments";
import { gameName } from "@/lib/words/games";
import type { Classic } from "./classics";

/** One argument: what is asked, the dice, the answer with its rules, and the way to the desk. */
export function Argument({ about, question }: Classic) {
  const { ask, why } = argumentWords.classics[about];
  const answer = answerTo(question);
  const dice = diceOf(question);
  return (
    <li className="flex flex-col gap-1.5 border-line border-t py-4">
      <h2 className="stamp text-balance text-2xl leading-tight">{ask}</h2>
      {dice.length > 0 && (
        <p className="flex flex-wrap gap-x-5 gap-y-1.5">
          {dice.map((hand, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one hand, then the other
            <span key={at} className="inline-flex flex-wrap gap-1">
              <span className="sr-only">{hand.map(faceName).join(", ")}</span>
              {hand.map((face, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice in a row have no other identity
                <Die key={place} face={face} size="size-8" silent />
              ))}
            </span>
          ))}
        </p>
      )}
      <p className="font-semibold text-lg leading-snug">
        {answer.message}{" "}
        {answer.rules.map((id) => (
          <RuleChip key={id} id={id} />
        ))}
      </p>
      <p className="text-soft leading-snug">
        {why} {argumentWords.inGame(gameName(question.game))}.{" "}
        {argumentWords.others(otherHouses(question).length)}
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

/** The dice an argument is about. */
function diceOf(question: Classic["question"]): readonly (readonly Face[])[] {
  if (question.ask === "compare")
    return [question.a, question.b].flatMap((side) => (Array.isArray(side) ? [side as Face[]] : []));
  return question.ask === "judge" && question.dice ? [question.dice.flat() as Face[]] : [];
}
