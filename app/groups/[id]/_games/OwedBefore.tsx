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
  /** Whether a long list is folded away, where it is not what the page is about. */
  readonly folds?: boolean;
}

/** As many lines as leave room for what the page is about. */
const FEW = 5;

/** What earlier nights left unpaid, each under its own name; nothing where all is paid. */
export function OwedBefore({ group, owed, today, yesterday, level, folds = false }: OwedBeforeProps) {
  if (owed.length === 0) return null;
  const lines = owed.reduce((sum, { debts }) => sum + debts.length, 0);
  const nights = owed.map(({ night, debts }) => {
    const called = sayParts([groupGamesWords.nightCalled(night.name), sayDay(night.day, today, yesterday)]);
    return (
      <div key={night.id} className="pt-1">
        <p className="pb-1 text-small text-soft [overflow-wrap:anywhere]">{called}</p>
        <Debts group={group} night={night} debts={debts} label={called} />
      </div>
    );
  });
  return (
    <Section id="before" heading={nightResultWords.before} look="title" level={level} className="pb-4">
      {folds && lines > FEW ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-soft underline underline-offset-4">
            {nightResultWords.open(lines)}
          </summary>
          {nights}
        </details>
      ) : (
        nights
      )}
    </Section>
  );
}
