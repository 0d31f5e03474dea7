import { Section } from "@/app/ui/Section";
import { ledgerWords } from "@/lib/messages/ledger";
import { nightResultWords } from "@/lib/messages/night";
import type { OpenUnit } from "@/lib/protocol/ledger";
import { Payments } from "../ledger/_ledger/Payments";

interface OwedBeforeProps {
  readonly group: string;
  readonly owed: readonly OpenUnit[];
  readonly level: 2 | 3;
  /** Whether a long list is folded away, where it is not what the page is about. */
  readonly folds?: boolean;
}

/** As many lines as leave room for what the page is about. */
const FEW = 5;

/** What a night opens with: what the ledger has unpaid, chips and each kind of money by itself; nothing where all is paid. */
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
