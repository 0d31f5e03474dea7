import { Section } from "@/app/ui/Section";
import { groupGamesWords, nightResultWords, sayDay, sayParts } from "@/lib/messages/night";
import type { OwedBefore as Owed } from "@/lib/protocol/nightResult";
import { Debts } from "./Debts";

interface OwedBeforeProps {
  readonly group: string;
  readonly owed: readonly Owed[];
  readonly today: string;
  readonly yesterday: string;
  readonly level: 2 | 3;
}

/** What earlier nights left unpaid, each under its own name; nothing where all is paid. */
export function OwedBefore({ group, owed, today, yesterday, level }: OwedBeforeProps) {
  if (owed.length === 0) return null;
  return (
    <Section id="before" heading={nightResultWords.before} look="title" level={level} className="pb-5">
      {owed.map(({ night, debts }) => {
        const called = sayParts([
          groupGamesWords.nightCalled(night.name),
          sayDay(night.day, today, yesterday),
        ]);
        return (
          <div key={night.id} className="pt-1 pb-2">
            <p className="pb-1 text-note text-soft [overflow-wrap:anywhere]">{called}</p>
            <Debts group={group} night={night} debts={debts} label={called} />
          </div>
        );
      })}
    </Section>
  );
}
