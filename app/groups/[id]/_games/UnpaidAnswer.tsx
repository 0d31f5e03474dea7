import { sayCalendarDay } from "@/lib/messages/formats";
import { answerWords } from "@/lib/messages/wall";
import type { OpenUnit } from "@/lib/protocol/ledger";
import { sayUnpaid } from "../_money/OpenPlans";
import { Plan } from "../_money/Plan";
import { Answer } from "./Answer";

interface UnpaidAnswerProps {
  readonly group: string;
  /** With unpaid payments. */
  readonly units: readonly OpenUnit[];
}

/** Between nights: what is unpaid, and who pays whom, each with a tick. */
export function UnpaidAnswer({ group, units }: UnpaidAnswerProps) {
  return units.map((open) => {
    const days = open.payments.flatMap(({ paid, since }) =>
      paid === null ? since.map(({ day }) => day) : [],
    );
    const latest = days.toSorted().at(-1);
    return (
      <div key={open.unit ?? ""} className="felt -mx-4 mb-3 rounded-t-none! px-4 pb-3">
        <Answer
          about={
            latest === undefined
              ? ""
              : answerWords.from(sayCalendarDay(latest, { month: "short", day: "numeric" }))
          }
          says={sayUnpaid(open)}
        />
        <Plan group={group} open={open} label={answerWords.debts} />
      </div>
    );
  });
}
