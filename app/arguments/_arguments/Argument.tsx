import Link from "next/link";
import { RuleChip } from "@/app/ui/RuleChip";
import { argumentWords } from "@/lib/messages/desk";
import { gameName } from "@/lib/messages/terms";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import { linkOf } from "@/lib/protocol/ask/link";
import { drawnAnswer } from "@/lib/views/desk/pictured";
import type { Classic } from "./classics";
import { DrawnQuestion } from "./DrawnQuestion";

interface ArgumentProps extends Classic {
  /** How many other houses answer it otherwise. */
  readonly elsewhere: number;
}

/** One argument: what is asked, the dice, the answer with its rules, and the way to the desk. */
export function Argument({ about, question, rule, elsewhere }: ArgumentProps) {
  const { ask, why } = argumentWords.classics[about];
  const answer = answerTo(question);
  return (
    <li className="flex flex-col gap-1.5 border-line border-t py-4">
      <h2 className="stamp text-balance text-2xl leading-tight">{ask}</h2>
      <DrawnQuestion drawn={drawnAnswer(question, answer)} />
      <p className="font-semibold text-lg leading-snug">
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
