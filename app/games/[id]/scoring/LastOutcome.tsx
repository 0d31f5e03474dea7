import { unplayedIn } from "@/app/_verdict/unplayedRound";
import type { RecordOutcome } from "@/lib/engine";
import { nameOf } from "@/lib/messages/names";
import { scoringWords } from "@/lib/messages/scoring";
import { sayAction } from "@/lib/messages/table";
import { sayVerdict } from "@/lib/messages/verdict";
import type { OpenFact } from "@/lib/views/scoring";
import type { Seated } from "../_table/seated";

interface LastOutcomeProps extends Pick<Seated, "table" | "view"> {
  readonly facts: readonly OpenFact[];
  readonly onAnswer: (action: RecordOutcome) => void;
}

/** One line about the round just recorded, and keys for the facts it left open. */
export function LastOutcome({ table, view, facts, onAnswer }: LastOutcomeProps) {
  const [fact] = facts;
  return (
    <>
      <p className="min-h-6 px-1 text-small text-soft leading-snug [overflow-wrap:anywhere]">
        {lineOf(table, view)}
      </p>
      {fact && (
        <fieldset className="flex min-w-0 flex-wrap items-center gap-1.5">
          <legend className="float-left pr-2 font-semibold text-small">
            {scoringWords.facts[fact.asks]}
          </legend>
          {fact.answers.map(({ answer, action }) => (
            <button
              key={answer}
              type="button"
              onClick={() => onAnswer(action)}
              className="key min-h-11 min-w-11 px-3 font-semibold text-small"
            >
              {typeof answer === "string"
                ? nameOf(table.names, answer)
                : (answer ?? scoringWords.facts[fact.asks])}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** "Ruiz banged Hale out of turn and was right. Ruiz: 2 goods. Pot 8. Ruiz starts." */
function lineOf(table: Seated["table"], view: Seated["view"]): string {
  const { pot, toAct, settled } = view;
  const unplayed = unplayedIn(view, table.names);
  const last = table.last?.entry.action;
  const round = unplayed?.line ?? (settled ? sayVerdict(settled, table.names).story : null);
  const news = last && last.do !== "outcome" && round === null ? sayAction(last, table.names, view) : null;
  return [
    ...[round ?? news].filter((line) => line !== null),
    ...(pot ? [scoringWords.pot(pot)] : []),
    ...(toAct && view.phase === "between-rounds" ? [scoringWords.starts(toAct.name)] : []),
  ].join(" ");
}
