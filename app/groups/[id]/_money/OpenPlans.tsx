import { sayAmount } from "@/app/_night/sayNight";
import { Section } from "@/app/ui/Section";
import { ledgerWords } from "@/lib/messages/ledger";
import { moneyWords } from "@/lib/messages/money";
import { nightResultWords } from "@/lib/messages/night";
import type { OpenUnit } from "@/lib/protocol/ledger";
import { Plan } from "./Plan";

interface OpenPlansProps {
  readonly group: string;
  readonly open: readonly OpenUnit[];
  readonly heading?: string;
  readonly level: 2 | 3;
  /** True if a long list is collapsed, on pages about something else. */
  readonly folds?: boolean;
}

/** The most rows that leave room for the main content. */
const FEW = 5;

/** "$26.40 unpaid": the open payments of one unit. */
export const sayUnpaid = ({ unit, payments }: OpenUnit): string =>
  moneyWords.unpaid(
    sayAmount(
      payments.reduce((sum, { paid, amount }) => sum + (paid === null ? amount : 0), 0),
      unit,
    ),
  );

/** The payment plans of a group, of chips and each currency; hidden if nothing is open. */
export function OpenPlans({ group, open, heading, level, folds = false }: OpenPlansProps) {
  if (open.length === 0) return null;
  const lines = open.reduce((sum, { payments }) => sum + payments.length, 0);
  const unpaid = open.flatMap(({ payments }) => payments.filter(({ paid }) => paid === null)).length;
  const units = open.map((one) => (
    <div key={one.unit ?? ""} className="pt-1">
      <p className="pb-1 font-semibold [overflow-wrap:anywhere]">{sayUnpaid(one)}</p>
      <Plan group={group} open={one} label={one.unit ?? ledgerWords.chips} />
    </div>
  ));
  return (
    <Section
      id="before"
      heading={heading ?? nightResultWords.debts}
      look="title"
      level={level}
      className="pb-4"
    >
      {folds && lines > FEW ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-soft underline underline-offset-4">
            {nightResultWords.open(unpaid)}
          </summary>
          {units}
        </details>
      ) : (
        units
      )}
    </Section>
  );
}
