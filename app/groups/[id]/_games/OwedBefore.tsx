import { Section } from "@/app/ui/Section";
import { ledgerWords } from "@/lib/messages/ledger";
import { nightResultWords } from "@/lib/messages/night";
import type { OpenUnit } from "@/lib/protocol/ledger";
import { Payments } from "../ledger/_ledger/Payments";

interface OwedBeforeProps {
  readonly group: string;
  readonly owed: readonly OpenUnit[];
  readonly level: 2 | 3;
  /** True if a long list is collapsed, on pages about something else. */
  readonly folds?: boolean;
}

/** The most rows that leave room for the main content. */
const FEW = 5;

/**
 * Unpaid amounts carried over from earlier nights, chips and each currency separately; hidden if all are
 * paid.
 */
export function OwedBefore({ group, owed, level, folds = false }: OwedBeforeProps) {
  if (owed.length === 0) return null;
  const lines = owed.reduce((sum, { payments }) => sum + payments.length, 0);
  const units = owed.map((open) => (
    <div key={open.unit ?? ""} className="pt-1">
      <p className="pb-1 text-small text-soft [overflow-wrap:anywhere]">{open.unit ?? ledgerWords.chips}</p>
      <Payments group={group} open={open} />
    </div>
  ));
  return (
    <Section id="before" heading={nightResultWords.before} look="title" level={level} className="pb-4">
      {folds && lines > FEW ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-soft underline underline-offset-4">
            {nightResultWords.open(lines)}
          </summary>
          {units}
        </details>
      ) : (
        units
      )}
    </Section>
  );
}
